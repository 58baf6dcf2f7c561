import type { T } from '../wire/api.ts';
import { GIB } from '../resources/silos/capacity.ts';
import { stableId } from '../values/ids.ts';
import type { InstanceRow, Run } from '../store/rows/compute.ts';
import { addInterface } from '../resources/networking/vpc-network.ts';
import { enterState } from '../resources/compute/instance-states.ts';
import { SHARED_BY } from '../resources/pools/source-addresses.ts';
import { formatAddress, parseAddress } from '../values/addresses.ts';
import type { Seeder } from './seeder.ts';

/** Short description of an instance. */
export interface MachineSeed {
  readonly name: string;
  readonly description?: string;
  readonly cpus: number;
  /** GiB. */
  readonly memory: number;
  readonly days: number;
  readonly state: T.InstanceState;
  /** Minutes since it entered that state. */
  readonly minutes?: number;
  readonly policy?: T.InstanceAutoRestartPolicy;
  /** Minutes since the server last restarted it automatically. */
  readonly restarted?: number;
  /** GiB of the boot disk; 0 for none. */
  readonly boot?: number;
  /** Image the boot disk is made from. */
  readonly image?: T.Image | undefined;
  readonly bare?: boolean;
  readonly sshKeyIds?: readonly string[];
  /** Times of its runs, in minutes before the start; by default always, up to the current state. */
  readonly ran?: readonly (readonly [from: number, to: number | null])[];
}

interface DiskSeed {
  readonly name: string;
  /** GiB. */
  readonly size: number;
  readonly days: number;
  readonly state: T.DiskState;
  readonly description?: string;
  readonly image?: T.Image | undefined;
}

export function addSeedDisk(seeder: Seeder, projectId: string, seed: DiskSeed): T.Disk {
  return seeder.store.tables.disks.put({
    ...seeder.named('disk', projectId, seed.name, seed.days, seed.description),
    projectId,
    size: seed.size * GIB,
    blockSize: seed.image?.blockSize ?? 4096,
    imageId: seed.image?.id,
    devicePath: `/mnt/${seed.name}`,
    state: seed.state,
  });
}

function addNic(seeder: Seeder, projectId: string, instanceId: string, instance: string): void {
  const { store } = seeder;
  const vpc = store.tables.vpcs.find((row) => row.projectId === projectId && row.name === 'default');
  const subnet = vpc && store.tables.subnets.find((row) => row.vpcId === vpc.id);
  const description = `default primary interface for ${instance}`;
  if (subnet !== undefined) addInterface(store, instanceId, subnet, { name: 'net0', description });
}

/** Times at which it had a virtual machine. */
function runsOf(seeder: Seeder, seed: MachineSeed, created: Date): readonly Run[] {
  if (seed.ran !== undefined) {
    return seed.ran.map(([from, to]) => ({
      from: seeder.minutesAgo(from),
      to: to === null ? null : seeder.minutesAgo(to),
    }));
  }
  if (seed.state === 'creating' || seed.state === 'starting') return [];
  const ended = seed.state === 'stopped' || seed.state === 'failed';
  return [{ from: created, to: ended ? seeder.minutesAgo(seed.minutes ?? 0) : null }];
}

/** Adds an instance, with a boot disk and an interface unless the seed specifies otherwise. */
export function addMachine(seeder: Seeder, projectId: string, seed: MachineSeed): InstanceRow {
  const { store } = seeder;
  const base = seeder.named('instance', projectId, seed.name, seed.days, seed.description);
  const size = seed.boot ?? 20;
  const attached = { state: 'attached', instance: base.id } as const;
  const disk = {
    name: `${seed.name}-root`,
    size,
    days: seed.days,
    state: attached,
    image: seed.image,
    description: `Boot disk of ${seed.name}`,
  };
  const boot = size > 0 && !seed.bare ? addSeedDisk(seeder, projectId, disk) : undefined;
  const instance = store.tables.instances.put({
    ...base,
    projectId,
    hostname: seed.name,
    ncpus: seed.cpus,
    memory: seed.memory * GIB,
    bootDiskId: boot?.id,
    autoRestartEnabled: seed.policy !== 'never',
    autoRestartPolicy: seed.policy,
    timeLastAutoRestarted: seed.restarted === undefined ? undefined : seeder.minutesAgo(seed.restarted),
    runState: 'stopped',
    timeRunStateUpdated: base.timeCreated,
    sshKeyIds: seed.sshKeyIds ?? [],
    userData: '',
    sledId: null,
    runs: runsOf(seeder, seed, base.timeCreated),
  });
  if (!seed.bare) seeder.at(seed.days, () => addNic(seeder, projectId, instance.id, seed.name));
  const since = seed.minutes === undefined ? base.timeCreated : seeder.minutesAgo(seed.minutes);
  return enterState(store, instance, seed.state, since);
}

/** Completes the pending change of a seeded instance, as for a real one. */
export function arrive(
  seeder: Seeder,
  id: string,
  minutes: number,
  to: T.InstanceState,
  then?: { to: T.InstanceState; ms: number },
): void {
  seeder.store.tables.transitions.put({ id, kind: 'instance', due: seeder.minutesAgo(-minutes), to, then });
}

/**
 * Gives every instance without an external address its source address: quarters of the addresses from `highest` down, so that the first
 * ones of the pool are free.
 */
export function addSourceAddresses(seeder: Seeder, ipPoolId: string, highest: string): void {
  const { instances, projects, ipPoolLinks, ephemeralIps, floatingIps, sourceIps } = seeder.store.tables;
  const external = new Set([...ephemeralIps, ...floatingIps].map(({ instanceId }) => instanceId));
  const silos = new Set(
    ipPoolLinks.filter((row) => row.isDefault && row.ipPoolId === ipPoolId).map(({ siloId }) => siloId),
  );
  const last = parseAddress(highest);
  if (last === undefined) throw new Error(`${highest} is no address`);
  let count = 0;
  for (const { id, projectId } of instances) {
    if (external.has(id) || !silos.has(projects.must(projectId).siloId)) continue;
    const value = last.value - BigInt(Math.floor(count / SHARED_BY));
    sourceIps.put({ id, instanceId: id, ipPoolId, ip: formatAddress({ ...last, value }) });
    count += 1;
  }
}

/** Adds an ephemeral or a floating address. */
export function addEphemeral(seeder: Seeder, instanceId: string, ip: string, ipPoolId: string): void {
  seeder.store.tables.ephemeralIps.put({ id: stableId('ephemeral', ip), instanceId, ip, ipPoolId });
}
