import { createContext, useContext } from 'react';
import { timeseriesQuery } from '@console/shared/api';
import { usePeriod, type PeriodState } from '@console/shared/metrics';
import { PRESETS } from './search.ts';

/** State of the metrics: the period is in the address, the refresh interval lasts until the page is left. */
export const useMetricsState = (): PeriodState => usePeriod(PRESETS, timeseriesQuery);

/** The outlet context of the tab `Metrics`. */
export const MetricsContext = createContext<PeriodState | undefined>(undefined);

/** Period and filter, shared by the three tabs of the metrics. */
export function useMetrics(): PeriodState {
  const metrics = useContext(MetricsContext);
  if (!metrics) throw new Error('This screen renders only inside the metrics tab');
  return metrics;
}
