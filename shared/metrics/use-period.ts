import { useState } from 'react';
import type { ReadId } from '@console/shared/api';
import {
  rangeOf,
  type DateRangeValue,
  type RefreshInterval,
  type TimeRange,
} from '@console/shared/date-range';
import { useFetching } from '@console/shared/query';
import { useSearchParams } from '@console/shared/router';
import { periodIn, withChoice, withPeriod, zoomedTo, type Period, type Presets } from './search.ts';

/** Period and filter, shared by the charts of a page. */
export interface PeriodState {
  /** The chosen period. */
  readonly choice: Period;
  /** The same with its current times. */
  readonly dates: DateRangeValue;
  readonly onDatesChange: (dates: DateRangeValue) => void;
  /** Shows a part of the period, in whole minutes; Back shows all of it again. */
  readonly onZoom: (range: TimeRange) => void;
  readonly interval: RefreshInterval;
  readonly onIntervalChange: (interval: RefreshInterval) => void;
  /** Whether a chart is being fetched. */
  readonly isFetching: boolean;
}

/** The operation whose responses the charts show. */
export interface MetricOperation {
  readonly id: ReadId;
}

const askedNow = (isFetching: boolean) => ({ isFetching, at: Date.now() });

/** State of a page with charts: the period is in the address, the refresh interval lasts until the page is left. */
export function usePeriod(presets: Presets, operation: MetricOperation): PeriodState {
  const [search, setSearch] = useSearchParams();
  const [interval, onIntervalChange] = useState<RefreshInterval>('10s');
  const isFetching = useFetching(operation);
  // A preset ends at the time of the last request
  const [asked, setAsked] = useState(() => askedNow(isFetching));
  if (asked.isFetching !== isFetching) setAsked(askedNow(isFetching));
  const choice = periodIn(search, presets);
  const dates = choice.preset === 'custom' ? choice : { ...choice, ...rangeOf(choice.preset, asked.at) };
  const onDatesChange = ({ preset, start, end }: DateRangeValue) => {
    const sliding = presets.find((one) => one === preset);
    const next: Period = sliding ? { preset: sliding } : { preset: 'custom', start, end };
    setSearch((before) => withPeriod(before, next, presets), { replace: true });
  };
  const onZoom = (range: TimeRange) => setSearch((before) => withPeriod(before, zoomedTo(range), presets));
  return { choice, dates, onDatesChange, onZoom, interval, onIntervalChange, isFetching };
}

/** A choice from a list, kept in the query string under a name; undefined is all, or the first. An unknown value counts as undefined. */
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
