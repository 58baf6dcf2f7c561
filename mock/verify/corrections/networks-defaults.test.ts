import { describe, expect, it } from 'vitest';
import { at, disk, EDGE, instance, itemsOf, send, told, world } from './world.ts';

const IN = `${EDGE}&vpc=default`;
const named = { name: 'fresh', description: '' };

describe('ports of a firewall rule', () => {
  const rule = (port: string) => ({
    rules: [
      {
        ...named,
        status: 'enabled',
        direction: 'inbound',
        action: 'allow',
        priority: 10,
        targets: [{ type: 'vpc', value: 'default' }],
        filters: { ports: [port] },
      },
    ],
  });

  // @sheet corrections/N4
  it('cannot be 0', async () => {
    expect((await world().call('PUT', `/v1/vpc-firewall-rules${IN}`, rule('0'))).status).toBe(400);
  });

  // @sheet corrections/N4
  it.each([
    ['two equal ends are one port', '80-80', '80'],
    ['ends in the wrong order stay', '90-80', '90-80'],
  ])('%s', async (_, sent, stored) => {
    const { call } = world();
    const { status, body } = await call('PUT', `/v1/vpc-firewall-rules${IN}`, rule(sent));
    expect(status).toBe(200);
    expect(at(body, 'rules', 0, 'filters', 'ports')).toEqual([stored]);
  });
});

describe('the deletion of a project', () => {
  // @sheet corrections/N5
  it('names kind and name of what it contains', async () => {
    const { call } = world();
    await call('POST', '/v1/projects', named);
    await call('POST', '/v1/disks?project=fresh', disk('pd-disk'));
    const { status, body } = await call('DELETE', '/v1/projects/fresh');
    expect([status, at(body, 'message')]).toEqual([400, expect.stringContaining('contains a disk: pd-disk')]);
  });

  // @sheet corrections/N5
  it('names a floating IP before a VPC', async () => {
    const { call } = world();
    await call('POST', '/v1/projects', named);
    await call('POST', '/v1/floating-ips?project=fresh', { name: 'fip', description: '' });
    const { body } = await call('DELETE', '/v1/projects/fresh');
    expect(at(body, 'message')).toContain('contains a floating IP: fip');
  });
});

describe('what is created by default', () => {
  const described = async (path: string) =>
    itemsOf((await fresh.call('GET', path)).body).map((item) => at(item, 'description'));
  const fresh = world();

  // @sheet corrections/N6
  it('has the descriptions of the server', async () => {
    const of = '?project=fresh&vpc=default';
    await fresh.call('POST', '/v1/projects', named);
    await fresh.call('POST', '/v1/instances?project=fresh', {
      ...instance('box'),
      network_interfaces: { type: 'default' },
    });
    expect(await described('/v1/vpcs?project=fresh')).toEqual(['Default VPC']);
    expect(await described(`/v1/vpc-subnets${of}`)).toEqual(['The default subnet for default']);
    expect(await described(`/v1/internet-gateways${of}`)).toEqual([
      'Automatically created default VPC gateway',
    ]);
    expect(await described('/v1/network-interfaces?project=fresh&instance=box')).toEqual([
      'default primary interface for box',
    ]);
  });
});

describe('an internet gateway', () => {
  const pools = (call: ReturnType<typeof world>['call'], project: string) =>
    call('GET', `/v1/internet-gateway-ip-pools?project=${project}&vpc=default&gateway=default`);

  // @sheet corrections/N7
  it('of a new VPC has the default pool of the silo', async () => {
    const { call } = world();
    await call('POST', '/v1/projects', named);
    const [pool] = itemsOf((await pools(call, 'fresh')).body);
    const view = (await call('GET', '/v1/ip-pools/public-v4')).body;
    expect(at(pool, 'ip_pool_id')).toBe(at(view, 'id'));
  });

  // @sheet corrections/N8
  it('of the name default gets a default pool when it is linked', async () => {
    const { call } = world();
    await call('PUT', '/v1/system/ip-pools/public-v4/silos/fernhill', { is_default: false });
    await call('POST', '/v1/projects', named);
    expect(itemsOf((await pools(call, 'fresh')).body)).toEqual([]);
    const link = { silo: 'fernhill', is_default: true };
    expect((await call('POST', '/v1/system/ip-pools/backbone-trial/silos', link)).status).toBe(201);
    expect(itemsOf((await pools(call, 'fresh')).body)).toHaveLength(1);
  });

  // @sheet corrections/N9
  it('to which only routes lead is deleted without cascade, and the routes stay', async () => {
    const { call } = world();
    const route = '/v1/vpc-router-routes/to-partners';
    await call('DELETE', `/v1/internet-gateway-ip-addresses/near-end${IN}&gateway=partner-link`);
    expect((await call('DELETE', `/v1/internet-gateways/partner-link${IN}`)).status).toBe(204);
    expect((await call('GET', `${route}${IN}&router=regional`)).status).toBe(200);
  });
});

describe('a request', () => {
  // @sheet corrections/H1
  it('whose body begins with a byte order mark is 400', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = `\uFEFF${JSON.stringify(named)}`;
    expect((await send(world(), 'POST', '/v1/projects', { headers, body })).status).toBe(400);
  });

  // @sheet corrections/H2
  it('for a page of 1.0 items is 400', async () => {
    expect(told(await world().call('GET', '/v1/projects?limit=1.0'))[0]).toBe(400);
  });
});
