import { CalendarDays } from 'lucide-react';
import { useId, useState } from 'react';
import { cx, Icon, Popover, VisuallyHidden } from '@console/shared/ui';
import { Select } from '@console/shared/ui/pickers';
import styles from './date-range.module.css';
import { DEFAULT_PRESETS, presetLabel, rangeOf, rangeText } from './range.ts';
import type { DateRangeValue, SlidingPreset, TimeRange } from './range.ts';
import { RangeCalendarPanel } from './range-calendar.tsx';
import { useDebounced } from './use-debounced.ts';

/** Milliseconds to wait for further changes of the dates. */
const DEBOUNCE = 400;

export type DateRangePickerProps = {
  value: DateRangeValue;
  /** Called immediately for a preset, for dates 400 ms after the last change or when the calendar closes; never with an invalid range. */
  onChange: (value: DateRangeValue) => void;
  /** Items of the list before `Custom`. */
  presets?: readonly SlidingPreset[] | undefined;
};

/** A period: a list of presets, and a button with the dates that opens a calendar. */
export function DateRangePicker({ value, onChange, presets = DEFAULT_PRESETS }: DateRangePickerProps) {
  // picked dates that were not reported yet
  const [picked, setPicked] = useState<TimeRange | undefined>();
  const ids = { preset: useId(), calendar: useId(), text: useId() };
  const tell = useDebounced((range: TimeRange) => {
    setPicked(undefined);
    onChange({ preset: 'custom', ...range });
  }, DEBOUNCE);
  const shown = picked ?? value;

  const forget = () => {
    tell.cancel();
    setPicked(undefined);
  };
  const choose = (chosen: string) => {
    forget();
    const preset = presets.find((one) => one === chosen);
    if (preset) onChange({ preset, ...rangeOf(preset, Date.now()) });
    else onChange({ preset: 'custom', start: value.start, end: value.end });
  };
  return (
    <div className={styles.picker} role="group" aria-label="Choose a date range">
      <VisuallyHidden id={ids.preset}>Choose a time range preset</VisuallyHidden>
      <div className={styles.preset}>
        <Select
          labelId={ids.preset}
          items={[...presets, 'custom' as const].map((preset) => ({
            value: preset,
            label: presetLabel(preset),
          }))}
          value={picked ? 'custom' : value.preset}
          onChange={choose}
        />
      </div>
      <Popover
        label="Calendar"
        placement="bottom end"
        onOpenChange={(isOpen) => {
          if (!isOpen) tell.flush();
        }}
        trigger={(trigger) => (
          <button
            {...trigger}
            type="button"
            className={cx(styles.button)}
            aria-labelledby={`${ids.calendar} ${ids.text}`}
          >
            <VisuallyHidden id={ids.calendar}>Calendar</VisuallyHidden>
            <span id={ids.text}>{rangeText(shown)}</span>
            <Icon of={CalendarDays} size="sm" />
          </button>
        )}
      >
        <RangeCalendarPanel
          range={shown}
          onChange={(range) => {
            setPicked(range);
            tell.later(range);
          }}
          onInvalid={forget}
        />
      </Popover>
    </div>
  );
}
