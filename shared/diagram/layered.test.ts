import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, layered, type Line } from './layered.ts';

const GAPS = { columns: 2, rows: 1 };

const box = (id: string, column: number, height = 2): Box => ({ id, column, width: 8, height });

test('columns are placed from left to right, and a box without lines stays in its own column', () => {
  const { places, width } = layered(
    [box('gateway', 0), box('unused', 0), box('router', 1), box('subnet', 2)],
    [
      ['gateway', 'router'],
      ['router', 'subnet'],
      ['router', 'nobody'],
    ],
    GAPS,
  );
  const xs = ['gateway', 'unused', 'router', 'subnet'].map((id) => places.get(id)?.x);
  expect(xs).toEqual([0, 0, 10, 20]);
  expect(width).toBe(28);
});

test('an empty input has an empty layout', () => {
  expect(layered([], [], GAPS)).toEqual({ places: new Map(), width: 0, height: 0 });
});

const diagrams = fc
  .array(fc.record({ column: fc.nat(2), height: fc.integer({ min: 1, max: 9 }) }), { maxLength: 14 })
  .chain((raw) => {
    const boxes = raw.map(({ column, height }, index) => box(`box ${index}`, column, height));
    const pairs = boxes.flatMap((from) =>
      boxes.filter((to) => to.column > from.column).map((to): Line => [from.id, to.id]),
    );
    return fc.record({ boxes: fc.constant(boxes), lines: fc.subarray(pairs) });
  });

test("boxes do not overlap, none is outside, and each starts at its column's left edge", () => {
  fc.assert(
    fc.property(diagrams, ({ boxes, lines }) => {
      const { places, width, height } = layered(boxes, lines, GAPS);
      const all = boxes.map((one) => ({ ...one, ...(places.get(one.id) ?? { x: NaN, y: NaN }) }));
      for (const one of all) {
        expect(one.x >= 0 && one.y >= 0).toBe(true);
        expect(one.x + one.width <= width + 1e-9 && one.y + one.height <= height + 1e-9).toBe(true);
        for (const other of all) {
          if (other.column > one.column) expect(other.x).toBeGreaterThanOrEqual(one.x + one.width);
          if (other.column !== one.column || other === one) continue;
          expect(Math.abs(other.x - one.x)).toBeLessThan(1e-9);
          expect(other.y >= one.y + one.height - 1e-9 || one.y >= other.y + other.height - 1e-9).toBe(true);
        }
      }
    }),
  );
});
