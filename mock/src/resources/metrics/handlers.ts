import { metrics } from './metrics.handlers.ts';
import { timeseries } from './timeseries.handlers.ts';

/** Every operation of this room. */
export const metricsHandlers = {
  ...metrics,
  ...timeseries,
};
