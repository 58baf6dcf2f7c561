import { GiB } from '@console/shared/format';

/** Smallest and largest disk in GiB (docs/screens/compute-storage.md section 0.3). */
export const DISK_MIN = 1;
export const DISK_MAX = 1023;

/** Default size of a new disk, in GiB. */
export const DISK_DEFAULT = 10;

/** The smallest disk, in whole GiB, for a source of this number of bytes; 1 for an empty source. */
export const leastSize = (sourceBytes: number): number => Math.max(DISK_MIN, Math.ceil(sourceBytes / GiB));

/** Rounds a size in GiB up to the next multiple of ten, at most to the largest size of a disk. */
export const roundSizeUp = (gib: number): number => Math.min(DISK_MAX, Math.ceil(gib / 10) * 10);

/**
 * The size in GiB after a source of this number of bytes was selected (screens, section 4): raised to the next ten when the
 * source does not fit, never lowered. An empty field counts as too small.
 */
export function raiseSize(gib: number | null, sourceBytes: number): number {
  const least = leastSize(sourceBytes);
  return gib !== null && gib >= least ? gib : roundSizeUp(least);
}
