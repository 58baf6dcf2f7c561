import { isolated } from '@console/shared/format';

/** A period, milliseconds since the epoch. */
export type TimeRange = { readonly start: number; readonly end: number };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const PRESETS = {
  lastHour: { label: 'Last hour', length: HOUR },
  last3Hours: { label: 'Last 3 hours', length: 3 * HOUR },
  last24Hours: { label: 'Last 24 hours', length: DAY },
  lastDay: { label: 'Last day', length: DAY },
  lastWeek: { label: 'Last week', length: 7 * DAY },
  last30Days: { label: 'Last 30 days', length: 30 * DAY },
} as const;

/** A period that ends now and moves with each refresh. */
export type SlidingPreset = keyof typeof PRESETS;

/** `custom`: picked dates, which do not move. */
export type RangePreset = SlidingPreset | 'custom';

/** Presets of the utilization pages (common-ui 23). */
export const DEFAULT_PRESETS: readonly SlidingPreset[] = [
  'lastHour',
  'last3Hours',
  'lastDay',
  'lastWeek',
  'last30Days',
];

/** Text of a preset in the list. */
export const presetLabel = (preset: RangePreset): string =>
  preset === 'custom' ? 'Custom' : PRESETS[preset].label;

/** The period of a preset that ends at `now`. */
export function rangeOf(preset: SlidingPreset, now: number): TimeRange {
  return { start: now - PRESETS[preset].length, end: now };
}

/** The choice: a preset with its current period, or dates. */
export type DateRangeValue = TimeRange & { readonly preset: RangePreset };

/** Message or `undefined`: a period must not end before it starts or after `now`. */
export function rangeError({ start, end }: TimeRange, now: number): string | undefined {
  return end < start || end > now ? 'Date range is invalid' : undefined;
}

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** `11/20/26, 5:03 – 6:03 PM`: the day once when both are the same. Local time, in the clock of the locale. */
export function rangeText({ start, end }: TimeRange, locale?: string): string {
  const options = { dateStyle: 'short', timeStyle: 'short' } as const;
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(locale, format);
  // browsers use different spaces around the dash
  return isolated(format.formatRange(start, Math.max(start, end)).replaceAll(/\s/gu, ' '));
}
