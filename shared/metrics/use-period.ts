import { useState } from 'react';
import type { ReadId } from '@console/shared/api';
import { rangeOf, type DateRangeValue, type RefreshInterval } from '@console/shared/date-range';
import { useFetching } from '@console/shared/query';
import { useSearchParams } from '@console/shared/router';
import { periodIn, withChoice, withPeriod, type Period, type Presets } from './search.ts';

/** What the charts of a page have in common. */
export interface PeriodState {
  /** The period that is asked for. */
  readonly choice: Period;
  /** The same with the times it means now. */
  readonly dates: DateRangeValue;
  readonly onDatesChange: (dates: DateRangeValue) => void;
  readonly interval: RefreshInterval;
  readonly onIntervalChange: (interval: RefreshInterval) => void;
  /** A chart is being asked for. */
  readonly isFetching: boolean;
}

/** A read whose answers charts are drawn from. */
export interface MetricOperation {
  readonly id: ReadId;
}

const askedNow = (isFetching: boolean) => ({ isFetching, at: Date.now() });

/** State of a page of charts: the period in the address, the pace of the refresh until the page is left. */
export function usePeriod(presets: Presets, operation: MetricOperation): PeriodState {
  const [search, setSearch] = useSearchParams();
  const [interval, onIntervalChange] = useState<RefreshInterval>('10s');
  const isFetching = useFetching(operation);
  // A preset ends when it was last asked for
  const [asked, setAsked] = useState(() => askedNow(isFetching));
  if (asked.isFetching !== isFetching) setAsked(askedNow(isFetching));
  const choice = periodIn(search, presets);
  const dates = choice.preset === 'custom' ? choice : { ...choice, ...rangeOf(choice.preset, asked.at) };
  const onDatesChange = ({ preset, start, end }: DateRangeValue) => {
    const sliding = presets.find((one) => one === preset);
    const next: Period = sliding ? { preset: sliding } : { preset: 'custom', start, end };
    setSearch((before) => withPeriod(before, next, presets), { replace: true });
  };
  return { choice, dates, onDatesChange, interval, onIntervalChange, isFetching };
}

/**
 * One of a list, kept in the query string under a name; undefined is all of it, or the first. A value the list does not
 * have counts as undefined.
 */
export function useChoice<const Value extends string>(
  name: string,
  values: readonly Value[],
): [Value | undefined, (value: Value | undefined) => void] {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get(name);
  const select = (value: Value | undefined) =>
    setSearch((before) => withChoice(before, name, value), { replace: true });
  return [values.find((value) => value === wanted), select];
}
