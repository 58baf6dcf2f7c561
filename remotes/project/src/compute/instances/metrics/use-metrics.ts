import { createContext, useContext, useState } from 'react';
import { timeseriesQuery } from '@console/shared/api';
import { rangeOf, type DateRangeValue, type RefreshInterval } from '@console/shared/date-range';
import { useFetching } from '@console/shared/query';
import { useSearchParams } from '@console/shared/router';
import type { RangeChoice } from './metric-query.ts';
import { PRESETS, rangeIn, withChoice, withRange } from './search.ts';

/** What the three tabs of the metrics have in common. */
export interface Metrics {
  /** The period that is asked for. */
  readonly choice: RangeChoice;
  /** The same with the times it means now. */
  readonly dates: DateRangeValue;
  readonly onDatesChange: (dates: DateRangeValue) => void;
  readonly interval: RefreshInterval;
  readonly onIntervalChange: (interval: RefreshInterval) => void;
  /** A chart is being asked for. */
  readonly isFetching: boolean;
}

const askedNow = (isFetching: boolean) => ({ isFetching, at: Date.now() });

/** State of the metrics: the period in the address, the pace of the refresh until the page is left. */
export function useMetricsState(): Metrics {
  const [search, setSearch] = useSearchParams();
  const [interval, onIntervalChange] = useState<RefreshInterval>('10s');
  const isFetching = useFetching(timeseriesQuery);
  // A preset ends when it was last asked for
  const [asked, setAsked] = useState(() => askedNow(isFetching));
  if (asked.isFetching !== isFetching) setAsked(askedNow(isFetching));
  const choice = rangeIn(search);
  const dates = choice.preset === 'custom' ? choice : { ...choice, ...rangeOf(choice.preset, asked.at) };
  const onDatesChange = ({ preset, start, end }: DateRangeValue) => {
    const sliding = PRESETS.find((one) => one === preset);
    const next: RangeChoice = sliding ? { preset: sliding } : { preset: 'custom', start, end };
    setSearch((before) => withRange(before, next), { replace: true });
  };
  return { choice, dates, onDatesChange, interval, onIntervalChange, isFetching };
}

/** Given by the tab `Metrics` to its own tabs. */
export const MetricsContext = createContext<Metrics | undefined>(undefined);

/** What the tabs have in common. */
export function useMetrics(): Metrics {
  const metrics = useContext(MetricsContext);
  if (!metrics) throw new Error('This screen is drawn in the tab of the metrics only');
  return metrics;
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
