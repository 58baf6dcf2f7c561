import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatBigNumber,
  formatNumber,
  formatPercent,
  percentOf,
  pluralize,
  round,
  splitDecimal,
} from './numbers.ts';

const LOCALES = [
  'ar',
  'bg',
  'cs',
  'da',
  'de',
  'de-CH',
  'el',
  'en-GB',
  'en-IN',
  'en-US',
  'es',
  'fi',
  'fr',
  'he',
  'hi',
  'hu',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt-BR',
  'ru',
  'sv',
  'tr',
  'uk',
  'zh-CN',
];

describe('round', () => {
  it.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [2404.126, 2, 2404.13],
    [0.1 + 0.2, 2, 0.3],
    [46.949, 1, 46.9],
    [1e-9, 2, 0],
    [1e21, 2, 1e21],
    [5, 0, 5],
  ])('%d to %d decimals is %d', (value, digits, expected) => expect(round(value, digits)).toBe(expected));

  it('is within half a step and stable', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        const rounded = round(value);
        expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.005 + Math.abs(value) * 1e-12);
        expect(round(rounded)).toBe(rounded);
      }),
    );
  });
});

describe('formatNumber', () => {
  it.each([
    [0.25, 'en-US', '0.25'],
    [2404, 'en-US', '2,404'],
    [1.005, 'en-US', '1.01'],
    [3.1, 'en-US', '3.1'],
    [1234.5, 'de', '1.234,5'],
  ])('%d in %s is %s', (value, locale, text) => expect(formatNumber(value, locale)).toBe(text));
});

describe('splitDecimal', () => {
  it.each([
    [46.949, 'en-US', '46', '.95'],
    [46, 'en-US', '46', ''],
    [1234.5, 'en-US', '1,234', '.5'],
    [1234.5, 'de', '1.234', ',5'],
    [-0.5, 'en-US', '-0', '.5'],
    [99.999, 'en-US', '100', ''],
  ])('%d in %s is %s and %s', (value, locale, whole, decimals) =>
    expect(splitDecimal(value, locale)).toEqual({ whole, decimals }),
  );

  // @sheet common-ui/34.19
  it.each(LOCALES)('recombines to the whole number in %s', (locale) => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        const { whole, decimals } = splitDecimal(value, locale);
        expect(whole + decimals).toBe(formatNumber(value, locale));
      }),
      { numRuns: 20 },
    );
  });
});

it('shows what is no number as not readable', () => {
  const nothing = Number('many');
  expect(formatNumber(nothing)).toBe('Not readable');
  expect(formatBigNumber(nothing)).toEqual({ text: 'Not readable', full: undefined });
  expect(formatPercent(nothing, 5)).toEqual({ whole: 'Not readable', decimals: '' });
  expect(pluralize(nothing, 'vCPU')).toBe('Not readable vCPUs');
});

describe('formatPercent', () => {
  // @sheet common-ui/34.19 system-settings-auth/18.31
  it.each([
    [0, 0, '—', ''],
    [3, 0, '—', ''],
    [0, 5, '0', ''],
    [1, 3, '33', '.33'],
    [1, 2, '50', ''],
    [3, 2, '150', ''],
  ])('%d of %d', (part, total, whole, decimals) =>
    expect(formatPercent(part, total, 'en-US')).toEqual({ whole, decimals }),
  );
});

describe('a share of big integers', () => {
  // @sheet common-ui/34.19 system-settings-auth/18.31
  it.each([
    [6n, 21n, '28', '.57'],
    [0n, 0n, '—', ''],
    [5n, 0n, '—', ''],
    [2n ** 127n, 2n ** 128n, '50', ''],
    [1n, 2n ** 100n, '0', ''],
    [-1n, 4n, '-25', ''],
    [-1, 4, '-25', ''],
    [3, 8n, '37', '.5'],
  ])('%s of %s', (part, total, whole, decimals) =>
    expect(formatPercent(part, total, 'en-US')).toEqual({ whole, decimals }),
  );

  // @sheet system-settings-auth/18.31
  it.each([
    ['en', '45', '.24'],
    ['de', '45', ',24'],
    ['fr', '45', ',24'],
    ['ja', '45', '.24'],
    ['ar-EG', '٤٥', '٫٢٤'],
  ])('in %s', (locale, whole, decimals) =>
    expect(formatPercent(38, 84, locale)).toEqual({ whole, decimals }),
  );

  it('of zero has no number', () => {
    expect(percentOf(0, 0)).toBeUndefined();
    expect(percentOf(3n, 0n)).toBeUndefined();
    expect(percentOf(38, 84)).toBeCloseTo(45.238, 3);
  });
});

describe('formatBigNumber', () => {
  it.each([
    [0, 'en-US', '0', undefined],
    [999_999, 'en-US', '999,999', undefined],
    [1_000_000, 'en-US', '1M', '1,000,000'],
    [1_234_567, 'en-US', '1.2M', '1,234,567'],
    [10_000_000, 'en-US', '10M', '10,000,000'],
    [492_000_000_000, 'en-US', '492B', '492,000,000,000'],
    [894_302_234_234_232, 'en-US', '894.3T', '894,302,234,234,232'],
    [1_293_859_032_098_219n, 'en-US', '1.3 × 10¹⁵', '1,293,859,032,098,219'],
    [
      23_094_304_823_948_203_952_304_920_342n,
      'en-US',
      '23.1 × 10²⁷',
      '23,094,304,823,948,203,952,304,920,342',
    ],
    [1_234_567, 'de', '1,2\u00a0Mio.', '1.234.567'],
    [23_094_304_823_948_203_952_304_920_342n, 'de', '23,1 × 10²⁷', '23.094.304.823.948.203.952.304.920.342'],
    [-1_234_567, 'en-US', '-1.2M', '-1,234,567'],
  ])('%s in %s is %s', (value, locale, text, full) =>
    expect(formatBigNumber(value, locale)).toEqual({ text, full }),
  );

  // @sheet common-ui/34.19
  it.each(LOCALES)('is short in %s', (locale) => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1_000_000n, max: 2n ** 128n }), (value) => {
        const { text, full } = formatBigNumber(value, locale);
        expect(text.length).toBeLessThanOrEqual(16);
        expect(full).toBe(new Intl.NumberFormat(locale).format(value));
      }),
      { numRuns: 20 },
    );
  });
});

describe('pluralize', () => {
  it.each([
    [0, '0 vCPUs'],
    [1, '1 vCPU'],
    [2, '2 vCPUs'],
  ])('%d', (count, text) => expect(pluralize(count, 'vCPU')).toBe(text));

  it('takes an irregular plural', () => expect(pluralize(2, 'entry', 'entries')).toBe('2 entries'));
});
