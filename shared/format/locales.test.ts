import { expect, test } from 'vitest';
import {
  formatBigNumber,
  formatBytes,
  formatClock,
  formatDate,
  formatDateTime,
  formatNumber,
  formatPercent,
  formatTime,
  GiB,
  splitDecimal,
  TiB,
} from './index.ts';

/* Specification, section 9, in the languages of the users; digits of Arabic texts are unchanged. */

/** Replaces spaces of any width. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

// @sheet specification/9.7
test.each([
  ['en-US', '1,234,567.89', '0.13', '1,000'],
  ['de', '1.234.567,89', '0,13', '1.000'],
  ['fr', '1 234 567,89', '0,13', '1 000'],
  ['ja', '1,234,567.89', '0.13', '1,000'],
  ['ar', '1,234,567.89', '0.13', '1,000'],
])('numbers have at most two decimals in %s', (locale, large, small, whole) => {
  expect(plain(formatNumber(1_234_567.891, locale))).toBe(large);
  expect(formatNumber(0.126, locale)).toBe(small);
  expect(plain(formatNumber(1000, locale))).toBe(whole);
});

// @sheet specification/9.8
test.each([
  ['en-US', '999,999', '1.2M', '23.1 × 10²⁷'],
  ['de', '999.999', '1,2 Mio.', '23,1 × 10²⁷'],
  ['fr', '999 999', '1,2 M', '23,1 × 10²⁷'],
  ['ja', '999,999', '123.5万', '23.1 × 10²⁷'],
  ['ar', '999,999', '1.2 مليون', '23.1 × 10²⁷'],
])('numbers are compact from a million on in %s', (locale, below, million, huge) => {
  expect(plain(formatBigNumber(999_999, locale).text)).toBe(below);
  expect(plain(formatBigNumber(1_234_567, locale).text)).toBe(million);
  expect(formatBigNumber(23_094_304_823_948_203_952_304_920_342n, locale).text).toBe(huge);
});

// @sheet specification/9.5
test.each([
  ['en-US', '1.5 GiB', '1,536.5 TiB'],
  ['de', '1,5 GiB', '1.536,5 TiB'],
  ['fr', '1,5 GiB', '1 536,5 TiB'],
  ['ja', '1.5 GiB', '1,536.5 TiB'],
  ['ar', '1.5 GiB', '1,536.5 TiB'],
])('sizes use multiples of 1,024 in %s', (locale, small, large) => {
  expect(plain(formatBytes(1.5 * GiB, locale).text)).toBe(small);
  expect(plain(formatBytes(1536.5 * TiB, locale).text)).toBe(large);
});

// @sheet common-ui/34.5
test.each([
  ['en-US', 'May 2, 2026', '2:02 PM'],
  ['de', '02.05.2026', '14:02'],
  ['fr', '2 mai 2026', '14:02'],
  ['ja', '2026/05/02', '14:02'],
  // Isolated: in a line from left to right its parts would be in another order
  ['ar', '\u206802\u200F/05\u200F/2026\u2069', '\u20682:02 م\u2069'],
])('dates and times are written as in %s', (locale, date, time) => {
  const text = formatDate(new Date(Date.UTC(2026, 4, 2, 14, 2)), locale);
  expect([text.date, plain(text.time)]).toEqual([date, time]);
});

// @sheet common-ui/34.5
test.each([
  ['en-US', 'May 2, 2026, 2:02 PM', '2:02 PM', '2:02:47 PM'],
  ['de', '02.05.2026, 14:02', '14:02', '14:02:47'],
  ['fr', '2 mai 2026, 14:02', '14:02', '14:02:47'],
  ['ja', '2026/05/02 14:02', '14:02', '14:02:47'],
  ['ar', '\u206802\u200F/05\u200F/2026، 2:02 م\u2069', '\u20682:02 م\u2069', '\u20682:02:47 م\u2069'],
])('whole times, times of day and clocks are written as in %s', (locale, whole, time, clock) => {
  const date = new Date(Date.UTC(2026, 4, 2, 14, 2, 47));
  expect(
    [formatDateTime(date, locale), formatTime(date, locale), formatClock(date, locale)].map(plain),
  ).toEqual([whole, time, clock]);
});

// @sheet specification/9.7
test.each([
  ['en-US', '1,234', '.5', '45', '.24'],
  ['de', '1.234', ',5', '45', ',24'],
  ['fr', '1 234', ',5', '45', ',24'],
  ['ja', '1,234', '.5', '45', '.24'],
  ['ar', '1,234', '.5', '45', '.24'],
])('figures and shares are split at the decimal sign of %s', (locale, whole, part, share, rest) => {
  const figure = splitDecimal(1234.5, locale);
  expect([plain(figure.whole), figure.decimals]).toEqual([whole, part]);
  expect(formatPercent(38, 84, locale)).toEqual({ whole: share, decimals: rest });
});
