import type { Datum, Measurement } from '@console/shared/api';
import type { ChartPoint } from '@console/shared/charts';
import type { TimeRange } from '@console/shared/date-range';

/** The value of a sample; null when nothing was measured, or when it is not a number. */
function numberOf({ datum }: Datum): number | null {
  if (typeof datum === 'number') return Number.isFinite(datum) ? datum : null;
  const isCounter = typeof datum === 'object' && 'value' in datum;
  return isCounter && typeof datum.value === 'number' ? datum.value : null;
}

/**
 * The steps of a capacity over a period: the previous value or 0 is its first point, and the last value continues to its end
 * (docs/screens/system-settings-auth.md section 6). A missing sample is a gap.
 * @param divisor converts the unit of the samples to that of the chart: 2^30 for GiB from bytes
 */
export function stepsOf(
  samples: readonly Measurement[],
  before: Measurement | undefined,
  range: TimeRange,
  divisor: number,
): readonly ChartPoint[] {
  const valueOf = ({ datum }: Measurement) => {
    const value = numberOf(datum);
    return value === null ? null : value / divisor;
  };
  const points = samples
    .map((sample) => ({ time: sample.timestamp.getTime(), value: valueOf(sample) }))
    .filter(({ time }) => time >= range.start && time <= range.end)
    .toSorted((a, b) => a.time - b.time);
  const first = { time: range.start, value: before ? valueOf(before) : 0 };
  const steps = points[0]?.time === range.start ? points : [first, ...points];
  const last = steps.at(-1) ?? first;
  return last.time < range.end ? [...steps, { time: range.end, value: last.value }] : steps;
}
