import { describe, expect, it } from 'vitest';
import { type Mock } from '../../server/mock.ts';
import { problems } from '../../../verify/invariants/index.ts';
import { at, itemsOf, world } from '../../testing.ts';

const LOCAL = '/v1/system/identity-providers/local/users';
const user = (external_id: string, value = 'open-sesame') => ({
  external_id,
  password: { mode: 'password', value },
});

async function login(mock: Mock, username: string, password: string) {
  const body = JSON.stringify({ username, password });
  const url = 'http://mock.test/v1/login/harbor-labs/local';
  const response = await mock.handle(
    new Request(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
  );
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { status: response.status, cookie };
}

const idOf = (mock: Mock, externalId: string): string =>
  mock.store.tables.users.find((row) => row.externalId === externalId)?.id ?? '';

describe('users of a silo, for operators', () => {
  it('are listed and returned only within their silo', async () => {
    const { call, mock } = world();
    const list = await call('GET', '/v1/system/users?silo=harbor-labs&limit=3');
    expect(itemsOf(list.body)).toHaveLength(3);
    const next = await call('GET', `/v1/system/users?page_token=${String(at(list.body, 'next_page'))}`);
    expect(itemsOf(next.body)).toHaveLength(1);
    const lab = idOf(mock, 'lab');
    const shown = await call('GET', `/v1/system/users/${lab}?silo=harbor-labs`);
    expect(shown.body).toMatchObject({ id: lab, display_name: 'Lab Account' });
    expect((await call('GET', `/v1/system/users/${lab}?silo=fernhill`)).status).toBe(404);
    expect((await call('GET', '/v1/system/users')).status).toBe(400);
  });

  it('can be read in their own silo and by fleet viewers', async () => {
    const { as } = world();
    expect((await as('Pavel Novak')('GET', '/v1/system/users?silo=fernhill')).status).toBe(200);
    expect((await as('Pavel Novak')('GET', '/v1/system/users?silo=northgate')).status).toBe(404);
  });
});

describe('local users (docs/contract/server-behaviour.md section 8)', () => {
  it('are created, sign in, and get another password', async () => {
    const { call, mock } = world();
    const made = await call('POST', `${LOCAL}?silo=harbor-labs`, user('diver'));
    expect(made).toMatchObject({ status: 201, body: { display_name: 'diver' } });
    expect(at(made.body, 'password')).toBeUndefined();
    const { cookie, status } = await login(mock, 'diver', 'open-sesame');
    expect(status).toBe(204);
    const set = `${LOCAL}/${String(at(made.body, 'id'))}/set-password?silo=harbor-labs`;
    expect((await call('POST', set, { mode: 'password', value: 'other' })).status).toBe(204);
    expect((await login(mock, 'diver', 'open-sesame')).status).toBe(401);
    expect((await login(mock, 'diver', 'other')).status).toBe(204);
    expect((await call('POST', set, { mode: 'login_disallowed' })).status).toBe(204);
    expect((await login(mock, 'diver', 'other')).status).toBe(401);
    const me = await mock.handle(new Request('http://mock.test/v1/me', { headers: { cookie } }));
    expect(me.status).toBe(200);
  });

  it('leave nothing behind when they are deleted', async () => {
    const { call, mock } = world();
    const made = await call('POST', `${LOCAL}?silo=harbor-labs`, user('diver'));
    const id = String(at(made.body, 'id'));
    const { cookie } = await login(mock, 'diver', 'open-sesame');
    const { tables } = mock.store;
    const key = { name: 'k', description: '', public_key: 'ssh-ed25519 AAAA' };
    const headers = { cookie, 'content-type': 'application/json' };
    const post = (path: string, body: object) =>
      mock.handle(
        new Request(`http://mock.test${path}`, { method: 'POST', body: JSON.stringify(body), headers }),
      );
    expect((await post('/v1/me/ssh-keys', key)).status).toBe(201);
    expect((await post('/device/confirm', { user_code: 'FERN-HILL' })).status).toBe(204);
    const silo = tables.silos.find((row) => row.name === 'harbor-labs');
    const group = { id: 'g', displayName: 'divers', siloId: silo?.id ?? '', userIds: [id] };
    tables.groups.put(group);
    const policy = '/v1/system/silos/harbor-labs/policy';
    const before = at((await call('GET', policy)).body, 'role_assignments');
    const assignment = { identity_id: id, identity_type: 'silo_user', role_name: 'viewer' };
    const role_assignments = [...(Array.isArray(before) ? before : []), assignment];
    expect((await call('PUT', policy, { role_assignments })).status).toBe(200);
    expect((await call('DELETE', `${LOCAL}/${id}?silo=harbor-labs`)).status).toBe(204);
    expect((await mock.handle(new Request('http://mock.test/v1/me', { headers }))).status).toBe(401);
    expect(JSON.stringify(Object.values(tables).map((table) => [...table]))).not.toContain(id);
    expect(tables.groups.get('g')?.userIds).toEqual([]);
    expect(at((await call('GET', policy)).body, 'role_assignments')).toEqual(before);
    expect(problems(mock.store)).toEqual([]);
    expect((await call('DELETE', `${LOCAL}/${id}?silo=harbor-labs`)).status).toBe(404);
  });

  it('are refused where the provider manages the users, and when they are invalid', async () => {
    const { call, mock } = world();
    const tobias = idOf(mock, 'tobias');
    const statuses = [
      await call('POST', `${LOCAL}?silo=fernhill`, user('diver')),
      await call('DELETE', `${LOCAL}/${tobias}?silo=fernhill`),
      await call('POST', `${LOCAL}/${tobias}/set-password?silo=fernhill`, { mode: 'login_disallowed' }),
      await call('POST', `${LOCAL}?silo=harbor-labs`, user('Diver')),
      await call('POST', `${LOCAL}`, user('diver')),
      await call('DELETE', `${LOCAL}/${tobias}?silo=harbor-labs`),
      await call('POST', `${LOCAL}?silo=nowhere`, user('diver')),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 400, 400, 404, 404]);
    expect(await call('POST', `${LOCAL}?silo=harbor-labs`, user('lab'))).toMatchObject({
      status: 400,
      body: { error_code: 'ObjectAlreadyExists', message: 'already exists: silo-user "lab"' },
    });
    expect((await call('POST', `${LOCAL}?silo=harbor-labs`, user('maren'))).status).toBe(201);
  });

  it('are for admins of the silo or of the fleet', async () => {
    const { as, mock } = world();
    const station = idOf(mock, 'tide-station');
    const lab = as('Lab Account');
    expect((await lab('POST', `${LOCAL}?silo=harbor-labs`, user('diver'))).status).toBe(201);
    expect((await lab('POST', `${LOCAL}?silo=fernhill`, user('diver'))).status).toBe(404);
    const other = as('tide-station');
    expect((await other('POST', `${LOCAL}?silo=harbor-labs`, user('more'))).status).toBe(403);
    expect((await other('DELETE', `${LOCAL}/${station}?silo=harbor-labs`)).status).toBe(403);
    expect((await as('Pavel Novak')('DELETE', `${LOCAL}/${station}?silo=harbor-labs`)).status).toBe(404);
  });
});
