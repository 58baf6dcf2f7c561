import type { Disk, Snapshot } from '@console/shared/api';
import { formatAge, pluralize } from '@console/shared/format';

/** Number of disks that are named. */
const NAMED = 5;

/** The age of the newest ready snapshot of each disk, the oldest first, and the number of disks without one, as one line. */
export function snapshotLine(disks: readonly Disk[], snapshots: readonly Snapshot[], now: Date): string {
  const newest = new Map<string, Date>();
  for (const { diskId, state, timeCreated } of snapshots) {
    const known = newest.get(diskId);
    if (state === 'ready' && (!known || known < timeCreated)) newest.set(diskId, timeCreated);
  }
  const ages = disks
    .flatMap(({ id, name }) => {
      const at = newest.get(id);
      return at ? [{ name, at }] : [];
    })
    .toSorted((a, b) => Number(a.at) - Number(b.at));
  const without = disks.length - ages.length;
  if (disks.length === 0) return 'No disks.';
  if (ages.length === 0)
    return disks.length === 1 ? 'The disk has none.' : `None of ${disks.length} disks has one.`;
  const named = ages.slice(0, NAMED).map(({ name, at }) => `${name} ${formatAge(at, now)}`);
  const more = ages.length > NAMED ? [`${ages.length - NAMED} more`] : [];
  const rest = without === 0 ? '' : ` ${pluralize(without, 'disk has', 'disks have')} none.`;
  return `${[...named, ...more].join(', ')}.${rest}`;
}
