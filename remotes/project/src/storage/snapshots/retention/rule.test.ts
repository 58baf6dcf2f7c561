import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Snapshot } from '@console/shared/api';
import { DAY, retain } from './rule.ts';

const START = Date.parse('2026-11-02T00:00:00Z');

const snapshot = (id: string, at: string | number, own: Partial<Snapshot> = {}): Snapshot => ({
  id,
  name: `snapshot-${id}`,
  description: '',
  diskId: 'disk',
  projectId: 'project',
  size: 1024 ** 3,
  state: 'ready',
  timeCreated: new Date(at),
  timeModified: new Date(at),
  ...own,
});
const keptOf = (snapshots: readonly Snapshot[], daily: number, weekly: number) =>
  retain(snapshots, { daily, weekly }).flatMap(({ decisions }) =>
    decisions
      .filter(({ reasons }) => reasons.length > 0)
      .map(({ snapshot: { id }, reasons }) => [id, ...reasons]),
  );

describe('the rule', () => {
  it('keeps the last of each day and week, in UTC, with weeks from Monday', () => {
    const all = [
      snapshot('sunday-late', '2026-11-08T23:59:59.999Z'),
      snapshot('monday-early', '2026-11-09T00:00:00Z'),
      snapshot('monday-late', '2026-11-09T22:00:00Z'),
      snapshot('tuesday', '2026-11-10T08:00:00Z'),
    ];
    expect(keptOf(all, 2, 2)).toEqual([
      ['tuesday', 'newest', 'day 2026-11-10', 'week of 2026-11-09'],
      ['monday-late', 'day 2026-11-09'],
      ['sunday-late', 'week of 2026-11-02'],
    ]);
  });

  it('does not count days without a snapshot: a pause deletes nothing', () => {
    const all = [snapshot('new', '2026-11-27T00:00:00Z'), snapshot('old', '2026-01-01T00:00:00Z')];
    expect(keptOf(all, 7, 0).map(([id]) => id)).toEqual(['new', 'old']);
  });

  it('measures the longest gap of a disk, between those that are ready', () => {
    const all = [0, 1, 10, 12].map((day) => snapshot(`${day}`, START + day * DAY));
    const broken = snapshot('broken', START + 5 * DAY, { state: 'faulted' });
    expect(retain([...all, broken], { daily: 1, weekly: 1 })[0]?.gap).toBe(9 * DAY);
    expect(retain([snapshot('a', START)], { daily: 1, weekly: 1 })[0]?.gap).toBeUndefined();
  });
});

const some = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    diskId: fc.constantFrom('a', 'b', 'c'),
    state: fc.constantFrom<Snapshot['state']>('ready', 'ready', 'ready', 'creating', 'faulted', 'destroyed'),
    at: fc.integer({ min: -40 * 24, max: 40 * 24 }),
  }),
  { selector: ({ id }) => id, maxLength: 60 },
);
const rule = fc.record({ daily: fc.integer({ min: 0, max: 9 }), weekly: fc.integer({ min: 0, max: 5 }) });

describe('for any snapshots and any rule', () => {
  const each = (check: (snapshots: readonly Snapshot[], plans: ReturnType<typeof retain>) => void) =>
    fc.assert(
      fc.property(some, rule, (rows, how) => {
        const snapshots = rows.map(({ id, at, ...own }) => snapshot(id, START + at * 3_600_000, own));
        check(snapshots, retain(snapshots, how));
      }),
    );

  it('decides each snapshot once, with its own disk', () => {
    each((snapshots, plans) => {
      const decided = plans.flatMap(({ decisions }) => decisions.map((one) => one.snapshot));
      expect(decided).toHaveLength(snapshots.length);
      expect(new Set(decided)).toEqual(new Set(snapshots));
      for (const { diskId, decisions } of plans)
        for (const one of decisions) expect(one.snapshot.diskId).toBe(diskId);
    });
  });

  it('never deletes the newest ready one of a disk, nor one that is not ready', () => {
    each((snapshots, plans) => {
      for (const { diskId, decisions, newest } of plans) {
        const times = snapshots
          .filter((one) => one.diskId === diskId && one.state === 'ready')
          .map((one) => Number(one.timeCreated));
        expect(newest && Number(newest.timeCreated)).toBe(times.length > 0 ? Math.max(...times) : undefined);
        for (const { snapshot: one, reasons } of decisions)
          if (one === newest || one.state !== 'ready') expect(reasons).not.toEqual([]);
      }
    });
  });

  it('keeps at most as many as it says, and the newest', () => {
    fc.assert(
      fc.property(some, rule, (rows, how) => {
        const snapshots = rows.map(({ id, at, ...own }) => snapshot(id, START + at * 3_600_000, own));
        for (const { decisions } of retain(snapshots, how)) {
          const kept = decisions.filter((one) => one.snapshot.state === 'ready' && one.reasons.length > 0);
          expect(kept.length).toBeLessThanOrEqual(Math.max(1, how.daily + how.weekly));
        }
      }),
    );
  });

  it('decides the same in any order of the list, and deletes nothing more the second time', () => {
    fc.assert(
      fc.property(some, rule, (rows, how) => {
        const snapshots = rows.map(({ id, at, ...own }) => snapshot(id, START + at * 3_600_000, own));
        const kept = (all: readonly Snapshot[]) =>
          retain(all, how)
            .flatMap(({ decisions }) => decisions.filter(({ reasons }) => reasons.length > 0))
            .map((one) => one.snapshot);
        const once = kept(snapshots);
        expect(new Set(kept(snapshots.toReversed()))).toEqual(new Set(once));
        expect(new Set(kept(once))).toEqual(new Set(once));
      }),
    );
  });
});
