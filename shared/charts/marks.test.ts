import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLeft, placeMarks } from './marks.ts';

const RANGE = { start: 1_000, end: 2_000 };

test('marks are in the order of time, and those outside of the period are left out', () => {
  const marks = [
    { label: 'Stopped', time: 1_500 },
    { label: 'Created', time: 999 },
    { label: 'Running', time: 1_000 },
  ];
  expect(placeMarks(marks, RANGE, 600)).toEqual([
    { label: 'Running', time: 1_000, x: 0, row: 0 },
    { label: 'Stopped', time: 1_500, x: 300, row: 0 },
  ]);
});

test('two marks at one time have their labels below each other', () => {
  const marks = ['Stopped', 'Last modified'].map((label) => ({ label, time: 1_500 }));
  expect(placeMarks(marks, RANGE, 600).map(({ row }) => row)).toEqual([0, 1]);
});

test('no labels overlap', () => {
  const mark = fc.record({
    label: fc.constantFrom('Failed', 'Restarted automatically'),
    time: fc.integer({ min: 900, max: 2_100 }),
  });
  fc.assert(
    fc.property(fc.array(mark, { maxLength: 12 }), fc.integer({ min: 280, max: 1_200 }), (marks, width) => {
      const places = placeMarks(marks, RANGE, width).map((one) => {
        const size = one.label.length * 7;
        const from = isLeft(one.x, one, width) ? one.x - size : one.x;
        return { row: one.row, from, to: from + size };
      });
      for (const [index, one] of places.entries())
        for (const other of places.slice(index + 1))
          expect(one.row !== other.row || one.to <= other.from || other.to <= one.from).toBe(true);
    }),
  );
});
