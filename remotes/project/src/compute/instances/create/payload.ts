import type {
  DiskSource,
  ExternalIpCreate,
  InstanceCreate,
  InstanceDiskAttachment,
} from '@console/shared/api';
import { generateName } from '@console/shared/format';
import type { BootSource, InstanceOrder } from './schema.ts';

/** Data that the request body needs besides the form values. */
export interface BodyFacts {
  /** Images and snapshots, by id. */
  readonly sources: ReadonlyMap<string, BootSource>;
  /** The chosen file in base64. */
  readonly userData: string | undefined;
  /** Random numbers from 0 to below 1 for generated names; tests pass their own. */
  readonly random?: () => number;
}

/** Builds the request body that creates the instance (docs/screens/compute-storage.md section 4). */
export function instanceBody(order: InstanceOrder, facts: BodyFacts): InstanceCreate {
  const { name, description, hardware, disks, sshKeys, network, hostname, antiAffinityGroups } = order;
  return {
    name,
    description,
    // Only a stopped instance can be added to an affinity group, which the request cannot contain: `joinNew` starts it
    start: order.start && order.affinityGroups.length === 0,
    ncpus: hardware.ncpus,
    memory: hardware.memory,
    hostname: hostname ?? name,
    bootDisk: bootDisk(order, facts),
    disks: [...disks],
    sshPublicKeys: sshKeys,
    networkInterfaces:
      network.kind === 'create' ? { type: 'create', params: network.interfaces } : { type: network.kind },
    externalIps: externalIps(order),
    ...(antiAffinityGroups.length > 0 && { antiAffinityGroups }),
    ...(facts.userData !== undefined && { userData: facts.userData }),
  };
}

function bootDisk({ name, boot }: InstanceOrder, { sources, random }: BodyFacts): InstanceDiskAttachment {
  if (boot.type === 'attach') return boot;
  const [id, diskSource]: [string, DiskSource] =
    'snapshotId' in boot
      ? [boot.snapshotId, { type: 'snapshot', snapshotId: boot.snapshotId }]
      : [boot.imageId, { type: 'image', imageId: boot.imageId }];
  return {
    type: 'create',
    name: boot.name ?? generateName([name, sources.get(id)?.name ?? ''], random),
    description: `Boot disk of ${name}`,
    size: boot.size,
    diskSource,
  };
}

/** External IPs, the ephemeral one first; without a pool the server uses its default pool. */
function externalIps({ ephemeralIp: { attach, pool }, floatingIps }: InstanceOrder): ExternalIpCreate[] {
  const floating = floatingIps.map((floatingIp) => ({ type: 'floating' as const, floatingIp }));
  if (!attach) return floating;
  return [{ type: 'ephemeral', ...(pool !== null && { pool }) }, ...floating];
}
