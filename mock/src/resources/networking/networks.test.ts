import { describe, expect, it } from 'vitest';
import { at, namesIn, world } from '../../testing.ts';

const IN = '?project=edge-cache&vpc=default';

describe('subnets (docs/contract/server-behaviour.md section 6)', () => {
  const subnet = { name: 'lab', description: '', ipv4_block: '10.9.0.0/24' };

  it('get a free IPv6 block and a system route', async () => {
    const { call } = world();
    const made = await call('POST', `/v1/vpc-subnets${IN}`, subnet);
    expect(made.status).toBe(201);
    const prefix = String(at((await call('GET', '/v1/vpcs/default?project=edge-cache')).body, 'ipv6_prefix'));
    expect(at(made.body, 'ipv6_block')).toBe(prefix.replace('::/48', ':2::/64'));
    const route = `/v1/vpc-router-routes/lab${IN}&router=system`;
    const end = { type: 'subnet', value: 'lab' };
    expect((await call('GET', route)).body).toMatchObject({
      kind: 'vpc_subnet',
      destination: end,
      target: end,
    });
    await call('PUT', `/v1/vpc-subnets/lab${IN}`, { name: 'bench' });
    expect((await call('GET', route)).status).toBe(404);
    expect((await call('GET', `/v1/vpc-router-routes/bench${IN}&router=system`)).status).toBe(200);
    expect((await call('DELETE', `/v1/vpc-subnets/bench${IN}`)).status).toBe(204);
    expect((await call('GET', `/v1/vpc-router-routes/bench${IN}&router=system`)).status).toBe(404);
  });

  it.each([
    ['a taken name', { name: 'default' }],
    ['a block that overlaps', { ipv4_block: '10.40.1.0/24' }],
    ['a public block', { ipv4_block: '8.8.8.0/24' }],
    ['a tiny block', { ipv4_block: '10.9.0.0/28' }],
    ['a foreign IPv6 block', { ipv6_block: 'fd99::/64' }],
    ['the system router', { custom_router: 'system' }],
  ])('refuse %s', async (_, change) => {
    const { call } = world();
    expect((await call('POST', `/v1/vpc-subnets${IN}`, { ...subnet, ...change })).status).toBe(400);
  });

  it('lose their router when an update omits it', async () => {
    const { call } = world();
    const path = `/v1/vpc-subnets/cache-tier${IN}`;
    expect(at((await call('GET', path)).body, 'custom_router_id')).toBeDefined();
    expect(at((await call('PUT', path, { description: 'x' })).body, 'custom_router_id')).toBeUndefined();
    const id = at((await call('GET', `/v1/vpc-routers/regional${IN}`)).body, 'id');
    expect((await call('PUT', path, { custom_router: 'regional' })).body).toMatchObject({
      custom_router_id: id,
    });
    expect((await call('PUT', path, { custom_router: 'nope' })).status).toBe(404);
  });

  it('list their interfaces, and cannot be deleted while they have any', async () => {
    const { call } = world();
    expect(await namesIn(call, `/v1/vpc-subnets/cache-tier/network-interfaces${IN}`)).toEqual(['net1']);
    expect((await call('DELETE', `/v1/vpc-subnets/cache-tier${IN}`)).status).toBe(400);
  });
});

describe('routers and routes', () => {
  const system = `${IN}&router=system`;
  const regional = `${IN}&router=regional`;
  const drop = { type: 'drop' };
  const lab = { type: 'ip_net', value: '10.9.0.0/24' };
  const route = { name: 'lab', description: '', destination: lab, target: drop };

  it('can be changed by users in custom routers only', async () => {
    const { call } = world();
    expect((await call('POST', `/v1/vpc-router-routes${system}`, route)).status).toBe(400);
    expect((await call('DELETE', `/v1/vpc-router-routes/default-v4${system}`)).status).toBe(400);
    expect((await call('PUT', `/v1/vpc-router-routes/default${system}`, route)).status).toBe(400);
    expect((await call('DELETE', `/v1/vpc-routers/system${IN}`)).status).toBe(400);
    const made = await call('POST', `/v1/vpc-router-routes${regional}`, route);
    expect(made).toMatchObject({ status: 201, body: { kind: 'custom', target: drop } });
    expect((await call('POST', `/v1/vpc-router-routes${regional}`, route)).status).toBe(400);
    const ip = { type: 'ip', value: '10.9.0.1' };
    expect(
      (await call('PUT', `/v1/vpc-router-routes/lab${regional}`, { destination: ip, target: ip })).body,
    ).toMatchObject({ name: 'lab', destination: ip, target: ip });
    expect((await call('DELETE', `/v1/vpc-router-routes/lab${regional}`)).status).toBe(204);
  });

  it('allow only the target of a default route to be changed', async () => {
    const { call } = world();
    const path = `/v1/vpc-router-routes/default-v4${system}`;
    const destination = { type: 'ip_net', value: '0.0.0.0/0' };
    expect((await call('PUT', path, { destination, target: drop })).status).toBe(200);
    expect((await call('PUT', path, { name: null, destination, target: drop })).status).toBe(200);
    // Also with the values that it has
    const description = at((await call('GET', path)).body, 'description');
    for (const kept of [{ name: 'default-v4' }, { description }])
      expect((await call('PUT', path, { ...kept, destination, target: drop })).status).toBe(400);
    expect((await call('PUT', path, { destination: lab, target: drop })).status).toBe(400);
  });

  it.each([
    [{ destination: { type: 'vpc', value: 'default' } }],
    [{ target: { type: 'vpc', value: 'default' } }],
    [{ target: { type: 'subnet', value: 'default' } }],
    [{ target: { type: 'ip', value: 'fd00::1' } }],
  ])('refuse invalid ends of routes: %j', async (change) => {
    const { call } = world();
    expect((await call('POST', `/v1/vpc-router-routes${regional}`, { ...route, ...change })).status).toBe(
      400,
    );
  });

  it('are deleted with their router, and subnets lose it', async () => {
    const { call } = world();
    const id = String(at((await call('GET', `/v1/vpc-routers/regional${IN}`)).body, 'id'));
    expect((await call('PUT', `/v1/vpc-routers/${id}`, { name: 'global' })).status).toBe(200);
    expect((await call('POST', `/v1/vpc-routers${IN}`, { name: 'global', description: '' })).status).toBe(
      400,
    );
    expect((await call('DELETE', `/v1/vpc-routers/global${IN}`)).status).toBe(204);
    expect(
      at((await call('GET', `/v1/vpc-subnets/cache-tier${IN}`)).body, 'custom_router_id'),
    ).toBeUndefined();
    expect((await call('GET', `/v1/vpc-router-routes?router=${id}`)).status).toBe(404);
  });
});

describe('firewall rules', () => {
  const rule = {
    name: 'allow-ssh',
    description: '',
    action: 'allow',
    direction: 'inbound',
    filters: { ports: ['22', '2200-2299'], protocols: ['TCP'] },
    priority: 10,
    status: 'enabled',
    targets: [{ type: 'vpc', value: 'default' }],
  };
  const PROBES = '/v1/vpc-firewall-rules?project=edge-cache&vpc=probe-net';
  const rulesOf = (body: unknown): unknown[] => {
    const rules = at(body, 'rules');
    return Array.isArray(rules) ? rules : [];
  };

  it('are replaced as a whole', async () => {
    const { call, clock } = world();
    const before = rulesOf((await call('GET', PROBES)).body);
    expect(before.map((one) => at(one, 'name'))).toEqual([
      'allow-icmp',
      'allow-internal-inbound',
      'allow-ssh',
    ]);
    clock.advance(1000);
    const { body } = await call('PUT', PROBES, { rules: [rule, { ...rule, name: 'a-new-one' }] });
    const after = rulesOf(body);
    expect(after.map((one) => at(one, 'name'))).toEqual(['a-new-one', 'allow-ssh']);
    const now = new Date(clock.now()).toISOString();
    expect(after[1]).toMatchObject({ time_created: now, time_modified: now, priority: 10 });
    expect(rulesOf((await call('GET', PROBES)).body)).toEqual(after);
    expect((await call('PUT', PROBES, { rules: [] })).body).toEqual({ rules: [] });
  });

  it.each([
    ['two of a name', [rule, rule]],
    ['a priority out of range', [{ ...rule, priority: 65_536 }]],
    ['a port that is none', [{ ...rule, filters: { ports: ['70000'] } }]],
    ['port 0', [{ ...rule, filters: { ports: ['0'] } }]],
  ])('refuse %s and stay unchanged', async (_, rules) => {
    const { call } = world();
    const before = await call('GET', PROBES);
    expect((await call('PUT', PROBES, { rules })).status).toBe(400);
    expect(await call('GET', PROBES)).toEqual(before);
  });

  it('require the parent that matches the selector', async () => {
    const { call } = world();
    const id = String(at((await call('GET', '/v1/vpcs/default?project=edge-cache')).body, 'id'));
    expect((await call('GET', `/v1/vpc-firewall-rules?vpc=${id}`)).status).toBe(200);
    expect((await call('GET', `/v1/vpc-firewall-rules?vpc=${id}&project=edge-cache`)).status).toBe(400);
    expect((await call('GET', '/v1/vpc-firewall-rules?vpc=default')).status).toBe(400);
  });
});

describe('internet gateways', () => {
  it('are deleted when nothing refers to them, or with everything that does', async () => {
    const { call } = world();
    expect((await call('DELETE', `/v1/internet-gateways/standby${IN}`)).status).toBe(204);
    expect((await call('DELETE', `/v1/internet-gateways/partner-link${IN}`)).status).toBe(400);
    expect((await call('DELETE', `/v1/internet-gateways/partner-link${IN}&cascade=true`)).status).toBe(204);
    expect(await namesIn(call, `/v1/internet-gateways${IN}`)).toEqual(['default']);
    expect(await namesIn(call, `/v1/vpc-router-routes${IN}&router=regional`)).not.toContain('to-partners');
  });

  it('have pools of the silo and addresses', async () => {
    const { call } = world();
    const of = `${IN}&gateway=standby`;
    const pool = { name: 'p', description: '', ip_pool: 'public-v6' };
    expect((await call('POST', `/v1/internet-gateway-ip-pools${of}`, pool)).status).toBe(201);
    expect((await call('POST', `/v1/internet-gateway-ip-pools${of}`, pool)).status).toBe(400);
    const foreign = { ...pool, name: 'q', ip_pool: 'backbone-trial' };
    expect((await call('POST', `/v1/internet-gateway-ip-pools${of}`, foreign)).status).toBe(404);
    const address = { name: 'a', description: '', address: '203.0.113.250' };
    expect((await call('POST', `/v1/internet-gateway-ip-addresses${of}`, address)).status).toBe(201);
    expect((await call('DELETE', `/v1/internet-gateways/standby${IN}`)).status).toBe(400);
    expect(await namesIn(call, `/v1/internet-gateway-ip-pools${of}`)).toEqual(['p']);
    expect(await namesIn(call, `/v1/internet-gateway-ip-addresses${of}`)).toEqual(['a']);
    expect((await call('DELETE', `/v1/internet-gateway-ip-pools/p${of}`)).status).toBe(204);
    expect((await call('DELETE', `/v1/internet-gateway-ip-addresses/a${of}`)).status).toBe(204);
    expect((await call('DELETE', `/v1/internet-gateways/standby${IN}`)).status).toBe(204);
  });
});
