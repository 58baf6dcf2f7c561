import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withChoice } from '@console/shared/metrics';
import { PRESETS, rangeIn, withRange } from './search.ts';

const MAY = Date.UTC(2026, 4, 14);

const choice = fc.oneof(
  fc.constantFrom(...PRESETS).map((preset) => ({ preset })),
  fc
    .tuple(fc.integer({ min: 0, max: MAY }), fc.integer({ min: 0, max: MAY }))
    .map(([start, length]) => ({ preset: 'custom' as const, start, end: start + length })),
);

test('a period survives in the address, and other parameters stay unchanged', () => {
  fc.assert(
    fc.property(choice, choice, (first, second) => {
      const search = withRange(withRange(new URLSearchParams('disk=data-1'), first), second);
      expect(rangeIn(search)).toEqual(second);
      expect(search.get('disk')).toBe('data-1');
    }),
  );
});

test('the default period and the default choice need no parameter', () => {
  const search = new URLSearchParams('range=last24Hours&state=idle');
  expect(withChoice(withRange(search, { preset: 'lastHour' }), 'state', undefined).toString()).toBe('');
  expect(withChoice(search, 'state', 'waiting').toString()).toBe('range=last24Hours&state=waiting');
});

test.each([
  '',
  'range=forever',
  'start=2026-05-14T10:00:00Z',
  'start=x&end=y',
  'start=2026-05-14&end=2026-05-13',
])('"%s" means the last hour', (search) => {
  expect(rangeIn(new URLSearchParams(search))).toEqual({ preset: 'lastHour' });
});
