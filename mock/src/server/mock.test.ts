import { describe, expect, it } from 'vitest';
import { fakeClock } from '../store/clock.ts';
import { createMock } from './mock.ts';
import { personas } from '../seeds/index.ts';
import { at, callerOf, itemsOf } from '../testing.ts';

const start = () => createMock({ clock: fakeClock(), personas: true });

describe('order of checks (docs/contract/server-behaviour.md section 1)', () => {
  it('refuses an invalid name or id in the path before anything else', async () => {
    const call = callerOf(start());
    expect(await call('GET', '/v1/projects/Bad_Name?nonsense=1')).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('bad parameter in URL path') },
    });
  });

  it('refuses unknown and malformed query parameters', async () => {
    const call = callerOf(start());
    for (const query of ['nonsense=1', 'limit=0', 'limit=ten', 'sort_by=size', 'limit=1&limit=2']) {
      expect(await call('GET', `/v1/projects?${query}`)).toMatchObject({
        status: 400,
        body: { error_code: 'InvalidRequest' },
      });
    }
  });

  // @sheet specification/8.4
  it('reports invalid JSON in the format that the console expects', async () => {
    const { status, body } = await callerOf(start())('POST', '/v1/projects', '{"name": "a",\n}');
    expect(status).toBe(400);
    expect(at(body, 'message')).toMatch(/^unable to parse JSON body: .+ at line 2 column 1$/);
    expect(at(body, 'error_code')).toBeUndefined();
    expect(at(body, 'request_id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('reports where a body is not UTF-8', async () => {
    const mock = createMock({ clock: fakeClock(), personas: true });
    const body = new Uint8Array([0x7b, 0x0a, 0x22, 0xff, 0x22, 0x7d]);
    const request = new Request('http://mock.test/v1/projects', { method: 'POST', body });
    expect(at(await (await mock.handle(request)).json(), 'message')).toBe(
      'unable to parse JSON body: invalid UTF-8 at line 2 column 2',
    );
  });

  it('names the field of an invalid body', async () => {
    const call = callerOf(start());
    const messages = [];
    for (const body of [
      { name: 'x' },
      { name: 'X', description: '' },
      { name: 'x', description: '', colour: 'red' },
    ]) {
      messages.push(at((await call('POST', '/v1/projects', body)).body, 'message'));
    }
    expect(messages).toEqual([
      'unable to parse JSON body: the body must have the field "description" at line 1 column 13',
      'unable to parse JSON body: name has a value of the wrong form: "X" at line 1 column 30',
      'unable to parse JSON body: the body has the unknown field "colour" at line 1 column 45',
    ]);
  });

  it('requires a session only when the call is well-formed', async () => {
    const mock = createMock({ clock: fakeClock() });
    const anonymous = async (path: string) =>
      (await mock.handle(new Request(`http://mock.test${path}`))).status;
    expect(await anonymous('/v1/projects?limit=0')).toBe(400);
    expect(await anonymous('/v1/projects')).toBe(401);
    expect(await anonymous('/v1/ping')).toBe(200);
  });

  it('distinguishes unknown paths from unknown methods', async () => {
    const call = callerOf(start());
    expect(await call('GET', '/v1/nothing')).toMatchObject({
      status: 404,
      body: { message: expect.any(String) },
    });
    expect(await call('DELETE', '/v1/projects')).toMatchObject({
      status: 405,
      body: { error_code: 'MethodNotAllowed' },
    });
  });
});

describe('lookup (docs/contract/server-behaviour.md section 1)', () => {
  it('accepts a name with its parent or an id without', async () => {
    const call = callerOf(start());
    const byName = await call('GET', '/v1/instances/log-shipper?project=edge-cache');
    const id = String(at(byName.body, 'id'));
    expect(await call('GET', `/v1/instances/${id}`)).toEqual(byName);
    expect(await call('GET', `/v1/instances/${id}?project=edge-cache`)).toMatchObject({ status: 400 });
    expect(await call('GET', '/v1/instances/log-shipper')).toMatchObject({
      status: 400,
      body: { error_code: 'InvalidRequest' },
    });
    expect(at((await call('GET', '/v1/instances/nope?project=edge-cache')).body, 'message')).toBe(
      'not found: instance with name "nope"',
    );
  });

  it('requires the parent of a list', async () => {
    expect(await callerOf(start())('GET', '/v1/instances')).toMatchObject({ status: 400 });
  });
});

describe('who may do what (docs/contract/server-behaviour.md section 2)', () => {
  const statuses = async (path: string, method = 'GET', body?: unknown) => {
    const mock = start();
    const results: Record<string, number> = {};
    for (const [kind, name] of Object.entries(personas))
      results[kind] = (await callerOf(mock, name)(method, path, body)).status;
    return results;
  };

  it.each([
    ['/v1/me', [200, 200, 200, 200, 200]],
    ['/v1/me/groups', [200, 200, 200, 200, 200]],
    ['/v1/policy', [200, 200, 200, 200, 200]],
    ['/v1/system/policy', [200, 403, 403, 403, 403]],
    ['/v1/system/silos', [200, 403, 403, 403, 403]],
    ['/v1/system/silos/fernhill', [200, 200, 200, 200, 200]],
    ['/v1/system/silos/northgate', [200, 404, 404, 404, 404]],
    ['/v1/projects', [200, 200, 403, 403, 403]],
    ['/v1/projects/edge-cache', [200, 200, 200, 200, 404]],
    ['/v1/projects/identity', [200, 200, 404, 404, 404]],
    ['/v1/instances?project=edge-cache', [200, 200, 200, 200, 404]],
    ['/v1/utilization', [200, 200, 200, 200, 200]],
  ])('GET %s', async (path, expected) => {
    expect(Object.values(await statuses(path))).toEqual(expected);
  });

  it('lets silo collaborators create projects', async () => {
    const results = [];
    for (const name of Object.values(personas)) {
      results.push(
        (await callerOf(start(), name)('POST', '/v1/projects', { name: 'new', description: '' })).status,
      );
    }
    expect(results).toEqual([201, 201, 403, 403, 403]);
  });

  it('lets project collaborators change what is inside, not the project', async () => {
    const mock = start();
    const ines = callerOf(mock, personas.projectOnly);
    expect((await ines('POST', '/v1/instances/log-shipper/stop?project=edge-cache')).status).toBe(202);
    expect((await ines('PUT', '/v1/projects/edge-cache', { description: 'mine' })).status).toBe(403);
    const dele = callerOf(mock, personas.projectViewer);
    expect((await dele('GET', '/v1/instances/log-shipper?project=edge-cache')).status).toBe(200);
    expect((await dele('POST', '/v1/instances/log-shipper/stop?project=edge-cache')).status).toBe(403);
  });

  it('confers fleet roles through the mapping of the silo', async () => {
    const mock = start();
    const policy = { role_assignments: [] };
    expect((await callerOf(mock)('PUT', '/v1/system/policy', policy)).status).toBe(200);
    expect((await callerOf(mock)('GET', '/v1/system/policy')).status).toBe(200);
    expect((await callerOf(mock, 'Hanne Vestergaard')('GET', '/v1/system/policy')).status).toBe(403);
  });
});

describe('pagination (docs/contract/server-behaviour.md section 1 "Lists")', () => {
  const names = (body: unknown) => itemsOf(body).map((item) => at(item, 'name'));

  it('follows tokens that contain the parent', async () => {
    const call = callerOf(start());
    const seen: unknown[] = [];
    let next: unknown;
    const sizes: number[] = [];
    do {
      const query =
        next === undefined
          ? 'project=render-farm&limit=400'
          : `limit=400&page_token=${encodeURIComponent(String(next))}`;
      const { body } = await call('GET', `/v1/disks?${query}`);
      sizes.push(itemsOf(body).length);
      seen.push(...names(body));
      next = at(body, 'next_page') ?? undefined;
    } while (next !== undefined);
    expect(sizes).toEqual([400, 400, 210, 0]);
    expect(new Set(seen).size).toBe(1010);
    expect(seen[0]).toBe('tile-0001');
    expect(seen.at(-1)).toBe('tile-1010');
  });

  it('continues after a row that was deleted in the meantime', async () => {
    const mock = start();
    const call = callerOf(mock);
    const first = await call('GET', '/v1/disks?project=render-farm&limit=2');
    await call('DELETE', '/v1/disks/tile-0002?project=render-farm');
    const token = encodeURIComponent(String(at(first.body, 'next_page')));
    const second = await call('GET', `/v1/disks?project=render-farm&limit=1&page_token=${token}`);
    expect(names(second.body)).toEqual(['tile-0003']);
  });

  it('sorts as requested, and a last page that is exactly full leads to an empty one', async () => {
    const call = callerOf(start());
    const { body } = await call('GET', '/v1/projects?limit=12&sort_by=name_descending');
    expect(names(body).slice(0, 2)).toEqual(['web-frontend', 'search-index']);
    const token = encodeURIComponent(String(at(body, 'next_page')));
    const after = await call('GET', `/v1/projects?limit=12&page_token=${token}`);
    expect(after.body).toEqual({ items: [], next_page: null });
  });

  it('refuses foreign tokens', async () => {
    const call = callerOf(start());
    const token = String(at((await call('GET', '/v1/projects?limit=1')).body, 'next_page'));
    for (const bad of ['nonsense', `${token.slice(0, -4)}AAAA`]) {
      expect((await call('GET', `/v1/projects?page_token=${encodeURIComponent(bad)}`)).status).toBe(400);
    }
    expect((await call('GET', `/v1/system/silos?page_token=${encodeURIComponent(token)}`)).status).toBe(400);
  });
});
