import { describe, expect, it } from 'vitest';
import { personas } from '../../seeds/index.ts';
import { FLEET_ID } from '../../store/store.ts';
import { at, idOf, itemsOf, type Caller, namesIn, world } from '../../testing.ts';

const POOLS = '/v1/system/ip-pools';

const pool = (name: string) => ({ name, description: '' });
const link = (silo: string, is_default = false) => ({ silo, is_default });

describe('IP pools (docs/contract/server-behaviour.md section 7)', () => {
  it('are listed in the requested order, page by page, without the service pool', async () => {
    const { call } = world();
    const sorted = ['backbone-trial', 'public-v4', 'public-v6', 'reserve'];
    expect(await namesIn(call, POOLS)).toEqual(sorted);
    expect(await namesIn(call, `${POOLS}?sort_by=name_descending`)).toEqual(sorted.toReversed());
    const first = await call('GET', `${POOLS}?limit=3`);
    const token = encodeURIComponent(String(at(first.body, 'next_page')));
    expect(await namesIn(call, `${POOLS}?limit=3&page_token=${token}`)).toEqual(['reserve']);
  });

  it('are created, renamed and deleted; names are unique in the fleet', async () => {
    const { call, clock } = world();
    const made = await call('POST', POOLS, pool('edge-v4'));
    expect(made).toMatchObject({ status: 201, body: { name: 'edge-v4', description: '' } });
    for (const name of ['public-v4', 'platform-services']) {
      expect(await call('POST', POOLS, pool(name))).toMatchObject({
        status: 400,
        body: { error_code: 'ObjectAlreadyExists', message: `already exists: ip-pool "${name}"` },
      });
      expect((await call('PUT', `${POOLS}/reserve`, pool(name))).status).toBe(500);
    }
    clock.advance(5000);
    const moved = await call('PUT', `${POOLS}/edge-v4`, { name: 'edge', description: null });
    expect(moved.body).toMatchObject({
      id: at(made.body, 'id'),
      name: 'edge',
      description: '',
      time_modified: new Date(clock.now()).toISOString(),
    });
    expect((await call('PUT', `${POOLS}/edge`, pool('edge'))).status).toBe(200);
    expect((await call('GET', `${POOLS}/edge-v4`)).status).toBe(404);
    expect((await call('GET', `${POOLS}/${String(at(made.body, 'id'))}`)).body).toEqual(
      (await call('GET', `${POOLS}/edge`)).body,
    );
    expect((await call('DELETE', `${POOLS}/edge`)).status).toBe(204);
    expect((await call('GET', `${POOLS}/edge`)).status).toBe(404);
  });

  it('cannot be deleted while they have ranges; links and gateways are removed with them', async () => {
    const { call } = world();
    const refused = await call('DELETE', `${POOLS}/public-v6`);
    expect(refused).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } });
    expect(at(refused.body, 'message')).toContain('it has ranges');
    const inGateway = '/v1/internet-gateway-ip-pools?project=edge-cache&vpc=default&gateway=standby';
    const entry = { ...pool('spare'), ip_pool: 'reserve' };
    expect((await call('POST', inGateway, entry)).status).toBe(201);
    expect((await call('DELETE', `${POOLS}/reserve`)).status).toBe(204);
    expect(await namesIn(call, '/v1/ip-pools')).toEqual(['public-v4', 'public-v6']);
    expect(await namesIn(call, '/v1/system/silos/harbor-labs/ip-pools')).toEqual([]);
    expect(await namesIn(call, inGateway)).toEqual([]);
  });

  it('belong to the fleet: hidden from others, read-only for viewers and collaborators', async () => {
    const { as, mock } = world();
    const [tobias, pavel] = [as(personas.siloCollaborator), as(personas.nobody)];
    expect((await tobias('GET', POOLS)).status).toBe(403);
    expect((await tobias('POST', POOLS, pool('mine'))).status).toBe(403);
    const calls = [
      ['GET', '', undefined, 200],
      ['GET', '/ranges', undefined, 200],
      ['GET', '/silos', undefined, 200],
      ['GET', '/utilization', undefined, 200],
      ['PUT', '', {}, 403],
      ['DELETE', '', undefined, 403],
      ['POST', '/ranges/add', { first: '10.0.0.1', last: '10.0.0.1' }, 403],
      ['POST', '/ranges/remove', { first: '10.0.0.1', last: '10.0.0.1' }, 403],
      ['POST', '/silos', link('quarry'), 403],
      ['PUT', '/silos/fernhill', { is_default: false }, 403],
      ['DELETE', '/silos/fernhill', undefined, 403],
    ] as const;
    for (const [method, tail, body] of calls) {
      const answer = await pavel(method, `${POOLS}/reserve${tail}`, body);
      expect(answer, `${method} ${tail}`).toMatchObject({
        status: 404,
        body: { error_code: 'ObjectNotFound', message: 'not found: ip-pool with name "reserve"' },
      });
    }
    const reader = mock.store.tables.users.find((user) => user.displayName === personas.nobody);
    const assigned = { identityType: 'silo_user', roleName: 'collaborator' } as const;
    mock.store.tables.roles.put({
      id: mock.store.newId(),
      scopeId: FLEET_ID,
      identityId: reader?.id ?? '',
      ...assigned,
    });
    for (const [method, tail, body, status] of calls)
      expect((await pavel(method, `${POOLS}/reserve${tail}`, body)).status, `${method} ${tail}`).toBe(status);
  });
});

describe('ranges', () => {
  const v4 = { first: '192.168.40.10', last: '192.168.40.19' };
  const add = `${POOLS}/reserve/ranges/add`;
  const remove = `${POOLS}/reserve/ranges/remove`;
  const firsts = async (call: Caller) =>
    itemsOf((await call('GET', `${POOLS}/reserve/ranges`)).body).map((item) => at(item, 'range', 'first'));

  it('are added, listed by address and removed by their first and last address', async () => {
    const { call, clock } = world();
    const late = { first: '192.168.41.10', last: '192.168.41.15' };
    const made = await call('POST', add, late);
    expect(made).toMatchObject({
      status: 201,
      body: {
        ip_pool_id: await idOf(call, `${POOLS}/reserve`),
        range: late,
        time_created: new Date(clock.now()).toISOString(),
      },
    });
    await call('POST', add, { first: '192.168.40.100', last: '192.168.40.100' });
    await call('POST', add, v4);
    expect(await firsts(call)).toEqual(['192.168.40.10', '192.168.40.100', '192.168.41.10']);
    expect(itemsOf((await call('GET', `${POOLS}/reserve/ranges?limit=2`)).body)).toHaveLength(2);
    expect((await call('POST', remove, { ...v4, last: '192.168.40.18' })).status).toBe(400);
    expect((await call('POST', `${POOLS}/public-v4/ranges/remove`, v4)).status).toBe(400);
    expect((await call('POST', remove, { ...v4, first: '192.168.40.30' })).status).toBe(400);
    expect((await call('POST', remove, v4)).status).toBe(204);
    expect((await call('POST', remove, late)).status).toBe(204);
    expect(await firsts(call)).toEqual(['192.168.40.100']);
    expect((await call('POST', remove, v4)).status).toBe(400);
  });

  it.each([
    ['first above last', { first: '10.0.0.9', last: '10.0.0.1' }, 'must not be above'],
    ['two versions', { first: '10.0.0.1', last: 'fd00::1' }, 'unable to parse'],
    ['no address', { first: '10.0.0', last: '10.0.0.1' }, 'unable to parse'],
    ['an overlap with another pool', { first: '198.51.100.1', last: '198.51.100.20' }, '"public-v4"'],
    ['an overlap with the services', { first: '203.0.113.246', last: '203.0.113.250' }, 'platform-services'],
    ['a loopback address', { first: '126.255.255.255', last: '127.0.0.1' }, '127.0.0.0/8'],
    ['every address', { first: '0.0.0.0', last: '255.255.255.255' }, '0.0.0.0/8'],
    ['IPv6', { first: 'fd00::1', last: 'fd00::2' }, 'not allowed yet'],
  ])('are refused with %s', async (_, range, reason) => {
    const { call } = world();
    const answer = await call('POST', add, range);
    expect(answer.status).toBe(400);
    expect(at(answer.body, 'message')).toContain(reason);
    expect(await firsts(call)).toEqual([]);
  });

  // @sheet corrections/R19
  it('may contain multicast addresses', async () => {
    const { call } = world();
    expect((await call('POST', add, { first: '224.0.0.1', last: '224.0.0.2' })).status).toBe(201);
  });

  it('cannot be removed while an address in them is in use', async () => {
    const { call } = world();
    const used = { first: '203.0.113.10', last: '203.0.113.40' };
    const refused = await call('POST', `${POOLS}/public-v4/ranges/remove`, used);
    expect(refused).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } });
    expect(at(refused.body, 'message')).toContain('in use');
    expect(
      (
        await call('POST', `${POOLS}/backbone-trial/ranges/remove`, {
          first: '192.0.2.1',
          last: '192.0.2.254',
        })
      ).status,
    ).toBe(204);
  });
});

describe('utilization', () => {
  const view = async (call: Caller, name: string) => (await call('GET', `${POOLS}/${name}/utilization`)).body;

  it('counts both versions exactly, beyond the precision of a double', async () => {
    const { call, mock } = world();
    expect(await view(call, 'public-v4')).toEqual({
      ipv4: { allocated: 29, capacity: 72 },
      ipv6: { allocated: '0', capacity: '0' },
    });
    expect(await view(call, 'public-v6')).toEqual({
      ipv4: { allocated: 0, capacity: 0 },
      ipv6: { allocated: '2', capacity: '16' },
    });
    expect(await view(call, 'backbone-trial')).toEqual({
      ipv4: { allocated: 0, capacity: 254 },
      ipv6: { allocated: '0', capacity: '18446744073709551616' },
    });
    const none = { ipv4: { allocated: 0, capacity: 0 }, ipv6: { allocated: '0', capacity: '0' } };
    expect(await view(call, 'reserve')).toEqual(none);
    const whole = { first: 'fd00::', last: 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff' };
    // No operation can add such ranges yet, but pools may have them.
    const ipPoolId = await idOf(call, `${POOLS}/reserve`);
    for (const range of [whole, { first: 'fc00::1', last: 'fc00::1' }])
      mock.store.tables.ipPoolRanges.put({
        id: mock.store.newId(),
        ipPoolId,
        range,
        timeCreated: mock.store.now(),
      });
    expect(await view(call, 'reserve')).toEqual({
      ...none,
      ipv6: { allocated: '0', capacity: '1329227995784915872903807060280344577' },
    });
  });

  it('follows allocations and releases', async () => {
    const { call } = world();
    const ips = '/v1/floating-ips';
    expect((await call('DELETE', `${ips}/unassigned?project=edge-cache`)).status).toBe(204);
    expect(at(await view(call, 'public-v4'), 'ipv4', 'allocated')).toBe(28);
    await call('POST', `${ips}?project=edge-cache`, { ...pool('six'), pool: 'public-v6' });
    expect(at(await view(call, 'public-v6'), 'ipv6', 'allocated')).toBe('3');
  });
});
