import type { Datum, Measurement } from '@console/shared/api';
import type { ChartPoint } from '@console/shared/charts';
import type { TimeRange } from '@console/shared/date-range';

/** The number of a sample; null when nothing was measured, or something that is no number. */
function numberOf({ datum }: Datum): number | null {
  if (typeof datum === 'number') return Number.isFinite(datum) ? datum : null;
  const isCounter = typeof datum === 'object' && 'value' in datum;
  return isCounter && typeof datum.value === 'number' ? datum.value : null;
}

/**
 * The steps of a capacity over a period: what was provisioned before it is its first point, or 0, and the last value goes on
 * to its end (docs/screens/system-settings-auth.md section 6). A missing sample is a gap.
 * @param divisor what one unit of the chart is in the unit of the samples: 2^30 for GiB of bytes
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
