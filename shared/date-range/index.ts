/** Periods of time: a separate shared module, because the calendar is loaded with the first page that needs dates. */
export { DateRangePicker } from './date-range-picker.tsx';
export { FilterSelect } from './filter-select.tsx';
export { IntervalPicker } from './interval-picker.tsx';
export type { RefreshInterval } from './intervals.ts';
export { rangeOf } from './range.ts';
export type { DateRangeValue, RangePreset, SlidingPreset, TimeRange } from './range.ts';
