import { metrics } from './metrics.handlers.ts';
import { timeseries } from './timeseries.handlers.ts';

/** Every operation of this folder. */
export const metricsHandlers = {
  ...metrics,
  ...timeseries,
};
