import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CellId, cellAt, move, positionOf, RACK_ROWS, SLOTS } from './geometry.ts';

const press = (cell: CellId, ...keys: readonly string[]): CellId =>
  cellAt(keys.reduce((at, key) => move(at, key) ?? at, positionOf(cell)));

describe('a rack', () => {
  it('has 32 slots around the power shelf and two switches, even slots on the left', () => {
    const middle = RACK_ROWS.indexOf('power');
    expect(RACK_ROWS.slice(middle - 1, middle + 4)).toEqual([
      [16, 17],
      'power',
      ['switch0'],
      ['switch1'],
      [14, 15],
    ]);
    expect(RACK_ROWS[0]).toEqual([30, 31]);
    expect(RACK_ROWS.at(-1)).toEqual([0, 1]);
    expect(new Set(RACK_ROWS.flat()).size).toBe(SLOTS + 3);
  });

  it.each([
    [30, ['ArrowRight'], 31],
    [31, ['ArrowRight'], 30],
    [30, ['ArrowLeft'], 31],
    [30, ['ArrowUp'], 30],
    [1, ['ArrowDown'], 1],
    [14, ['ArrowUp'], 'switch1'],
    ['switch0', ['ArrowRight'], 'switch0'],
    [15, ['ArrowUp', 'ArrowUp', 'ArrowUp'], 17],
    [17, ['ArrowDown', 'ArrowDown', 'ArrowDown'], 15],
    [7, ['Home'], 0],
    [7, ['End'], 31],
    [7, ['x'], 7],
  ] as const)('from %s the keys %j lead to %s', (from, keys, expected) => {
    expect(press(from, ...keys)).toBe(expected);
  });

  // @sheet operator/13.14
  it('has no cell that the arrow keys cannot reach', () => {
    fc.assert(
      fc.property(fc.nat(SLOTS - 1), fc.nat(SLOTS - 1), (from, to) => {
        const sideways = from % 2 === to % 2 ? [] : ['ArrowRight'];
        const rows = positionOf(to).row - positionOf(from).row;
        const upDown = Array.from({ length: Math.abs(rows) }, () => (rows > 0 ? 'ArrowDown' : 'ArrowUp'));
        expect(press(from, ...sideways, ...upDown)).toBe(to);
      }),
    );
  });
});
