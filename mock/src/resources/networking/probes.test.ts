import { describe, expect, it } from 'vitest';
import { personas } from '../../seeds/index.ts';
import { FLEET_ID } from '../../store/store.ts';
import { at, itemsOf, type Caller, namesIn, world } from '../../testing.ts';

const PROBES = '/experimental/v1/probes';
const IN = '?project=edge-cache';

const start = () => {
  const made = world();
  const { sleds } = made.tables;
  const sled = [...sleds].find(({ policy }) => policy.kind === 'in_service')?.id ?? '';
  const gone = [...sleds].find(({ policy }) => policy.kind === 'expunged')?.id ?? '';
  const body = { name: 'to-the-sea', description: '', sled };
  return { ...made, body, gone };
};
const util = async (call: Caller, name: string) =>
  (await call('GET', `/v1/system/ip-pools/${name}/utilization`)).body;

describe('probes', () => {
  it('allocate an address of the default pool and one of the default subnet, and release them', async () => {
    const { call, body, clock } = start();
    const made = await call('POST', `${PROBES}${IN}`, body);
    const now = new Date(clock.now()).toISOString();
    const id = String(at(made.body, 'id'));
    expect(made).toEqual({ status: 201, body: { ...body, id, time_created: now, time_modified: now } });
    const info = await call('GET', `${PROBES}/to-the-sea${IN}`);
    expect(info).toMatchObject({
      status: 200,
      body: {
        id,
        name: 'to-the-sea',
        sled: body.sled,
        external_ips: [{ kind: 'ephemeral', ip: '198.51.100.22', first_port: 0, last_port: 65535 }],
        interface: {
          name: `probe-${id}`,
          kind: { type: 'probe', id },
          primary: true,
          slot: 0,
          subnet: '172.30.0.0/22',
          transit_ips: [],
        },
      },
    });
    expect(Number(at(info.body, 'interface', 'vni'))).toBeGreaterThanOrEqual(1024);
    expect((await call('GET', `${PROBES}/${id}${IN}`)).body).toEqual(info.body);
    expect(at(await util(call, 'public-v4'), 'ipv4', 'allocated')).toBe(30);
    const floating = { name: 'next', description: '' };
    expect(at((await call('POST', `/v1/floating-ips${IN}`, floating)).body, 'ip')).toBe('198.51.100.23');
    expect((await call('DELETE', `${PROBES}/to-the-sea${IN}`)).status).toBe(204);
    expect((await call('GET', `${PROBES}/${id}${IN}`)).status).toBe(404);
    expect(at(await util(call, 'public-v4'), 'ipv4', 'allocated')).toBe(30);
    const again = await call('POST', `${PROBES}${IN}`, body);
    expect(again.status).toBe(201);
    const ip = at((await call('GET', `${PROBES}/to-the-sea${IN}`)).body, 'external_ips', 0, 'ip');
    expect(ip).toBe('198.51.100.22');
  });

  it('share the subnet with instances without conflicts', async () => {
    const { call, body } = start();
    await call('POST', `${PROBES}${IN}`, body);
    const probe = (await call('GET', `${PROBES}/to-the-sea${IN}`)).body;
    const address = at(probe, 'interface', 'ip');
    const instance = { description: '', hostname: 'a', ncpus: 1, memory: 2 ** 30, start: false };
    const params = [
      { name: 'net9', description: '', vpc_name: 'default', subnet_name: 'default', ip: address },
    ];
    const clash = { ...instance, name: 'clash', network_interfaces: { type: 'create', params } };
    expect(at((await call('POST', `/v1/instances${IN}`, clash)).body, 'message')).toContain('in use');
    expect((await call('POST', `/v1/instances${IN}`, { ...instance, name: 'beside' })).status).toBe(201);
    const nics = await call('GET', `/v1/network-interfaces${IN}&instance=beside`);
    expect(at(nics.body, 'items', 0, 'ip')).not.toBe(address);
  });

  it('are listed in the requested order, page by page, with their project', async () => {
    const { call } = start();
    expect(await namesIn(call, `${PROBES}${IN}`)).toEqual(['pop-reachability', 'purge-latency']);
    const down = `${PROBES}${IN}&sort_by=name_descending&limit=1`;
    const first = await call('GET', down);
    expect(itemsOf(first.body)).toMatchObject([{ name: 'purge-latency' }]);
    const token = encodeURIComponent(String(at(first.body, 'next_page')));
    expect(await namesIn(call, `${PROBES}?limit=1&page_token=${token}`)).toEqual(['pop-reachability']);
    expect((await call('GET', PROBES)).status).toBe(400);
    expect((await call('GET', `${PROBES}?project=nope`)).status).toBe(404);
  });

  it('are refused for a taken name, an unsuitable sled and an unknown pool', async () => {
    const { call, body, gone } = start();
    const post = (change: object) => call('POST', `${PROBES}${IN}`, { ...body, ...change });
    expect(await post({ name: 'purge-latency' })).toMatchObject({
      status: 400,
      body: { error_code: 'ObjectAlreadyExists', message: 'already exists: probe "purge-latency"' },
    });
    expect((await post({ sled: '00000000-0000-4000-8000-000000000000' })).status).toBe(404);
    expect(await post({ sled: gone })).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } });
    for (const pool of ['nope', 'backbone-trial', 'platform-services'])
      expect((await post({ ip_pool: pool })).status).toBe(404);
    expect((await post({ ip_pool: 'reserve' })).status).toBe(404);
    expect((await post({ ip_pool: 'public-v6' })).status).toBe(201);
    await call('PUT', '/v1/system/ip-pools/public-v4/silos/fernhill', { is_default: false });
    expect((await post({ name: 'other' })).status).toBe(404);
    expect((await post({ name: 'other', ip_pool: 'public-v4' })).status).toBe(201);
  });

  it('require the default subnet, which cannot be deleted while they exist, nor can the project', async () => {
    const { call, body } = start();
    await call('POST', '/v1/projects', { name: 'tidal', description: '' });
    const subnet = '/v1/vpc-subnets/default?vpc=default&project=tidal';
    expect((await call('POST', `${PROBES}?project=tidal`, body)).status).toBe(201);
    expect(await call('DELETE', subnet)).toMatchObject({ status: 400 });
    expect((await call('DELETE', '/v1/projects/tidal')).status).toBe(400);
    expect((await call('DELETE', `${PROBES}/to-the-sea?project=tidal`)).status).toBe(204);
    expect((await call('DELETE', subnet)).status).toBe(204);
    expect((await call('POST', `${PROBES}?project=tidal`, body)).status).toBe(400);
  });

  it('keep the pool linked and its range in use', async () => {
    const { call } = start();
    const v6 = '/v1/system/ip-pools/public-v6';
    const range = { first: '2001:db8:40::10', last: '2001:db8:40::1f' };
    expect((await call('DELETE', `${v6}/silos/fernhill`)).status).toBe(400);
    expect((await call('POST', `${v6}/ranges/remove`, range)).status).toBe(400);
    await call('DELETE', `${PROBES}/pop-reachability${IN}`);
    await call('DELETE', `${PROBES}/tile-path?project=atlas-api`);
    expect((await call('DELETE', `${v6}/silos/fernhill`)).status).toBe(204);
    expect((await call('POST', `${v6}/ranges/remove`, range)).status).toBe(204);
  });

  it('are refused when no address is left', async () => {
    const { call, body } = start();
    const range = { first: '192.168.3.1', last: '192.168.3.1' };
    await call('POST', '/v1/system/ip-pools/reserve/ranges/add', range);
    const post = (name: string) => call('POST', `${PROBES}${IN}`, { ...body, name, ip_pool: 'reserve' });
    expect((await post('one')).status).toBe(201);
    expect(await post('two')).toMatchObject({ status: 507, body: { error_code: 'InsufficientCapacity' } });
  });

  it('are found only in their own project, by people with a role on the fleet', async () => {
    const { call, as, body, mock } = start();
    const id = String(at((await call('GET', `${PROBES}/tile-path?project=atlas-api`)).body, 'id'));
    expect((await call('GET', `${PROBES}/${id}${IN}`)).status).toBe(404);
    expect((await call('GET', `${PROBES}/${id}`)).status).toBe(400);
    const statuses = async (name: string) => [
      (await as(name)('GET', `${PROBES}${IN}`)).status,
      (await as(name)('GET', `${PROBES}/pop-reachability${IN}`)).status,
      (await as(name)('POST', `${PROBES}${IN}`, body)).status,
      (await as(name)('DELETE', `${PROBES}/purge-latency${IN}`)).status,
    ];
    for (const name of [personas.siloCollaborator, personas.projectOnly, personas.nobody])
      expect(await statuses(name), name).toEqual([403, 403, 403, 403]);
    const pavel = mock.store.tables.users.find(({ externalId }) => externalId === 'pavel')?.id ?? '';
    const grant = (roleName: 'viewer' | 'admin') =>
      mock.store.tables.roles.put({
        id: 'r',
        scopeId: FLEET_ID,
        identityId: pavel,
        identityType: 'silo_user',
        roleName,
      });
    grant('viewer');
    expect(await statuses(personas.nobody)).toEqual([200, 200, 403, 403]);
    grant('admin');
    expect(await statuses(personas.nobody)).toEqual([200, 200, 201, 204]);
  });
});
