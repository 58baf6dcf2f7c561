import type { T } from '../../wire/api.ts';
import { addInterface, requireOneNetwork } from '../networking/vpc-network.ts';
import type { Call } from '../call.ts';
import { GIB, limits, requireQuota, withinQuota } from '../silos/capacity.ts';
import { addDisk, disksOf, setDiskState } from '../storage/disks.ts';
import { decodedSize } from '../../wire/base64.ts';
import { badValue, invalid } from '../../wire/errors.ts';
import { requireRoomForGroups } from './affinity.ts';
import { addEphemeralIp, attachFloatingIp, FLOATING_MAX } from './external-ips.ts';
import { pick, requireFreeName } from '../find.ts';
import type { InstanceRow } from '../../store/rows/compute.ts';
import type { ProjectRow } from '../../store/rows/silos.ts';
import { poolFor } from '../pools/pools.ts';
import { settleSourceAddress } from '../pools/source-addresses.ts';
import { beginState, delays } from './instance-states.ts';

/** Size limits of an instance. docs/contract/server-behaviour.md section 4 "Create" 2; corrections "Policies, instances". */
export function requireInstanceSize({
  ncpus,
  memory,
}: {
  readonly ncpus: number;
  readonly memory: number;
}): void {
  if (memory < limits.memoryMin || memory > limits.memoryMax)
    throw badValue('memory', 'it must be between 1 and 256 GiB');
  if (memory % GIB !== 0) throw badValue('memory', 'it must be a multiple of 1 GiB');
  if (ncpus < 1 || ncpus > limits.cpus) throw invalid('an instance has between 1 and 64 vCPUs');
}

export const tooManyDisks = () => invalid(`cannot attach more than ${limits.disks} disks to an instance`);

/** Base64 of at most 32 KiB. */
function requireUserData(text: string | null | undefined): void {
  const size = decodedSize(text ?? '');
  if (size === undefined) throw invalid('user_data must be base64 text');
  if (size > limits.userData) throw invalid(`user_data must not be greater than ${limits.userData} bytes`);
}

/** Creates or attaches one disk. docs/contract/server-behaviour.md section 4 "Create" 3. */
function attach(call: Call, project: ProjectRow, instanceId: string, disk: T.InstanceDiskAttachment): T.Disk {
  const attached = { state: 'attached', instance: instanceId } as const;
  if (disk.type === 'create') {
    if (disk.diskSource.type === 'importing_blocks')
      throw invalid('a disk that is to be imported cannot be attached');
    return addDisk(call, project, disk, attached);
  }
  const row = pick('disk', disksOf(call, project), disk.name);
  if (row.state.state !== 'detached')
    throw invalid(`the disk "${row.name}" is ${row.state.state}; only a detached disk can be attached`);
  return setDiskState(call, row, attached);
}

/** docs/contract/server-behaviour.md section 4 "Create" 4 and "Interfaces". */
function addInterfaces(
  call: Call,
  project: ProjectRow,
  { id: instanceId, name: instanceName }: Pick<T.Instance, 'id' | 'name'>,
  wanted: T.InstanceNetworkInterfaceAttachment,
): void {
  if (wanted.type === 'none') return;
  const { vpcs, subnets } = call.tables;
  const params =
    wanted.type === 'create'
      ? wanted.params
      : [
          {
            name: 'net0',
            description: `default primary interface for ${instanceName}`,
            vpcName: 'default',
            subnetName: 'default',
          },
        ];
  if (params.length > limits.interfaces)
    throw invalid(`an instance has at most ${limits.interfaces} network interfaces`);
  if (params.length === 0) throw invalid('a list of network interfaces must not be empty');
  const own: T.InstanceNetworkInterface[] = [];
  for (const nic of params) {
    requireFreeName('network interface', own, nic.name);
    const inProject = vpcs.filter((row) => row.projectId === project.id);
    const vpc = pick('vpc', inProject, nic.vpcName);
    const inVpc = subnets.filter((row) => row.vpcId === vpc.id);
    const subnet = pick('vpc-subnet', inVpc, nic.subnetName);
    requireOneNetwork(own, subnet);
    own.push(addInterface(call.store, instanceId, subnet, nic));
  }
}

/** docs/contract/server-behaviour.md section 4 "Create" 5. */
function addAddress(call: Call, project: ProjectRow, instanceId: string, wanted: T.ExternalIpCreate): void {
  const owner = { id: instanceId, projectId: project.id };
  if (wanted.type === 'ephemeral') {
    addEphemeralIp(call, owner, wanted.pool);
    return;
  }
  const inProject = call.tables.floatingIps.filter((ip) => ip.projectId === project.id);
  attachFloatingIp(call, pick('floating-ip', inProject, wanted.floatingIp), owner);
}

/**
 * External addresses, or a source address. Every instance takes one from the default pool, so without a default pool none can be
 * created. docs/contract/corrections.md "Second reading".
 */
function addAddresses(
  call: Call,
  project: ProjectRow,
  instanceId: string,
  wanted: readonly T.ExternalIpCreate[],
): void {
  poolFor(call.store, project.siloId, undefined);
  for (const address of wanted) addAddress(call, project, instanceId, address);
  settleSourceAddress(call.store, { id: instanceId, projectId: project.id });
}

/** Ids of the selected keys; without a selection all keys of the caller. */
function chosenKeys(call: Call, selectors: readonly string[] | null | undefined): string[] {
  const keys = call.tables.sshKeys.filter((key) => key.siloUserId === call.actor.user.id);
  return (selectors ? selectors.map((selector) => pick('ssh-key', keys, selector)) : keys).map(
    (key) => key.id,
  );
}

/** True unless the policy forbids it. docs/contract/server-behaviour.md section 4 "Update". */
export function restarts(policy: T.InstanceAutoRestartPolicy | null | undefined): boolean {
  return policy !== 'never';
}

/**
 * Validates and creates an instance with its disks, interfaces, addresses and memberships. docs/contract/server-behaviour.md
 * section 4 "Create".
 */
export function createInstance(call: Call, project: ProjectRow, body: T.InstanceCreate): InstanceRow {
  const { store, tables } = call;
  const externalIps = body.externalIps ?? [];
  if (externalIps.length > FLOATING_MAX)
    throw invalid(`an instance can have at most ${FLOATING_MAX} external IPs`);
  const groupsChosen = body.antiAffinityGroups ?? [];
  requireRoomForGroups({ kind: 'anti-affinity-group' }, groupsChosen.length);
  requireFreeName(
    'instance',
    tables.instances.filter((row) => row.projectId === project.id),
    body.name,
  );
  requireInstanceSize(body);
  requireUserData(body.userData);
  const all = [body.bootDisk, ...(body.disks ?? [])].filter((disk) => disk !== null && disk !== undefined);
  if (all.length > limits.disks) throw tooManyDisks();
  const fresh = store.fresh();
  const boot = body.bootDisk ? attach(call, project, fresh.id, body.bootDisk) : undefined;
  for (const disk of body.disks ?? []) attach(call, project, fresh.id, disk);
  addInterfaces(
    call,
    project,
    { id: fresh.id, name: body.name },
    body.networkInterfaces ?? { type: 'default' },
  );
  addAddresses(call, project, fresh.id, externalIps);
  const groups = tables.antiAffinityGroups.filter((group) => group.projectId === project.id);
  for (const selector of groupsChosen) {
    const group = pick('anti-affinity-group', groups, selector);
    tables.antiAffinityMembers.put({ id: store.newId(), groupId: group.id, instanceId: fresh.id });
  }
  const starts = body.start ?? true;
  const instance = tables.instances.put({
    ...fresh,
    projectId: project.id,
    name: body.name,
    description: body.description,
    hostname: body.hostname,
    ncpus: body.ncpus,
    memory: body.memory,
    bootDiskId: boot?.id,
    autoRestartEnabled: restarts(body.autoRestartPolicy),
    autoRestartPolicy: body.autoRestartPolicy,
    runState: 'creating',
    timeRunStateUpdated: fresh.timeCreated,
    sshKeyIds: chosenKeys(call, body.sshPublicKeys),
    userData: body.userData ?? '',
    sledId: null,
    runs: [],
  });
  requireQuota(store, project.siloId, { storage: all.some((disk) => disk.type === 'create') ? 1 : 0 });
  return starts
    ? startNew(call, project, instance)
    : beginState(store, instance, 'creating', { ms: delays.creating, to: 'stopped' });
}

/**
 * Starts a new instance before its creation is confirmed. When it exceeds the quota it is created and stays stopped; no field
 * contains the reason: the response is a 201 with `run_state` stopped after `start: true`. corrections "What the console must draw
 * from it".
 */
function startNew({ store }: Call, { siloId }: ProjectRow, instance: InstanceRow): InstanceRow {
  const started = beginState(store, instance, 'starting', { ms: delays.starting, to: 'running' });
  return withinQuota(store, siloId, { cpus: instance.ncpus, memory: instance.memory })
    ? started
    : beginState(store, instance, 'stopped');
}
