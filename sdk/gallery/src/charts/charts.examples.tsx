import { useState } from 'react';
import { ChartGroup, type ChartRange, type ChartSeries, TimeSeriesChart } from '@console/shared/charts';
import { Button } from '@console/shared/ui';

const MINUTE = 60_000;
const START = Date.UTC(2026, 0, 31, 12);
const RANGE = { start: START, end: START + 60 * MINUTE };

/** A sample a minute, between a middle and twice of it. */
const lineOf = (name: string, middle: number): ChartSeries => ({
  name,
  points: Array.from({ length: 61 }, (_, index) => ({
    time: START + index * MINUTE,
    value: middle + (((index * index) % 13) / 13) * middle,
  })),
});

const CPU = [lineOf('web-1', 40)];
const DISKS = [lineOf('Reads', 3_000_000), lineOf('Writes', 9_000_000)];

/** One line */
export function Line() {
  return (
    <TimeSeriesChart title="CPU" unit="percent" series={CPU} range={RANGE} description="Of all vCPUs." />
  );
}

const MARKS = [{ label: 'Restarted', time: START + 20 * MINUTE }];

/** Several lines, and what happened */
export function Lines() {
  return <TimeSeriesChart title="Disk" unit="bytesPerSecond" series={DISKS} range={RANGE} marks={MARKS} />;
}

const COUNT = { label: 'Count', suffix: 'vCPU' };
const STEPS = [
  {
    name: 'Provisioned',
    points: [10, 12, null, 14, 14].map((value, index) => ({ time: START + index * 15 * MINUTE, value })),
  },
];

/** Lanes that share the crosshair, with a gap */
export function Lanes() {
  return (
    <ChartGroup>
      <TimeSeriesChart variant="lane" title="vCPUs" unit={COUNT} shape="step" series={STEPS} range={RANGE} />
      <TimeSeriesChart variant="lane" title="Load" unit="percent" series={CPU} range={RANGE} />
    </ChartGroup>
  );
}

/** Part of the period */
export function Zoomed() {
  const [range, setRange] = useState<ChartRange>(RANGE);
  return (
    <>
      <TimeSeriesChart title="Memory" unit="percent" series={CPU} range={range} onZoom={setRange} />
      <Button size="sm" onClick={() => setRange(RANGE)}>
        Whole period
      </Button>
    </>
  );
}

const MANY = Array.from({ length: 12 }, (_, index) =>
  lineOf(`a-name-of-the-longest-kind-that-a-resource-may-have-63-characters-${index}`, 10 + index),
);

/** More than eight lines, with long names */
export function Many() {
  return <TimeSeriesChart title="CPU of all instances" unit="percent" series={MANY} range={RANGE} />;
}

const NO_SERIES: readonly never[] = [];

/** Loading */
export function Loading() {
  return (
    <TimeSeriesChart title="Network in" unit="bytesPerSecond" series={NO_SERIES} range={RANGE} loading />
  );
}

/** Loading again */
export function Fetching() {
  return <TimeSeriesChart title="Network out" unit="percent" series={CPU} range={RANGE} fetching />;
}

/** Empty */
export function Empty() {
  return (
    <TimeSeriesChart
      title="Errors"
      unit="count"
      series={NO_SERIES}
      range={RANGE}
      emptyText="The instance was not running."
    />
  );
}

/** Error */
export function Failed() {
  return (
    <TimeSeriesChart
      title="Latency"
      unit={{ label: 'ms' }}
      series={NO_SERIES}
      range={RANGE}
      error="The server did not answer within 20 s."
      onRetry={() => undefined}
    />
  );
}
