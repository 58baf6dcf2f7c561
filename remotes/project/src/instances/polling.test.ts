import { describe, expect, it } from 'vitest';
import type { InstanceState } from '@console/shared/api';
import { look, NO_CHANGES, pollInterval } from './polling.ts';

/** Replays answers: `[second, rows]`. Gives the interval after each, in seconds. */
function replay(
  answers: readonly (readonly [second: number, rows: Record<string, InstanceState>])[],
): number[] {
  let window = NO_CHANGES;
  return answers.map(([second, rows]) => {
    const now = second * 1000;
    window = look(
      window,
      Object.entries(rows).map(([id, runState]) => ({ id, runState })),
      now,
    );
    return pollInterval(window, now) / 1000;
  });
}

describe('polling of the instances list', () => {
  it('asks once a minute when nothing changes', () => {
    expect(replay([[0, { a: 'running', b: 'stopped', c: 'failed', d: 'migrating' }]])).toEqual([60]);
  });

  it.each(['creating', 'starting', 'stopping', 'rebooting'] as const)(
    'asks every 3 s while one is %s',
    (state) => {
      expect(replay([[0, { a: state, b: 'running' }]])).toEqual([3]);
    },
  );

  it('gives up a change after 30 s', () => {
    const rows = { a: 'starting' } as const;
    expect(
      replay([
        [0, rows],
        [3, rows],
        [29, rows],
        [30, rows],
        [90, rows],
      ]),
    ).toEqual([3, 3, 3, 60, 60]);
  });

  it('counts anew from another row or another state', () => {
    expect(
      replay([
        [0, { a: 'creating' }],
        [20, { a: 'starting' }],
        [45, { a: 'starting', b: 'stopping' }],
        [74, { a: 'starting', b: 'stopping' }],
        [75, { a: 'starting', b: 'stopping' }],
      ]),
    ).toEqual([3, 3, 3, 3, 60]);
  });

  it('does not count anew when a row arrives', () => {
    expect(
      replay([
        [0, { a: 'starting', b: 'starting' }],
        [20, { a: 'starting', b: 'running' }],
        [30, { a: 'starting', b: 'running' }],
      ]),
    ).toEqual([3, 3, 60]);
  });

  it('follows a row that changes again', () => {
    expect(
      replay([
        [0, { a: 'starting' }],
        [40, { a: 'running' }],
        [100, { a: 'stopping' }],
        [103, { a: 'stopped' }],
      ]),
    ).toEqual([3, 60, 3, 60]);
  });

  it('looks twice at the same answer without a difference', () => {
    const rows = [{ id: 'a', runState: 'starting' as const }];
    const once = look(NO_CHANGES, rows, 0);
    expect(look(once, rows, 5000)).toEqual(once);
  });
});
