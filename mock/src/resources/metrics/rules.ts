import { fleetViewer, reads, signedIn } from '../../auth/rule.ts';

/** Authorization rules of this folder's operations. docs/contract/server-behaviour.md section 2 [S], corrections "Who may see what". */
export const metricsRules = {
  diskMetricsList: reads,
  timeseriesQuery: reads,
  siloMetric: signedIn,
  systemMetric: fleetViewer,
  systemTimeseriesQuery: fleetViewer,
  systemTimeseriesSchemaList: fleetViewer,
} as const;
