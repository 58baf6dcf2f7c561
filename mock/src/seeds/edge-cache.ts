import type { T } from '../wire/api.ts';
import { stableId } from '../values/ids.ts';
import { addEphemeral, addMachine, addSeedDisk, arrive, type MachineSeed } from './machines.ts';
import { userId } from './people.ts';
import { poolId } from './pools.ts';
import { projectId } from './projects.ts';
import { failedBootLog } from '../resources/compute/serial/output.ts';
import type { Seeder } from './seeder.ts';

const GIB = 1024 ** 3;
const project = projectId('fernhill', 'edge-cache');
const instanceId = (name: string): string => stableId('instance', project, name);

const keys = ['work-laptop', 'build-box'].map((name) =>
  stableId('ssh-key', userId('fernhill', 'maren'), name),
);

/** Every state, each kind of failure, with and without a boot disk. compute sheet 9, docs/contract/server-behaviour.md section 12. */
const machines: readonly MachineSeed[] = [
  {
    name: 'cache-ams-01',
    description: 'Primary object cache for Amsterdam, 1 of 2',
    cpus: 8,
    memory: 32,
    days: 12,
    state: 'running',
    minutes: 9000,
    boot: 40,
    sshKeyIds: keys,
  },
  {
    name: 'cache-ams-02',
    description: 'Primary object cache for Amsterdam, 2 of 2',
    cpus: 8,
    memory: 32,
    days: 11.9,
    state: 'running',
    minutes: 9000,
    boot: 40,
    sshKeyIds: keys,
  },
  { name: 'cache-fra-01', cpus: 8, memory: 32, days: 14, state: 'rebooting', minutes: 0.2 },
  { name: 'cache-fra-02', cpus: 8, memory: 32, days: 14, state: 'running', minutes: 14_000 },
  { name: 'cache-lhr-01', cpus: 16, memory: 64, days: 25, state: 'migrating', minutes: 2 },
  {
    name: 'edge-probe',
    description: 'Measures every point of presence from the internet',
    cpus: 1,
    memory: 2,
    days: 25,
    state: 'starting',
    minutes: 0.1,
    boot: 0,
  },
  {
    name: 'ingest-frozen',
    cpus: 4,
    memory: 16,
    days: 44,
    state: 'failed',
    minutes: 18,
    policy: 'never',
    restarted: 20,
  },
  { name: 'ingest-legacy', cpus: 4, memory: 16, days: 44, state: 'failed', minutes: 15, restarted: 20 },
  {
    name: 'ingest-replay',
    cpus: 4,
    memory: 16,
    days: 44,
    state: 'failed',
    minutes: 5,
    policy: 'best_effort',
    restarted: 125,
  },
  {
    name: 'ingest-retired',
    cpus: 4,
    memory: 16,
    days: 44,
    state: 'failed',
    minutes: 3000,
    policy: 'never',
    restarted: 4000,
  },
  { name: 'log-shipper', cpus: 2, memory: 8, days: 44, state: 'running', minutes: 40_000 },
  { name: 'purge-worker-1', cpus: 2, memory: 4, days: 45, state: 'running', minutes: 40_000 },
  { name: 'purge-worker-2', cpus: 2, memory: 4, days: 45, state: 'stopping', minutes: 0.1 },
  { name: 'schema-migrator', cpus: 2, memory: 8, days: 45, state: 'stopped', minutes: 2000 },
  { name: 'tls-terminator-a', cpus: 4, memory: 8, days: 45, state: 'running', minutes: 50_000 },
  { name: 'tls-terminator-b', cpus: 4, memory: 8, days: 45, state: 'repairing', minutes: 6 },
  { name: 'varnish-canary', cpus: 2, memory: 8, days: 0.0001, state: 'creating', minutes: 0 },
  { name: 'warmup-batch', cpus: 32, memory: 128, days: 45, state: 'stopped', minutes: 60_000, boot: 0 },
];

/** Name, GiB, days, state. */
const disks: readonly (readonly [name: string, size: number, days: number, state: T.DiskState])[] = [
  ['ams-01-objects', 512, 12, { state: 'attached', instance: instanceId('cache-ams-01') }],
  ['ams-01-hot', 128, 12, { state: 'attached', instance: instanceId('cache-ams-01') }],
  ['ams-01-access-logs', 64, 10, { state: 'attached', instance: instanceId('cache-ams-01') }],
  ['ams-01-scratch', 256, 40, { state: 'faulted' }],
  ['warmup-data', 200, 45, { state: 'attached', instance: instanceId('warmup-batch') }],
  ['spare-1', 1, 30, { state: 'detached' }],
  ['spare-16', 16, 30, { state: 'detached' }],
  ['spare-128', 128, 30, { state: 'detached' }],
  ['import-paused', 10, 1, { state: 'import_ready' }],
  ['import-running', 10, 1, { state: 'importing_from_bulk_writes' }],
  ['shelf-replaced', 20, 20, { state: 'maintenance' }],
];

/** Name, address, the instance to which it is attached. */
const floating = [
  ['ams-entry', '203.0.113.10', 'cache-ams-01'],
  ['ams-failover', '203.0.113.11', 'cache-ams-01'],
  ['tls-entry', '203.0.113.12', 'tls-terminator-a'],
  ['unassigned', '203.0.113.13', undefined],
] as const;

function addAddresses(seeder: Seeder): void {
  const pool = poolId('public-v4');
  addEphemeral(seeder, instanceId('cache-ams-01'), '198.51.100.24', pool);
  addEphemeral(seeder, instanceId('cache-ams-02'), '198.51.100.20', pool);
  addEphemeral(seeder, instanceId('ingest-legacy'), '198.51.100.21', pool);
  for (const [name, ip, owner] of floating) {
    const instance = owner === undefined ? undefined : instanceId(owner);
    const base = seeder.named(
      'floating-ip',
      project,
      name,
      30,
      owner === undefined ? 'Reserved for the next region' : '',
    );
    seeder.store.tables.floatingIps.put({
      ...base,
      projectId: project,
      ip,
      ipPoolId: pool,
      instanceId: instance,
    });
  }
}

/** 167 snapshots: one of 20 GiB, one of the maximum size, one whose disk was deleted, and many nightly ones. */
function addSnapshots(seeder: Seeder): void {
  const { snapshots } = seeder.store.tables;
  const disk = stableId('disk', project, 'ams-01-access-logs');
  const put = (name: string, size: number, diskId: string, days: number) =>
    snapshots.put({
      ...seeder.named('snapshot', project, name, days),
      projectId: project,
      size: size * GIB,
      diskId,
      state: 'ready',
      blockSize: 4096,
    });
  put('before-migration', 20, stableId('disk', project, 'spare-16'), 28);
  put('largest', 1023, stableId('disk', project, 'ams-01-objects'), 9);
  put('orphan', 8, stableId('disk', 'deleted'), 27);
  for (let night = 1; night <= 164; night += 1)
    put(`nightly-${String(night).padStart(3, '0')}`, 64, disk, 10 - night / 20);
}

/** One machine whose start stopped, and one that prints nothing on its serial console. */
function addConsoles({ store }: Seeder): void {
  const { consoles, instances } = store.tables;
  const stopped = instances.get(instanceId('tls-terminator-a'));
  if (stopped === undefined) throw new Error('there is no such instance');
  const kept = failedBootLog(stopped);
  consoles.put({ id: stopped.id, kept, total: kept.length });
  consoles.put({ id: instanceId('purge-worker-1'), kept: '', total: 0 });
}

/** The project in which the demo starts. */
export function addEdgeCache(seeder: Seeder, image: T.Image | undefined): void {
  for (const seed of machines) addMachine(seeder, project, { image, ...seed });
  for (const [name, size, days, state] of disks) addSeedDisk(seeder, project, { name, size, days, state });
  arrive(seeder, instanceId('cache-fra-01'), 2, 'running');
  arrive(seeder, instanceId('edge-probe'), 3, 'running');
  arrive(seeder, instanceId('purge-worker-2'), 1, 'stopped');
  arrive(seeder, instanceId('varnish-canary'), 1, 'starting', { to: 'running', ms: 3000 });
  const nic = seeder.store.tables.interfaces.find((row) => row.instanceId === instanceId('cache-ams-01'));
  if (nic !== undefined)
    seeder.store.tables.interfaces.put({ ...nic, transitIps: ['10.40.0.0/16', 'fd00:40::/32'] });
  addAddresses(seeder);
  addSnapshots(seeder);
  addConsoles(seeder);
}
