import * as v from 'valibot';
import type { Disk, Instance, InstanceUpdate } from '@console/shared/api';
import { generateName } from '@console/shared/format';
import { start, stop, changeBootDisk } from '../../../jobs/instance-steps.ts';
import type { Made } from '../../../jobs/kept-tasks.ts';
import type { Step } from '../../../jobs/task.ts';
import { attach, createFrom, deleteDisk, deleteSnapshot, detach, takeSnapshot } from '../disk-steps.ts';

const named = { id: v.string(), name: v.string() };

/** Everything that growing a disk requires, as stored for a reload. */
export const growPlan = v.object({
  /** Name of the project. */
  project: v.string(),
  disk: v.object(named),
  /** Name of the disk that takes its place. */
  larger: v.string(),
  /** Name of the snapshot from which it is made. */
  snapshot: v.string(),
  /** The new size in GiB. */
  gib: v.number(),
  /** The instance that the disk is attached to. */
  instance: v.optional(v.object({ ...named, isBoot: v.boolean(), isRunning: v.boolean() })),
  /** Whether the old disk and the snapshot are deleted at the end. */
  isTidy: v.boolean(),
  /** The remaining steps in the guest. */
  guest: v.string(),
});

export type GrowPlan = v.InferOutput<typeof growPlan>;

/** The most characters of a name that leave room for the size. */
const STEM_MAX = 54;

/** The name of the disk that takes the place of another, free in the project as far as known: `db-data-100gib`. */
export function largerName(name: string, gib: number, isTaken: (name: string) => boolean): string {
  const stem = name.replace(/-\d+gib$/, '').slice(0, STEM_MAX);
  const plain = `${stem}-${gib}gib`;
  return isTaken(plain) ? generateName([plain]) : plain;
}

/** The data of an instance that are needed to grow a disk attached to it. */
export const hostOf = (disk: Disk, { id, name, bootDiskId, runState }: Instance): GrowPlan['instance'] => ({
  id,
  name,
  isBoot: bootDiskId === disk.id,
  isRunning: runState === 'running',
});

/**
 * The steps that grow a disk. The platform cannot resize a disk, so a larger one is made from a snapshot. The instance is stopped
 * before the snapshot, because later writes would be lost, and the old disk is detached before the new one is attached,
 * because an instance may have no room for another. Once the disks are swapped, nothing is undone.
 * @param settings those of the instance, which only a script needs
 */
export function growSteps(plan: GrowPlan, made: Made, settings?: InstanceUpdate): readonly Step[] {
  const { project, disk, larger, snapshot, gib, instance, isTidy } = plan;
  const description = `Grown from disk ${disk.name}`;
  const copy = [
    takeSnapshot(project, disk, snapshot, made),
    createFrom(project, { snapshot, name: larger, description, gib }, made),
  ];
  const tidy = isTidy ? [deleteDisk(disk), deleteSnapshot(snapshot, made)] : [];
  if (!instance) return [...copy, ...tidy];
  const from = { name: disk.name, id: () => disk.id };
  const to = { name: larger, id: () => made[`disk ${larger}`] ?? '' };
  return [
    ...(instance.isRunning ? [stop(instance)] : []),
    ...copy,
    ...(instance.isBoot ? [changeBootDisk(instance, from, null, settings)] : []),
    detach(instance, from),
    attach(instance, to),
    ...(instance.isBoot ? [changeBootDisk(instance, null, to, settings)] : []),
    ...(instance.isRunning ? [start(instance, `Start ${instance.name} again`)] : []),
    ...tidy,
  ];
}

/** The result. */
export function growResult({ disk, larger, gib, instance, isTidy, snapshot, guest }: GrowPlan): string {
  const place = instance ? ` is attached to ${instance.name}` : ' is ready';
  const rest = isTidy
    ? `Disk ${disk.name} and the snapshot were deleted.`
    : `Disk ${disk.name} and snapshot ${snapshot} were kept.`;
  return `Disk ${larger} with ${gib} GiB${place}. ${rest} ${guest}`;
}
