import type { SlidingPreset } from '@console/shared/date-range';
import { periodIn, withPeriod, type Period } from '@console/shared/metrics';

/** Presets of these charts in their order; the first is the default. */
export const PRESETS = ['lastHour', 'last3Hours', 'last24Hours'] as const satisfies readonly SlidingPreset[];

/** The period in a query string. */
export const rangeIn = (search: URLSearchParams): Period => periodIn(search, PRESETS);

/** The query string with another period. */
export const withRange = (search: URLSearchParams, choice: Period): URLSearchParams =>
  withPeriod(search, choice, PRESETS);
