import { describe, expect, it } from 'vitest';
import { at, EDGE, idOf, itemsOf, told, world, type World } from './world.ts';

const VPC = `${EDGE}&vpc=default`;
const fresh = { name: 'fresh', description: '' };
const message = (answer: { readonly body: unknown }) => at(answer.body, 'message');

describe('VPCs', () => {
  // @sheet corrections/58
  it('a prefix outside fd00::/8, or no /48, is 400', async () => {
    const make = async (ipv6_prefix: string) =>
      (await world().call('POST', `/v1/vpcs${EDGE}`, { ...fresh, dns_name: 'fresh', ipv6_prefix })).status;
    expect(await make('fd12:3456:789a::/48')).toBe(201);
    for (const prefix of ['fc00:1::/48', '2001:db8::/48', 'fd12:3456:789a::/56', 'fd12:3456:789a::1/48'])
      expect([prefix, await make(prefix)]).toEqual([prefix, 400]);
  });

  // @sheet corrections/59
  it('a router of another VPC on a subnet is 400', async () => {
    const { call } = world();
    const other = `${EDGE}&vpc=probe-net`;
    await call('POST', `/v1/vpc-routers${other}`, fresh);
    const custom_router = await idOf(call, `/v1/vpc-routers/fresh${other}`);
    expect(told(await call('PUT', `/v1/vpc-subnets/cache-tier${VPC}`, { custom_router }))).toEqual([
      400,
      'InvalidRequest',
    ]);
  });
});

describe('firewall rules', () => {
  const RULES = `/v1/vpc-firewall-rules${VPC}`;
  const rule = (name: string, more: object = {}) => ({
    name,
    description: '',
    action: 'allow',
    direction: 'inbound',
    status: 'enabled',
    priority: 1,
    filters: {},
    targets: [],
    ...more,
  });
  const put = (rules: readonly object[]) => world().call('PUT', RULES, { rules });
  const addresses = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ type: 'ip', value: `10.0.${index >> 8}.${index & 255}` }));

  // @sheet corrections/60
  it('two of one name are an InvalidValue', async () => {
    expect(told(await put([rule('twin'), rule('twin')]))).toEqual([400, 'InvalidValue']);
  });

  // @sheet corrections/61
  it('257 targets are 400', async () => {
    expect((await put([rule('most', { targets: addresses(256) })])).status).toBe(200);
    expect((await put([rule('most', { targets: addresses(257) })])).status).toBe(400);
  });

  // @sheet corrections/62
  it('257 hosts are 400', async () => {
    expect((await put([rule('most', { filters: { hosts: addresses(256) } })])).status).toBe(200);
    expect((await put([rule('most', { filters: { hosts: addresses(257) } })])).status).toBe(400);
  });

  // @sheet corrections/63
  it('1025 rules are 400', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => rule(`rule-${index}`));
    expect((await put(many(1024))).status).toBe(200);
    expect((await put(many(1025))).status).toBe(400);
  });

  // @sheet corrections/64
  it('every update gives new ids', async () => {
    const { call } = world();
    const ids = async () =>
      itemsOf({ items: at((await call('PUT', RULES, { rules: [rule('same')] })).body, 'rules') }).map(
        (item) => at(item, 'id'),
      );
    const [before] = await ids();
    const [after] = await ids();
    expect(typeof after).toBe('string');
    expect(after).not.toBe(before);
  });
});

describe('interfaces', () => {
  const add = (w: World, vpc_name: string, subnet_name: string) =>
    w.call('POST', `/v1/network-interfaces${EDGE}&instance=schema-migrator`, {
      ...fresh,
      vpc_name,
      subnet_name,
    });

  // @sheet corrections/65
  it('in another VPC than the first is 400', async () => {
    const answer = await add(world(), 'probe-net', 'default');
    expect([answer.status, message(answer)]).toEqual([400, expect.stringContaining('same VPC')]);
  });

  // @sheet corrections/66
  it('a second one in the same subnet is 400', async () => {
    const w = world();
    expect((await add(w, 'default', 'cache-tier')).status).toBe(201);
    const { body } = await w.call('GET', `/v1/network-interfaces${EDGE}&instance=schema-migrator`);
    expect(itemsOf(body)).toHaveLength(2);
    const again = await w.call('POST', `/v1/network-interfaces${EDGE}&instance=schema-migrator`, {
      ...fresh,
      name: 'third',
      vpc_name: 'default',
      subnet_name: 'cache-tier',
    });
    expect([again.status, message(again)]).toEqual([
      400,
      expect.stringContaining('in the subnet "cache-tier" already'),
    ]);
  });

  // @sheet corrections/67
  it.each([
    ['that overlap', ['10.7.0.0/16', '10.7.1.0/24']],
    ['with host bits', ['10.7.0.1/16']],
    ['of multicast', ['224.0.1.0/24']],
    ['of loopback', ['127.0.0.0/8']],
  ])('transit networks %s are 400', async (_, transit_ips) => {
    const path = `/v1/network-interfaces/net0${EDGE}&instance=schema-migrator`;
    expect(told(await world().call('PUT', path, { transit_ips }))).toEqual([400, 'InvalidRequest']);
    expect((await world().call('PUT', path, { transit_ips: ['10.7.0.0/16', '10.8.0.0/16'] })).status).toBe(
      200,
    );
  });
});

describe('addresses', () => {
  const attach = (w: World, parent: string) =>
    w.call('POST', `/v1/floating-ips/unassigned/attach${EDGE}`, { kind: 'instance', parent });
  const ephemeral = '/v1/instances/log-shipper/external-ips/ephemeral';

  // @sheet corrections/68
  it('a floating IP may be attached again to the same instance', async () => {
    const w = world();
    expect((await attach(w, 'log-shipper')).status).toBe(202);
    expect((await attach(w, 'log-shipper')).status).toBe(202);
    expect((await attach(w, 'schema-migrator')).status).toBe(400);
  });

  // @sheet corrections/69
  it('a floating IP may be detached again', async () => {
    const w = world();
    const detach = async () => (await w.call('POST', `/v1/floating-ips/tls-entry/detach${EDGE}`)).status;
    expect([await detach(), await detach()]).toEqual([202, 202]);
  });

  // @sheet corrections/70
  it('taking away an ephemeral IP that is not there is 400', async () => {
    expect(told(await world().call('DELETE', `${ephemeral}${EDGE}`))).toEqual([400, 'InvalidRequest']);
  });

  // @sheet corrections/71
  it('asking for a second ephemeral IP answers the one there is', async () => {
    const { call } = world();
    const first = await call('POST', `${ephemeral}${EDGE}`, {});
    expect(await call('POST', `${ephemeral}${EDGE}`, {})).toEqual({ status: 202, body: first.body });
  });
});
