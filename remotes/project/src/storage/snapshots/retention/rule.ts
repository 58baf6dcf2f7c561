import type { Snapshot } from '@console/shared/api';

/** How many snapshots of each disk are kept. Days and weeks are those of UTC; weeks begin on Monday. */
export interface Rule {
  /** Number of days with a snapshot of which the last one is kept. */
  readonly daily: number;
  /** Number of weeks with a snapshot of which the last one is kept. */
  readonly weekly: number;
}

/** A snapshot, and why it is kept; without a reason it is deleted. */
export interface Decision {
  readonly snapshot: Snapshot;
  readonly reasons: readonly string[];
}

/** The fate of the snapshots of a disk. */
export interface DiskPlan {
  readonly diskId: string;
  /** The newest first. */
  readonly decisions: readonly Decision[];
  /** The newest one that is ready, which is always kept; absent when none is. */
  readonly newest?: Snapshot | undefined;
  /** The longest time between two that are ready, in milliseconds; absent for fewer than two. */
  readonly gap?: number | undefined;
}

export const DAY = 24 * 3_600_000;

const dayOf = (date: Date): number => Math.floor(date.getTime() / DAY);
/** The Monday before; the first day of 1970 was a Thursday. */
const weekOf = (date: Date): number => dayOf(date) - ((((dayOf(date) + 3) % 7) + 7) % 7);

const dateText = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** The last snapshot of each of the first periods. */
function lastOf(newestFirst: readonly Snapshot[], count: number, periodOf: (date: Date) => number) {
  const last = new Map<number, Snapshot>();
  for (const snapshot of newestFirst) {
    const period = periodOf(snapshot.timeCreated);
    if (!last.has(period) && last.size < count) last.set(period, snapshot);
  }
  return last;
}

/** The newest first; equal times in the order of their ids, so that every read decides the same. */
const byAge = (a: Snapshot, b: Snapshot): number =>
  Number(b.timeCreated) - Number(a.timeCreated) || (a.id < b.id ? 1 : -1);

function planOf(diskId: string, snapshots: readonly Snapshot[], { daily, weekly }: Rule): DiskPlan {
  const all = snapshots.toSorted(byAge);
  const ready = all.filter(({ state }) => state === 'ready');
  const [newest] = ready;
  const reasons = new Map<string, string[]>();
  const keep = ({ id }: Snapshot, why: string) => reasons.set(id, [...(reasons.get(id) ?? []), why]);
  if (newest) keep(newest, 'newest');
  for (const [day, snapshot] of lastOf(ready, daily, dayOf)) keep(snapshot, `day ${dateText(day)}`);
  for (const [week, snapshot] of lastOf(ready, weekly, weekOf)) keep(snapshot, `week of ${dateText(week)}`);
  for (const snapshot of all) if (snapshot.state !== 'ready') keep(snapshot, 'not ready');
  const gaps = ready
    .slice(1)
    .map(({ timeCreated }, index) => Number(ready[index]?.timeCreated) - Number(timeCreated));
  return {
    diskId,
    newest,
    decisions: all.map((snapshot) => ({ snapshot, reasons: reasons.get(snapshot.id) ?? [] })),
    ...(gaps.length > 0 && { gap: Math.max(...gaps) }),
  };
}

/**
 * The snapshots of each disk that a rule keeps and deletes. Days and weeks without a snapshot do not count: after a pause, the snapshots
 * before it stay. Snapshots that are not ready are left unchanged.
 */
export function retain(snapshots: readonly Snapshot[], rule: Rule): readonly DiskPlan[] {
  const disks = Map.groupBy(snapshots, ({ diskId }) => diskId);
  return [...disks].map(([diskId, own]) => planOf(diskId, own, rule));
}
