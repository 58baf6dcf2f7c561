import * as v from 'valibot';
import type { InstanceCreate, InstanceDiskAttachment } from '@console/shared/api';
import { fromGiB, generateName, NAME_MAX } from '@console/shared/format';
import type { Made } from '../../../jobs/kept-tasks.ts';

/** Everything that cloning an instance requires, as stored for a reload. User data may be secret and is not stored. */
export const clonePlan = v.object({
  /** Name of the project. */
  project: v.string(),
  source: v.object({
    id: v.string(),
    name: v.string(),
    description: v.string(),
    ncpus: v.number(),
    memory: v.number(),
    autoRestartPolicy: v.optional(v.picklist(['never', 'best_effort'])),
  }),
  /** The disks, each with the name of its snapshot; the boot disk is marked. */
  disks: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      gib: v.number(),
      snapshot: v.string(),
      isBoot: v.boolean(),
    }),
  ),
  /** The interfaces, the primary one first; each clone gets its own addresses. */
  interfaces: v.array(
    v.object({ name: v.string(), description: v.string(), vpcName: v.string(), subnetName: v.string() }),
  ),
  /** Names of the anti-affinity groups. */
  apart: v.array(v.string()),
  /** Names of the affinity groups. */
  together: v.array(v.string()),
  /** Ids of the SSH keys of the user. */
  sshKeys: v.array(v.string()),
  hasEphemeralIp: v.boolean(),
  isStarted: v.boolean(),
  hasUserData: v.boolean(),
  /** The clones, with the names of their disks in the order of `disks`. */
  clones: v.array(v.object({ name: v.string(), disks: v.array(v.string()) })),
});

export type ClonePlan = v.InferOutput<typeof clonePlan>;
export type Clone = ClonePlan['clones'][number];

/** The name of a clone's disk: `web-08-root` for `web-07-root` of `web-07`. */
export function diskName(
  clone: string,
  source: string,
  disk: string,
  isTaken: (name: string) => boolean,
): string {
  const name = disk.startsWith(`${source}-`) ? clone + disk.slice(source.length) : `${clone}-${disk}`;
  return name.length > NAME_MAX || isTaken(name) ? generateName([clone, disk]) : name;
}

/** The request that creates a clone. It is started later, so that it can join its affinity groups, and be deleted again. */
export function cloneBody(
  plan: ClonePlan,
  { name, disks: names }: Clone,
  made: Made,
  userData: string | undefined,
): InstanceCreate {
  const { source, interfaces, apart, sshKeys, hasEphemeralIp } = plan;
  const { description, ncpus, memory, autoRestartPolicy } = source;
  const disks = plan.disks.map(({ gib, snapshot }, index): InstanceDiskAttachment => ({
    type: 'create',
    name: names[index] ?? '',
    description: `Cloned with instance ${name} from ${source.name}`,
    size: fromGiB(gib),
    diskSource: { type: 'snapshot', snapshotId: made[`snapshot ${snapshot}`] ?? '' },
  }));
  const boot = plan.disks.findIndex(({ isBoot }) => isBoot);
  return {
    name,
    description,
    hostname: name,
    ncpus,
    memory,
    autoRestartPolicy,
    start: false,
    bootDisk: disks[boot],
    disks: disks.filter((_, index) => index !== boot),
    sshPublicKeys: sshKeys,
    networkInterfaces: interfaces.length > 0 ? { type: 'create', params: interfaces } : { type: 'none' },
    externalIps: hasEphemeralIp ? [{ type: 'ephemeral' }] : [],
    ...(apart.length > 0 && { antiAffinityGroups: apart }),
    ...(userData !== undefined && { userData }),
  };
}
