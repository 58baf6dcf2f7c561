import { describe, expect, it } from 'vitest';
import { look, NO_CHANGES, pollInterval } from './polling.ts';

/** Replays responses: second, and what is changing then, by id. Returns the interval after each, in seconds. */
function replay(answers: readonly (readonly [second: number, changing: Record<string, string>])[]): number[] {
  let window = NO_CHANGES;
  return answers.map(([second, changing]) => {
    const now = second * 1000;
    window = look(window, new Set(Object.entries(changing).map(([id, state]) => `${id} ${state}`)), now);
    return Number(pollInterval(window, now)) / 1000;
  });
}

describe('the poll interval', () => {
  it('is a minute when nothing changes', () => {
    expect(replay([[0, {}]])).toEqual([60]);
  });

  it('can be none when nothing changes', () => {
    expect(pollInterval(look(NO_CHANGES, new Set(), 0), 0, false)).toBe(false);
    expect(pollInterval(look(NO_CHANGES, new Set(['a creating']), 0), 0, false)).toBe(3000);
  });

  it('is 3 s while something changes', () => {
    expect(replay([[0, { a: 'starting' }]])).toEqual([3]);
  });

  it('is long again 30 s after a change started', () => {
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

  it('starts a new count for another row or another state', () => {
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

  it('does not start a new count when a row is added', () => {
    expect(
      replay([
        [0, { a: 'starting', b: 'starting' }],
        [20, { a: 'starting' }],
        [30, { a: 'starting' }],
      ]),
    ).toEqual([3, 3, 60]);
  });

  it('follows a row that changes again', () => {
    expect(
      replay([
        [0, { a: 'starting' }],
        [40, {}],
        [100, { a: 'stopping' }],
        [103, {}],
      ]),
    ).toEqual([3, 60, 3, 60]);
  });

  it('is the same when the same response is evaluated twice', () => {
    const changes = new Set(['a starting']);
    const once = look(NO_CHANGES, changes, 0);
    expect(look(once, changes, 5000)).toEqual(once);
  });
});
