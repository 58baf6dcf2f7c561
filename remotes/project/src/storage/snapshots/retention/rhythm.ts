import { formatAge, pluralize } from '@console/shared/format';
import { DAY, type DiskPlan } from './rule.ts';

/** How old the newest snapshot of a disk is, and the longest time without one. */
export function rhythmOf({ newest, gap }: DiskPlan, now: number): string {
  if (!newest) return 'No snapshot is ready.';
  const days = Math.floor((now - newest.timeCreated.getTime()) / DAY);
  const age =
    days < 1
      ? `Newest ${formatAge(newest.timeCreated, new Date(now))} old.`
      : `None for ${pluralize(days, 'day')}.`;
  return gap === undefined || gap < DAY
    ? age
    : `${age} Longest gap ${pluralize(Math.floor(gap / DAY), 'day')}.`;
}
