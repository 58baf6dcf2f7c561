/** Charts over time: a separate shared module, because nivo is fetched with the first page that has a chart. */
export type { ChartMark } from './marks.ts';
export { ChartGroup } from './group.tsx';
export type { ChartPoint, ChartRange, ChartSeries } from './series.ts';
export { TimeSeriesChart } from './time-series-chart.tsx';
export { vcpuPercent } from './units.ts';
export type { ChartUnit, FixedUnit } from './units.ts';
