import { describe, expect, it } from 'vitest';
import { everyOf, INTERVALS, isInterval } from './intervals.ts';
import { DEFAULT_PRESETS, presetLabel, rangeError, rangeOf, rangeText } from './range.ts';

const at = (text: string) => new Date(text).getTime();
const NOW = at('2026-11-20T18:03:20');

describe('presets', () => {
  it('match the sheet', () =>
    expect([...DEFAULT_PRESETS, 'custom' as const].map(presetLabel)).toEqual([
      'Last hour',
      'Last 3 hours',
      'Last day',
      'Last week',
      'Last 30 days',
      'Custom',
    ]));

  it.each([
    ['lastHour', 1],
    ['last3Hours', 3],
    ['last24Hours', 24],
    ['lastDay', 24],
    ['lastWeek', 168],
    ['last30Days', 720],
  ] as const)('%s is %d hours', (preset, hours) =>
    expect(rangeOf(preset, NOW)).toEqual({ start: NOW - hours * 3_600_000, end: NOW }),
  );
});

it.each([
  [NOW - 1, NOW, undefined],
  [NOW, NOW, undefined],
  [NOW, NOW - 1, 'Date range is invalid'],
  [NOW, NOW + 1, 'Date range is invalid'],
])('%d to %d', (start, end, message) => expect(rangeError({ start, end }, NOW)).toBe(message));

describe('rangeText', () => {
  it('reads as one piece in a language from right to left', () =>
    expect(rangeText(rangeOf('lastHour', NOW), 'ar')).toMatch(/^\u2068.*\u2069$/u));

  it('contains the day once when both are the same', () =>
    expect(rangeText(rangeOf('lastHour', NOW), 'en-US')).toBe('11/20/26, 5:03 – 6:03 PM'));
  it('contains both days', () =>
    expect(rangeText(rangeOf('lastDay', NOW), 'en-US')).toBe('11/19/26, 6:03 PM – 11/20/26, 6:03 PM'));
});

it('computes the intervals', () => {
  expect(INTERVALS.map(({ value }) => [value, everyOf(value)])).toEqual([
    ['Off', undefined],
    ['10s', 10_000],
    ['1m', 60_000],
    ['2m', 120_000],
    ['5m', 300_000],
  ]);
  expect(isInterval('3m')).toBe(false);
});
