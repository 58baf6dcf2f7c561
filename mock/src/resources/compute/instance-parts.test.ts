import { describe, expect, it } from 'vitest';
import { at, itemsOf, namesIn, world } from '../../testing.ts';

const GIB = 1024 ** 3;
const IN = '?project=edge-cache';
/** A stopped instance of the demo, with one disk and one interface. */
const REST = 'schema-migrator';

describe('disks of an instance (docs/contract/server-behaviour.md section 4)', () => {
  it('are attached to a stopped instance, also while they are being created', async () => {
    const { call, clock } = world();
    const source = { type: 'blank', block_size: 512 };
    await call('POST', `/v1/disks${IN}`, { name: 'new', description: '', size: GIB, disk_source: source });
    const attach = (instance: string, disk: string) =>
      call('POST', `/v1/instances/${instance}/disks/attach${IN}`, { disk });
    expect((await attach('log-shipper', 'spare-1')).status).toBe(400);
    expect((await attach(REST, 'ams-01-hot')).status).toBe(400);
    expect((await attach(REST, 'nope')).status).toBe(404);
    expect(await attach(REST, 'new')).toMatchObject({ status: 202, body: { state: { state: 'attached' } } });
    clock.advance(5000);
    expect(await namesIn(call, `/v1/instances/${REST}/disks${IN}`)).toEqual(['new', 'schema-migrator-root']);
  });

  it('are detached from a stopped instance, the boot disk once it is unset', async () => {
    const { call } = world();
    const detach = async (instance: string, disk: string) =>
      (await call('POST', `/v1/instances/${instance}/disks/detach${IN}`, { disk })).status;
    expect(await detach('cache-ams-01', 'ams-01-hot')).toBe(400);
    expect(await detach(REST, 'ams-01-hot')).toBe(400);
    expect(await detach(REST, 'schema-migrator-root')).toBe(409);
    await call('PUT', `/v1/instances/${REST}${IN}`, { ncpus: 2, memory: 8 * GIB });
    expect(await detach(REST, 'schema-migrator-root')).toBe(202);
    expect(await namesIn(call, `/v1/instances/${REST}/disks${IN}`)).toEqual([]);
  });
});

describe('network interfaces', () => {
  const OF = `${IN}&instance=${REST}`;
  const nic = { description: '', vpc_name: 'default', subnet_name: 'cache-tier' };
  const add = (name: string, more?: object) => ({ name, ...nic, ...more });

  it('are added and deleted on a stopped instance, one of them primary', async () => {
    const { call } = world();
    const busy = `${IN}&instance=log-shipper`;
    expect((await call('POST', `/v1/network-interfaces${busy}`, add('net1'))).status).toBe(400);
    const made = await call('POST', `/v1/network-interfaces${OF}`, add('net1', { ip: '10.40.0.77' }));
    expect(made).toMatchObject({ status: 201, body: { ip: '10.40.0.77', primary: false, transit_ips: [] } });
    expect((await call('POST', `/v1/network-interfaces${OF}`, add('net1'))).status).toBe(400);
    expect((await call('POST', `/v1/network-interfaces${OF}`, add('x', { ip: '10.9.9.9' }))).status).toBe(
      400,
    );
    expect((await call('POST', `/v1/network-interfaces${OF}`, add('x', { vpc_name: 'no' }))).status).toBe(
      404,
    );
    expect((await call('DELETE', `/v1/network-interfaces/net0${OF}`)).status).toBe(400);
    expect((await call('PUT', `/v1/network-interfaces/net1${OF}`, { primary: true })).body).toMatchObject({
      primary: true,
    });
    expect((await call('GET', `/v1/network-interfaces/net0${OF}`)).body).toMatchObject({ primary: false });
    expect((await call('DELETE', `/v1/network-interfaces/net0${OF}`)).status).toBe(204);
    expect((await call('DELETE', `/v1/network-interfaces/net1${OF}`)).status).toBe(204);
    expect(await namesIn(call, `/v1/network-interfaces${OF}`)).toEqual([]);
  });

  it('keep the primary flag and lose transit IPs that an update omits', async () => {
    const { call } = world();
    const path = `/v1/network-interfaces/net0${OF}`;
    expect((await call('PUT', path, { transit_ips: ['10.0.0.0/8'] })).body).toMatchObject({
      transit_ips: ['10.0.0.0/8'],
      primary: true,
    });
    expect((await call('PUT', path, { transit_ips: ['10.0.0.0/8', '10.0.0.0/8'] })).status).toBe(400);
    expect((await call('PUT', path, { name: 'uplink' })).body).toMatchObject({
      name: 'uplink',
      transit_ips: [],
      primary: true,
    });
  });

  it('are limited to eight', async () => {
    const { call } = world();
    const statuses = [];
    for (let number = 1; number <= 8; number += 1) {
      const name = `n${number}`;
      await call('POST', `/v1/vpc-subnets${IN}&vpc=default`, {
        name,
        description: '',
        ipv4_block: `10.9.${number}.0/24`,
      });
      const { status } = await call('POST', `/v1/network-interfaces${OF}`, add(name, { subnet_name: name }));
      statuses.push(status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 201, 400]);
  });
});

describe('external addresses', () => {
  it('are listed with the ephemeral one first', async () => {
    const { call } = world();
    const { body } = await call('GET', `/v1/instances/cache-ams-01/external-ips${IN}`);
    expect(itemsOf(body).map((item) => [at(item, 'kind'), at(item, 'name')])).toEqual([
      ['ephemeral', undefined],
      ['floating', 'ams-entry'],
      ['floating', 'ams-failover'],
    ]);
  });

  it('include one ephemeral IP, from the default pool or the requested one', async () => {
    const { call } = world();
    const path = (name: string) => `/v1/instances/${name}/external-ips/ephemeral${IN}`;
    expect(await call('POST', path(REST), {})).toMatchObject({
      status: 202,
      body: { kind: 'ephemeral', ip: '198.51.100.22' },
    });
    expect((await call('DELETE', path(REST))).status).toBe(204);
    expect((await call('DELETE', path(REST))).status).toBe(400);
    expect((await call('POST', path(REST), { pool: 'backbone-trial' })).status).toBe(404);
    expect(at((await call('POST', path(REST), { pool: 'public-v6' })).body, 'ip')).toBe('2001:db8:40::10');
  });

  it('create floating IPs from a pool, with the requested address or the next free one', async () => {
    const { call } = world();
    const make = (name: string, more: object = {}) =>
      call('POST', `/v1/floating-ips${IN}`, { name, description: '', ...more });
    expect(at((await make('next')).body, 'ip')).toBe('198.51.100.22');
    expect(at((await make('chosen', { ip: '203.0.113.30' })).body, 'ip')).toBe('203.0.113.30');
    expect((await make('again', { ip: '203.0.113.30' })).status).toBe(400);
    expect((await make('outside', { ip: '192.0.2.1' })).status).toBe(400);
    expect((await make('unlinked', { pool: 'backbone-trial' })).status).toBe(404);
    expect((await make('next')).status).toBe(400);
    for (let number = 0; number < 16; number += 1) await make(`six-${number}`, { pool: 'public-v6' });
    expect(await make('over', { pool: 'public-v6' })).toMatchObject({
      status: 507,
      body: { error_code: 'InsufficientCapacity' },
    });
  });

  it('attach a floating IP to one instance at a time', async () => {
    const { call } = world();
    const to = (parent: unknown) => ({ kind: 'instance', parent });
    const post = (tail: string, body?: unknown) =>
      call('POST', `/v1/floating-ips/unassigned/${tail}${IN}`, body);
    expect((await post('detach')).status).toBe(202);
    expect((await post('attach', to('nope'))).status).toBe(404);
    const id = at((await call('GET', `/v1/instances/${REST}${IN}`)).body, 'id');
    expect(await post('attach', to(id))).toMatchObject({ status: 202, body: { instance_id: id } });
    expect((await post('attach', to('log-shipper'))).status).toBe(400);
    expect((await call('DELETE', `/v1/floating-ips/unassigned${IN}`)).status).toBe(400);
    const freed = await post('detach');
    expect([freed.status, at(freed.body, 'instance_id')]).toEqual([202, undefined]);
    const other = at((await call('GET', '/v1/instances/router-01?project=atlas-api')).body, 'id');
    expect((await post('attach', to(other))).status).toBe(400);
    expect((await call('DELETE', `/v1/floating-ips/unassigned${IN}`)).status).toBe(204);
  });
});

describe.each(['affinity-groups', 'anti-affinity-groups'])(
  '%s (docs/contract/server-behaviour.md section 6)',
  (kind) => {
    const group = { name: 'trio', description: '', policy: 'fail', failure_domain: 'sled' };

    it('contain stopped instances of their project, once', async () => {
      const { call } = world();
      expect(await call('POST', `/v1/${kind}${IN}`, group)).toMatchObject({
        status: 201,
        body: { policy: 'fail' },
      });
      const member = (name: string) => `/v1/${kind}/trio/members/instance/${name}${IN}`;
      expect((await call('POST', member('log-shipper'))).status).toBe(400);
      expect((await call('GET', member(REST))).status).toBe(404);
      const value = { name: REST, run_state: 'stopped' };
      expect(await call('POST', member(REST))).toMatchObject({
        status: 201,
        body: { type: 'instance', value },
      });
      expect((await call('POST', member(REST))).status).toBe(400);
      expect((await call('GET', member(REST))).body).toMatchObject({ value });
      expect(await namesIn(call, `/v1/instances/${REST}/${kind}${IN}`)).toEqual(['trio']);
      expect((await call('DELETE', member(REST))).status).toBe(204);
      expect((await call('DELETE', member(REST))).status).toBe(404);
    });

    it('can be renamed, and deleted with their memberships', async () => {
      const { call } = world();
      await call('POST', `/v1/${kind}${IN}`, group);
      await call('POST', `/v1/${kind}/trio/members/instance/${REST}${IN}`);
      expect((await call('PUT', `/v1/${kind}/trio${IN}`, { name: 'duo' })).body).toMatchObject({
        name: 'duo',
      });
      expect((await call('POST', `/v1/${kind}${IN}`, { ...group, name: 'duo' })).status).toBe(400);
      expect((await call('DELETE', `/v1/${kind}/duo${IN}`)).status).toBe(204);
      expect(await namesIn(call, `/v1/instances/${REST}/${kind}${IN}`)).toEqual([]);
    });
  },
);

it('lists the SSH keys of an instance', async () => {
  const { call } = world();
  expect(await namesIn(call, `/v1/instances/cache-ams-01/ssh-public-keys${IN}`)).toEqual([
    'build-box',
    'work-laptop',
  ]);
  const body = { name: 'one', description: '', hostname: 'one', ncpus: 1, memory: GIB };
  await call('POST', `/v1/instances${IN}`, { ...body, ssh_public_keys: ['work-laptop'] });
  expect(await namesIn(call, `/v1/instances/one/ssh-public-keys${IN}`)).toEqual(['work-laptop']);
});
