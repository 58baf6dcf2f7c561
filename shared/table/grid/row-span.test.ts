import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approach, around, paced, type Span } from './row-span.ts';

const COUNT = 10_000;
const ROOM = 5;
const span = (most: number) =>
  fc
    .tuple(fc.nat(COUNT), fc.nat(most))
    .map(([start, size]): Span => ({ start, end: Math.min(COUNT, start + size) }));
/** Rows of the first that are not in the second. */
const missing = (of: Span, from: Span) =>
  Array.from({ length: of.end - of.start }, (_, index) => of.start + index).filter(
    (row) => row < from.start || row >= from.end,
  ).length;

describe('approach', () => {
  it('adds no more rows in a frame than allowed, and renders no more rows than needed', () => {
    fc.assert(
      fc.property(span(80), span(40), (drawn, sight) => {
        const next = approach(drawn, sight, COUNT, ROOM);
        expect(next.end).toBeGreaterThanOrEqual(next.start);
        expect(missing(next, drawn)).toBeLessThanOrEqual(ROOM);
        expect(missing(next, around(sight, COUNT))).toBe(0);
      }),
    );
  });

  it('reaches its goal and stays there', () => {
    fc.assert(
      fc.property(span(80), span(40), (drawn, sight) => {
        let now = drawn;
        for (let frame = 0; frame < 30; frame += 1) now = approach(now, sight, COUNT, ROOM);
        expect(now).toEqual(around(sight, COUNT));
      }),
    );
  });

  it('renders the visible rows first', () => {
    const sight = { start: 5000, end: 5018 };
    expect(approach({ start: 0, end: 4 }, sight, COUNT, ROOM)).toEqual({ start: 5000, end: 5000 + ROOM - 1 });
    const next = approach({ start: 80, end: 120 }, { start: 70, end: 88 }, COUNT, ROOM);
    expect([next.start, missing(next, { start: 80, end: 120 })]).toEqual([80 - ROOM, ROOM]);
  });

  it('adds no row in a frame that removes a screen of rows', () => {
    const sight = { start: 5000, end: 5018 };
    const empty = approach({ start: 0, end: 40 }, sight, COUNT, ROOM);
    expect(empty).toEqual({ start: 5000, end: 5000 });
    expect(approach(empty, sight, COUNT, ROOM)).toEqual({ start: 5000, end: 5000 + ROOM });
  });

  it('changes nothing after a few pixels', () => {
    const drawn = around({ start: 101, end: 119 }, COUNT);
    expect(approach(drawn, { start: 102, end: 119 }, COUNT, ROOM)).toEqual(drawn);
  });
});

describe('paced', () => {
  const after = (...took: number[]) => took.reduce(paced, 6);

  it('allows more rows while frames are on time and fewer when they are late, within limits', () => {
    expect(after(17, 17)).toBe(8);
    expect(after(50)).toBe(3);
    expect(after(50, 50, 50)).toBe(2);
    expect(after(...Array.from({ length: 20 }, () => 17))).toBe(12);
  });
});
