/** Periods of time: a share of its own, because the calendar is loaded with the first page that asks for dates. */
export { DateRangePicker } from './date-range-picker.tsx';
export type { DateRangePickerProps } from './date-range-picker.tsx';
export { FilterSelect } from './filter-select.tsx';
export type { FilterSelectProps } from './filter-select.tsx';
export { IntervalPicker } from './interval-picker.tsx';
export type { IntervalPickerProps } from './interval-picker.tsx';
export { everyOf } from './intervals.ts';
export type { RefreshInterval } from './intervals.ts';
export { presetLabel, rangeError, rangeOf, rangeText, slid } from './range.ts';
export type { DateRangeValue, RangePreset, SlidingPreset, TimeRange } from './range.ts';
export { useDateRange } from './use-date-range.ts';
export type { DateRange } from './use-date-range.ts';
