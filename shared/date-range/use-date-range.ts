import { useCallback, useState } from 'react';
import { rangeOf, slid } from './range.ts';
import type { DateRangeValue, SlidingPreset } from './range.ts';

/** A chosen period with what a page does with it. */
export type DateRange = {
  /** For {@link DateRangePicker}. */
  readonly value: DateRangeValue;
  readonly onChange: (value: DateRangeValue) => void;
  /** Moves the window of a preset to now, which is what refreshing means for it. Picked dates stay. */
  readonly slide: () => void;
};

/** State of a date range picker, beginning with a preset. */
export function useDateRange(initial: SlidingPreset = 'lastHour'): DateRange {
  const [value, onChange] = useState<DateRangeValue>(() => ({
    preset: initial,
    ...rangeOf(initial, Date.now()),
  }));
  const slide = useCallback(() => onChange((before) => slid(before, Date.now())), []);
  return { value, onChange, slide };
}
