import { describe, expect, it } from 'vitest';
import { at, itemsOf, world } from '../../testing.ts';

const GIB = 1024 ** 3;
const IN = '?project=edge-cache';

function start() {
  const { clock, call } = world();
  const state = async (name: string) =>
    at((await call('GET', `/v1/instances/${name}${IN}`)).body, 'run_state');
  return { clock, call, state };
}

const wanted = { name: 'fresh', description: 'made by a test', hostname: 'fresh', ncpus: 2, memory: 4 * GIB };
const blank = { description: '', disk_source: { type: 'blank', block_size: 512 } };

describe('instance states (docs/contract/server-behaviour.md section 4)', () => {
  it('starts before its creation is confirmed, and runs', async () => {
    const { call, clock, state } = start();
    expect((await call('POST', `/v1/instances${IN}`, wanted)).status).toBe(201);
    expect(await state('fresh')).toBe('starting');
    clock.advance(2999);
    expect(await state('fresh')).toBe('starting');
    clock.advance(1);
    expect(await state('fresh')).toBe('running');
  });

  it('stays stopped when no start was requested', async () => {
    const { call, clock, state } = start();
    await call('POST', `/v1/instances${IN}`, { ...wanted, start: false });
    clock.advance(60_000);
    expect(await state('fresh')).toBe('stopped');
  });

  it('drops a pending change when a second action arrives', async () => {
    const { call, clock, state } = start();
    await call('POST', `/v1/instances${IN}`, wanted);
    clock.advance(2000);
    expect(await call('POST', `/v1/instances/fresh/stop${IN}`)).toMatchObject({
      status: 202,
      body: { run_state: 'stopping' },
    });
    clock.advance(3000);
    expect(await state('fresh')).toBe('stopped');
    clock.advance(60_000);
    expect(await state('fresh')).toBe('stopped');
  });

  it.each([
    ['start', 'schema-migrator', 'ingest-legacy', 'purge-worker-2', 409, 'Conflict'],
    ['stop', 'log-shipper', 'edge-probe', 'tls-terminator-b', 409, 'Conflict'],
    ['reboot', 'log-shipper', undefined, 'ingest-legacy', 400, 'InvalidRequest'],
  ] as const)('%s requires its states', async (action, good, alsoGood, bad, status, error_code) => {
    const { call } = start();
    for (const name of [good, alsoGood]) {
      if (name !== undefined)
        expect((await call('POST', `/v1/instances/${name}/${action}${IN}`)).status).toBe(202);
    }
    expect(await call('POST', `/v1/instances/${bad}/${action}${IN}`)).toMatchObject({
      status,
      body: { error_code },
    });
  });

  it('lets seeded instances reach their next state', async () => {
    const { clock, state } = start();
    expect([await state('edge-probe'), await state('purge-worker-2'), await state('cache-fra-01')]).toEqual([
      'starting',
      'stopping',
      'rebooting',
    ]);
    clock.advance(300_000);
    expect([await state('edge-probe'), await state('purge-worker-2'), await state('cache-fra-01')]).toEqual([
      'running',
      'stopped',
      'running',
    ]);
    expect([await state('cache-lhr-01'), await state('tls-terminator-b')]).toEqual([
      'migrating',
      'repairing',
    ]);
  });

  it('returns the end of the cooldown', async () => {
    const { call, clock } = start();
    const { body } = await call('GET', `/v1/instances/ingest-legacy${IN}`);
    expect(at(body, 'auto_restart_cooldown_expiration')).toBe(
      new Date(clock.now() + 40 * 60_000).toISOString(),
    );
    expect(at(body, 'auto_restart_enabled')).toBe(true);
  });
});

describe('creating an instance (docs/contract/server-behaviour.md section 4 "Create")', () => {
  it('creates disks, interface and addresses', async () => {
    const { call } = start();
    const body = {
      ...wanted,
      boot_disk: { type: 'create', name: 'fresh-root', size: 10 * GIB, ...blank },
      disks: [{ type: 'attach', name: 'spare-16' }],
      external_ips: [{ type: 'ephemeral' }, { type: 'floating', floating_ip: 'unassigned' }],
      anti_affinity_groups: ['purge-spread'],
    };
    const made = await call('POST', `/v1/instances${IN}`, body);
    expect(made).toMatchObject({ status: 201, body: { run_state: 'starting', auto_restart_enabled: true } });
    const boot = await call('GET', `/v1/disks/fresh-root${IN}`);
    expect(at(boot.body, 'id')).toBe(at(made.body, 'boot_disk_id'));
    const attached = { state: { state: 'attached', instance: at(made.body, 'id') } };
    expect(boot.body).toMatchObject(attached);
    expect((await call('GET', `/v1/disks/spare-16${IN}`)).body).toMatchObject(attached);
    const members = await call('GET', `/v1/anti-affinity-groups/purge-spread/members${IN}`);
    expect(itemsOf(members.body)).toMatchObject([
      { type: 'instance', value: { name: 'fresh', run_state: 'starting' } },
    ]);
  });

  it.each([
    ['a taken name', { name: 'log-shipper' }, 400],
    ['too much memory', { memory: 257 * GIB }, 400],
    ['too many CPUs', { ncpus: 65 }, 400],
    ['a taken disk name', { boot_disk: { type: 'create', name: 'spare-1', size: GIB, ...blank } }, 400],
    ['an attached disk', { disks: [{ type: 'attach', name: 'ams-01-hot' }] }, 400],
    [
      'a disk name used twice',
      { disks: ['x', 'x'].map((name) => ({ type: 'create', name, size: GIB, ...blank })) },
      400,
    ],
    ['an unknown disk', { disks: [{ type: 'attach', name: 'nope' }] }, 404],
    ['an attached floating IP', { external_ips: [{ type: 'floating', floating_ip: 'ams-entry' }] }, 400],
    ['a pool without ranges', { external_ips: [{ type: 'ephemeral', pool: 'reserve' }] }, 404],
    ['a pool of others', { external_ips: [{ type: 'ephemeral', pool: 'backbone-trial' }] }, 404],
    [
      'no such subnet',
      {
        network_interfaces: {
          type: 'create',
          params: [{ name: 'a', description: '', vpc_name: 'default', subnet_name: 'no' }],
        },
      },
      404,
    ],
    ['an unknown SSH key', { ssh_public_keys: ['nope'] }, 404],
  ])('refuses %s and creates nothing', async (_, change, status) => {
    const { call } = start();
    const before = at((await call('GET', '/__mock/state')).body, 'rows');
    expect((await call('POST', `/v1/instances${IN}`, { ...wanted, ...change })).status).toBe(status);
    expect(at((await call('GET', '/__mock/state')).body, 'rows')).toEqual(before);
  });

  it('enforces the quota of the silo: disks beyond it are refused, and the instance does not start', async () => {
    const { call } = start();
    await call('PUT', '/v1/system/silos/fernhill/quotas', { cpus: 1, storage: GIB });
    const disk = { type: 'create', name: 'fresh-data', size: GIB, ...blank };
    expect(await call('POST', `/v1/instances${IN}`, { ...wanted, disks: [disk] })).toMatchObject({
      status: 507,
      body: { error_code: 'InsufficientCapacity' },
    });
    expect(await call('POST', `/v1/instances${IN}`, wanted)).toMatchObject({
      status: 201,
      body: { run_state: 'stopped' },
    });
    expect((await call('POST', `/v1/instances/schema-migrator/start${IN}`)).status).toBe(507);
  });
});

describe('changing and deleting', () => {
  it('resizes only when stopped, and unsets what is omitted', async () => {
    const { call } = start();
    const size = { ncpus: 4, memory: 8 * GIB };
    expect((await call('PUT', `/v1/instances/log-shipper${IN}`, size)).status).toBe(409);
    const { status, body } = await call('PUT', `/v1/instances/schema-migrator${IN}`, size);
    expect([status, at(body, 'ncpus'), at(body, 'boot_disk_id')]).toEqual([200, 4, undefined]);
  });

  it('changes the restart policy in any state', async () => {
    const { call } = start();
    const { body } = await call('GET', `/v1/instances/log-shipper${IN}`);
    const same = {
      ncpus: at(body, 'ncpus'),
      memory: at(body, 'memory'),
      boot_disk: at(body, 'boot_disk_id'),
    };
    const changed = await call('PUT', `/v1/instances/log-shipper${IN}`, {
      ...same,
      auto_restart_policy: 'never',
    });
    expect(changed).toMatchObject({ status: 200, body: { auto_restart_enabled: false } });
  });

  it('releases disks and addresses', async () => {
    const { call, clock } = start();
    expect((await call('DELETE', `/v1/instances/cache-ams-01${IN}`)).status).toBe(400);
    await call('POST', `/v1/instances/cache-ams-01/stop${IN}`);
    clock.advance(3000);
    expect((await call('DELETE', `/v1/instances/cache-ams-01${IN}`)).status).toBe(204);
    expect(at((await call('GET', `/v1/disks/ams-01-hot${IN}`)).body, 'state')).toEqual({ state: 'detached' });
    const members = await call('GET', `/v1/anti-affinity-groups/cache-spread/members${IN}`);
    expect(itemsOf(members.body).map((member) => at(member, 'value', 'name'))).toEqual([
      'cache-ams-02',
      'cache-fra-01',
    ]);
  });
});
