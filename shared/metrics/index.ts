/**
 * Pages with charts: the period in the address, the controls above the charts, and the charts of capacity. Bundled where it is
 * used; charts and calendar come with it.
 */
export { CapacityCharts } from './capacity-charts.tsx';
export type { CapacitySource } from './capacity-query.ts';
export { MetricControls } from './controls.tsx';
export { OneOrAll } from './one-or-all.tsx';
export { periodIn, timesOf, withChoice, withPeriod, type Period } from './search.ts';
export { useChoice, usePeriod, type PeriodState } from './use-period.ts';
