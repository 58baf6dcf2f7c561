import { describe, expect, it } from 'vitest';
import { formatAge, formatClock, formatDate, formatDateTime, formatTime } from './dates.ts';

/** Newer Unicode data puts a narrow space before AM. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('formatDate', () => {
  const date = new Date(2021, 5, 7, 0, 0, 0);
  it.each([
    ['en-US', 'Jun 7, 2021', '12:00 AM'],
    ['de', '07.06.2021', '00:00'],
    ['fr', '7 juin 2021', '00:00'],
  ])('in %s', (locale, day, time) => {
    const text = formatDate(date, locale);
    expect(text.date).toBe(day);
    expect(plain(text.time)).toBe(time);
    expect(text.iso).toBe(date.toISOString());
  });

  it('has empty texts for an invalid date', () =>
    expect(formatDate(new Date('nothing'))).toEqual({ date: '', time: '', iso: '' }));

  it('has one text for tooltips, and times alone', () => {
    const afternoon = new Date(2026, 4, 2, 14, 2, 47);
    expect(plain(formatDateTime(afternoon, 'en-US'))).toBe('May 2, 2026, 2:02 PM');
    expect(plain(formatTime(afternoon, 'en-US'))).toBe('2:02 PM');
    expect(plain(formatClock(afternoon, 'en-US'))).toBe('2:02:47 PM');
  });
});

describe('formatAge', () => {
  const now = new Date(2024, 6, 15, 12);
  const ago = (change: (date: Date) => void) => {
    const date = new Date(now);
    change(date);
    return date;
  };
  // @sheet common-ui/34.73
  it.each([
    ['0s', ago(() => {})],
    ['1s', ago((d) => d.setSeconds(d.getSeconds() - 1))],
    ['59s', ago((d) => d.setSeconds(d.getSeconds() - 59))],
    ['1m', ago((d) => d.setMinutes(d.getMinutes() - 1))],
    ['4m', ago((d) => d.setSeconds(d.getSeconds() - 269))],
    ['5m', ago((d) => d.setSeconds(d.getSeconds() - 299))],
    ['59m', ago((d) => d.setMinutes(d.getMinutes() - 59))],
    ['1h', ago((d) => d.setSeconds(d.getSeconds() - 3590))],
    ['1h', ago((d) => d.setHours(d.getHours() - 1))],
    ['23h', ago((d) => d.setHours(d.getHours() - 23))],
    ['1d', ago((d) => d.setMinutes(d.getMinutes() - 1430))],
    ['1d', ago((d) => d.setDate(d.getDate() - 1))],
    ['8d', ago((d) => d.setDate(d.getDate() - 8))],
    ['1mo', ago((d) => d.setMonth(d.getMonth() - 1))],
    ['7mo', ago((d) => d.setMonth(d.getMonth() - 7))],
    ['11mo', ago((d) => d.setDate(d.getDate() - 362))],
    ['1y', ago((d) => d.setFullYear(d.getFullYear() - 1))],
    ['0s', ago((d) => d.setMinutes(d.getMinutes() + 3))],
  ])('%s', (text, from) => expect(formatAge(from, now)).toBe(text));
});
