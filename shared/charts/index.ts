/** Charts over time: a share of its own, because nivo is loaded with the first page that draws one. */
export { fitAxis, fullTime, timeLabel, zeroAxis } from './axis.ts';
export type { ValueAxis } from './axis.ts';
export { ChartGroup } from './group.tsx';
export type { ChartPoint, ChartRange, ChartSeries, ChartShape } from './series.ts';
export { TimeSeriesChart } from './time-series-chart.tsx';
export type { TimeSeriesChartProps } from './time-series-chart.tsx';
export { scaleFor, valueText, vcpuPercent } from './units.ts';
export type { ChartUnit, FixedUnit, Scale } from './units.ts';
