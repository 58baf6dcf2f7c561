import {
  fromAbsolute,
  getLocalTimeZone,
  toCalendarDate,
  toCalendarDateTime,
  today,
  toTime,
} from '@internationalized/date';
import type { CalendarDate, Time } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DateSegment,
  Heading,
  Label,
  RangeCalendar,
  TimeField,
} from 'react-aria-components';
import { FieldError, Icon } from '@console/shared/ui';
import styles from './calendar.module.css';
import { rangeError } from './range.ts';
import type { TimeRange } from './range.ts';

/** Days and times of the calendar and the fields; a time is null while it is incomplete. */
type Draft = {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly startTime: Time | null;
  readonly endTime: Time | null;
};

function draftOf({ start, end }: TimeRange): Draft {
  const [from, to] = [start, end].map((time) => fromAbsolute(time, getLocalTimeZone()));
  if (!from || !to) throw new Error('A range has two ends');
  // the fields contain no seconds
  const [startTime, endTime] = [toTime(from), toTime(to)].map((time) =>
    time.set({ second: 0, millisecond: 0 }),
  );
  return {
    from: toCalendarDate(from),
    to: toCalendarDate(to),
    startTime: startTime ?? null,
    endTime: endTime ?? null,
  };
}

function rangeOfDraft({ from, to, startTime, endTime }: Draft): TimeRange | undefined {
  if (!startTime || !endTime) return undefined;
  const zone = getLocalTimeZone();
  return {
    start: toCalendarDateTime(from, startTime).toDate(zone).getTime(),
    end: toCalendarDateTime(to, endTime).toDate(zone).getTime(),
  };
}

export type RangeCalendarPanelProps = {
  /** The initial range. */
  range: TimeRange;
  /** Called with valid ranges only. */
  onChange: (range: TimeRange) => void;
  /** Called when the previously reported range is no longer valid. */
  onInvalid: () => void;
};

/** A calendar for the first and last day, and fields for their times. */
export function RangeCalendarPanel({ range, onChange, onInvalid }: RangeCalendarPanelProps) {
  const [draft, setDraft] = useState(() => draftOf(range));
  const [error, setError] = useState<string | undefined>();

  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    const chosen = rangeOfDraft(next);
    const problem = chosen ? rangeError(chosen, Date.now()) : 'Date range is invalid';
    setDraft(next);
    setError(problem);
    if (chosen && problem === undefined) onChange(chosen);
    else onInvalid();
  };
  return (
    <div className={styles.panel}>
      <RangeCalendar
        aria-label="Date range"
        className={styles.calendar ?? ''}
        value={{ start: draft.from, end: draft.to }}
        onChange={({ start, end }) => change({ from: toCalendarDate(start), to: toCalendarDate(end) })}
        maxValue={today(getLocalTimeZone())}
        autoFocus
      >
        <div className={styles.head}>
          <Heading className={styles.month ?? ''} />
          <Button slot="previous" className={styles.turn ?? ''}>
            <Icon of={ChevronLeft} />
          </Button>
          <Button slot="next" className={styles.turn ?? ''}>
            <Icon of={ChevronRight} />
          </Button>
        </div>
        <CalendarGrid className={styles.grid ?? ''} weekdayStyle="short">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <CalendarCell date={date} className={styles.cell ?? ''} />}
          </CalendarGridBody>
        </CalendarGrid>
      </RangeCalendar>
      <div className={styles.times}>
        <ClockField
          label="Start time"
          value={draft.startTime}
          invalid={error !== undefined}
          onChange={(startTime) => change({ startTime })}
        />
        <ClockField
          label="End time"
          value={draft.endTime}
          invalid={error !== undefined}
          onChange={(endTime) => change({ endTime })}
        />
      </div>
      {error !== undefined && <FieldError>{error}</FieldError>}
    </div>
  );
}

type ClockFieldProps = {
  label: string;
  value: Time | null;
  invalid: boolean;
  onChange: (value: Time | null) => void;
};

/** Hours and minutes. */
function ClockField({ label, value, invalid, onChange }: ClockFieldProps) {
  return (
    <TimeField
      className={styles.field ?? ''}
      value={value}
      onChange={onChange}
      shouldForceLeadingZeros
      isInvalid={invalid}
    >
      <Label className={styles.label ?? ''}>{label}</Label>
      <DateInput className={styles.input ?? ''}>
        {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
      </DateInput>
    </TimeField>
  );
}
