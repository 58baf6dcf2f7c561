import { describe, expect, it } from 'vitest';
import { fakeClock } from '../store/clock.ts';
import { dump } from '../../verify/invariants/index.ts';
import { createMock } from '../server/mock.ts';
import { at, callerOf, itemsOf, world } from '../testing.ts';

const names = (body: unknown) => itemsOf(body).map((item) => at(item, 'name'));

describe('projects (docs/contract/server-behaviour.md section 3)', () => {
  it('are created with a default VPC, which prevents their deletion', async () => {
    const { call } = world();
    expect((await call('POST', '/v1/projects', { name: 'tidal', description: '' })).status).toBe(201);
    expect(names((await call('GET', '/v1/vpcs?project=tidal')).body)).toEqual(['default']);
    expect(names((await call('GET', '/v1/vpc-subnets?project=tidal&vpc=default')).body)).toEqual(['default']);
    const refused = await call('DELETE', '/v1/projects/tidal');
    expect(refused).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } });
    expect(at(refused.body, 'message')).toContain('a VPC');
    expect((await call('DELETE', '/v1/vpcs/default?project=tidal')).status).toBe(400);
    expect((await call('DELETE', '/v1/vpc-subnets/default?project=tidal&vpc=default')).status).toBe(204);
    expect((await call('DELETE', '/v1/vpcs/default?project=tidal')).status).toBe(204);
    expect((await call('DELETE', '/v1/projects/tidal')).status).toBe(204);
    expect((await call('GET', '/v1/projects/tidal')).status).toBe(404);
  });

  it('keep what an update omits, and get a new modification time', async () => {
    const { call, clock } = world();
    clock.advance(1000);
    const { body } = await call('PUT', '/v1/projects/identity', { name: 'directory' });
    expect(body).toMatchObject({
      name: 'directory',
      description: 'Directory sync, sessions and device login',
    });
    expect(at(body, 'time_modified')).toBe(new Date(clock.now()).toISOString());
    expect(at((await call('PUT', '/v1/projects/directory', { description: '' })).body, 'description')).toBe(
      '',
    );
    const taken = await call('PUT', '/v1/projects/directory', { name: 'edge-cache' });
    expect(taken).toMatchObject({ status: 500, body: { error_code: 'Internal' } });
    expect((await call('PUT', '/v1/projects/directory', { name: 'directory' })).status).toBe(200);
  });
});

describe('policies', () => {
  // @sheet corrections/N3
  it('are replaced as a whole, with one or several roles of an identity, each once', async () => {
    const { call } = world();
    const id = at((await call('GET', '/v1/me')).body, 'id');
    const line = (role_name: string) => ({ identity_id: id, identity_type: 'silo_user', role_name });
    const twice = { role_assignments: [line('viewer'), line('viewer')] };
    const both = { role_assignments: [line('admin'), line('viewer')] };
    expect((await call('PUT', '/v1/projects/identity/policy', twice)).status).toBe(400);
    expect(
      (await call('PUT', '/v1/projects/identity/policy', { role_assignments: [line('owner')] })).status,
    ).toBe(400);
    expect(await call('PUT', '/v1/projects/identity/policy', both)).toEqual({ status: 200, body: both });
    const once = { role_assignments: [line('viewer')] };
    expect(await call('PUT', '/v1/projects/identity/policy', once)).toEqual({ status: 200, body: once });
    expect((await call('GET', '/v1/projects/identity/policy')).body).toEqual(once);
  });
});

describe('SSH keys', () => {
  it('are visible only to their user', async () => {
    const { clock } = world();
    const mock = createMock({ clock, personas: true });
    const [maren, tobias] = [callerOf(mock), callerOf(mock, 'Tobias Lindqvist')];
    const key = { name: 'work-laptop', description: '', public_key: 'ssh-ed25519 AAAA' };
    expect(names((await maren('GET', '/v1/me/ssh-keys')).body)).toEqual(['build-box', 'work-laptop']);
    expect((await maren('POST', '/v1/me/ssh-keys', key)).status).toBe(400);
    expect((await tobias('POST', '/v1/me/ssh-keys', key)).status).toBe(201);
    expect((await tobias('GET', '/v1/me/ssh-keys/build-box')).status).toBe(404);
    expect((await tobias('DELETE', '/v1/me/ssh-keys/work-laptop')).status).toBe(204);
    expect(names((await maren('GET', '/v1/me/ssh-keys')).body)).toHaveLength(2);
  });
});

describe('silos (docs/contract/server-behaviour.md section 8)', () => {
  const silo = {
    name: 'orchard',
    description: '',
    discoverable: true,
    identity_mode: 'saml_jit',
    admin_group_name: 'orchard-admins',
    quotas: { cpus: 30, memory: 2 ** 36, storage: 2 ** 40 },
    tls_certificates: [],
  };

  it('start with quotas, no utilization and an admin group, and can be deleted when empty', async () => {
    const { call } = world();
    expect(await call('POST', '/v1/system/silos', silo)).toMatchObject({
      status: 201,
      body: { mapped_fleet_roles: {} },
    });
    expect((await call('POST', '/v1/system/silos', silo)).body).toMatchObject({
      message: 'already exists: silo "orchard"',
    });
    expect((await call('GET', '/v1/system/utilization/silos/orchard')).body).toMatchObject({
      allocated: silo.quotas,
      provisioned: { cpus: 0, memory: 0, storage: 0 },
    });
    expect((await call('PUT', '/v1/system/silos/orchard/quotas', { cpus: 5 })).body).toMatchObject({
      ...silo.quotas,
      cpus: 5,
    });
    expect(at((await call('GET', '/v1/system/silos/orchard/policy')).body, 'role_assignments')).toMatchObject(
      [{ role_name: 'admin' }],
    );
    expect((await call('DELETE', '/v1/system/silos/orchard')).status).toBe(204);
    expect((await call('DELETE', '/v1/system/silos/northgate')).status).toBe(400);
  });

  it('have the utilization that their own users see', async () => {
    const { call } = world();
    const list = await call('GET', '/v1/system/utilization/silos');
    const own = itemsOf(list.body).find((row) => at(row, 'silo_name') === 'fernhill');
    expect((await call('GET', '/v1/utilization')).body).toEqual({
      capacity: at(own, 'allocated'),
      provisioned: at(own, 'provisioned'),
    });
  });
});

describe('users and groups', () => {
  it('lists members of a group', async () => {
    const { call } = world();
    const groups = itemsOf((await call('GET', '/v1/groups')).body);
    const id = String(
      at(
        groups.find((group) => at(group, 'display_name') === 'web-crew'),
        'id',
      ),
    );
    const members = await call('GET', `/v1/users?group=${id}`);
    expect(itemsOf(members.body).map((user) => at(user, 'display_name'))).toEqual(['Tobias Lindqvist']);
    expect((await call('GET', '/v1/users?group=00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect(
      itemsOf((await call('GET', '/v1/me/groups')).body).map((group) => at(group, 'display_name')),
    ).toEqual(['platform-team']);
  });
});

describe('demo data', () => {
  it('is the same for the same clock time', () => {
    const rows = () => dump(createMock({ clock: fakeClock() }).store);
    expect(rows()).toBe(rows());
  });
});
