import { dateFormat, isolated } from './intl.ts';
import { NOT_READABLE } from './text.ts';

/** Despite its type: a response may have anything in place of a date. */
const isDate = (date: unknown): boolean => date instanceof Date && !Number.isNaN(date.getTime());

const written = (date: Date, locale: string | undefined, options: Intl.DateTimeFormatOptions): string =>
  isDate(date) ? isolated(dateFormat(locale, options).format(date)) : NOT_READABLE;

/** Date and time separately: tables draw the time dimmer. */
export type DateText = {
  /** `Jun 7, 2021`. */
  readonly date: string;
  /** `12:00 AM`. */
  readonly time: string;
  /** For the `datetime` attribute and the tooltip. */
  readonly iso: string;
};

/** Medium date and short time of the browser's locale. An invalid date gives empty texts. */
export function formatDate(date: Date, locale?: string): DateText {
  if (!isDate(date)) return { date: '', time: '', iso: '' };
  return {
    date: written(date, locale, { dateStyle: 'medium' }),
    time: written(date, locale, { timeStyle: 'short' }),
    iso: date.toISOString(),
  };
}

/** `Jun 7, 2021, 12:00 AM`: one text for tooltips and sentences. */
export function formatDateTime(date: Date, locale?: string): string {
  return written(date, locale, { dateStyle: 'medium', timeStyle: 'short' });
}

/** `2:02 PM`. */
export function formatTime(date: Date, locale?: string): string {
  return written(date, locale, { timeStyle: 'short' });
}

/** `2:02 PM` for a time of today; with its date otherwise, because a tab may stay open for days. */
export function formatMoment(date: Date, now: Date, locale?: string): string {
  return isDate(date) && date.toDateString() === now.toDateString()
    ? formatTime(date, locale)
    : formatDateTime(date, locale);
}

/** `2:02:47 PM`: time with seconds. */
export function formatClock(date: Date, locale?: string): string {
  return written(date, locale, { timeStyle: 'medium' });
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

/**
 * Time since `from`, one unit, rounded to the nearest: `1s`, `59s`, `1m`, `23h`, `8d`, `7mo`, `1y`. A time in the future
 * (the clocks of server and browser differ) counts as now. A month has 30 days.
 */
export function formatAge(from: Date, now: Date = new Date()): string {
  if (!isDate(from)) return NOT_READABLE;
  const seconds = Math.max(0, Math.round((now.getTime() - from.getTime()) / 1000));
  const inUnits = (unit: number) => Math.round(seconds / unit);
  if (seconds < MINUTE) return `${seconds}s`;
  if (inUnits(MINUTE) < HOUR / MINUTE) return `${inUnits(MINUTE)}m`;
  if (inUnits(HOUR) < DAY / HOUR) return `${inUnits(HOUR)}h`;
  if (inUnits(DAY) < MONTH / DAY) return `${inUnits(DAY)}d`;
  // 345 to 364 days would be twelve months and no year
  if (seconds < YEAR) return `${Math.min(11, inUnits(MONTH))}mo`;
  return `${inUnits(YEAR)}y`;
}
