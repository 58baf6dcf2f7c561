import { createContext, useContext } from 'react';
import { timeseriesQuery } from '@console/shared/api';
import { usePeriod, type PeriodState } from '@console/shared/metrics';
import { PRESETS } from './search.ts';

/** State of the metrics: the period in the address, the pace of the refresh until the page is left. */
export const useMetricsState = (): PeriodState => usePeriod(PRESETS, timeseriesQuery);

/** Given by the tab `Metrics` to its own tabs. */
export const MetricsContext = createContext<PeriodState | undefined>(undefined);

/** What the three tabs of the metrics have in common. */
export function useMetrics(): PeriodState {
  const metrics = useContext(MetricsContext);
  if (!metrics) throw new Error('This screen renders only inside the metrics tab');
  return metrics;
}
