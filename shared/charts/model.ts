import { fitAxis, zeroAxis } from './axis.ts';
import type { ValueAxis } from './axis.ts';
import { downsample, figuresOf, largest, timesOf, valueAt, within } from './series.ts';
import type { ChartFigures, ChartPoint, ChartRange, ChartSeries, ChartShape } from './series.ts';
import { scaleFor } from './units.ts';
import type { ChartUnit, Scale } from './units.ts';

export type ChartInput = {
  readonly series: readonly ChartSeries[];
  readonly range: ChartRange;
  readonly unit: ChartUnit;
  readonly shape: ChartShape;
  /** `zero`: from 0 to 1.2 times the largest value. `fit`: around the values. */
  readonly axis: 'zero' | 'fit';
};

export type ChartLine = {
  readonly name: string;
  /** Index of the series, which decides color and dash pattern. Hidden lines keep theirs. */
  readonly index: number;
  /** All samples in the range. */
  readonly points: readonly ChartPoint[];
  /** Up to about 300 samples, divided by the scale: the points that are drawn. */
  readonly drawn: readonly ChartPoint[];
};

/** A calculated chart, once per change of data. */
export type ChartModel = {
  readonly lines: readonly ChartLine[];
  readonly range: ChartRange;
  readonly shape: ChartShape;
  readonly scale: Scale;
  readonly axis: ValueAxis;
  /** Times at which the crosshair can be. */
  readonly times: readonly number[];
  /** Undefined when there is nothing to draw. */
  readonly figures: ChartFigures | undefined;
};

/** Calculates a chart without the lines named in `hidden`; the unit is that of all lines. */
export function buildModel(input: ChartInput, hidden: ReadonlySet<string>): ChartModel {
  const { range, shape } = input;
  const all = largest(input.series).map(({ name, points }, index) => ({
    name,
    index,
    points: within(points, range, shape),
  }));
  const scale = scaleFor(input.unit, figuresOf(all)?.high ?? 0);
  const lines = all
    .filter(({ name }) => !hidden.has(name))
    .map((line) => ({
      ...line,
      drawn: downsample(line.points).map(({ time, value }) => ({
        time,
        value: value === null ? null : value / scale.divisor,
      })),
    }));
  const shown = figuresOf(lines);
  const [low, high] = [(shown?.low ?? 0) / scale.divisor, (shown?.high ?? 0) / scale.divisor];
  const whole = scale.divisor === 1 && areWhole(lines);
  return {
    lines,
    range,
    shape,
    scale,
    // An axis from zero cannot show values below zero
    axis: input.axis === 'zero' && low >= 0 ? zeroAxis(high, whole) : fitAxis(low, high, whole),
    times: timesOf(lines.map(({ name, drawn }) => ({ name, points: drawn }))),
    figures: figuresOf(all),
  };
}

/** Whether grid lines must be whole numbers, as for counts of vCPUs. */
const areWhole = (lines: readonly ChartLine[]) =>
  lines.every(({ drawn }) => drawn.every(({ value }) => value === null || Number.isInteger(value)));

export type Reading = { readonly line: ChartLine; readonly value: number | null };

/** Values of all lines at a time, the largest first, gaps last. */
export function readingsAt(model: ChartModel, time: number): readonly Reading[] {
  const { start, end } = model.range;
  const reach = (1.5 * (end - start)) / Math.max(1, model.times.length);
  return model.lines
    .map((line) => ({ line, value: valueAt(line.points, time, model.shape, reach) }))
    .toSorted((a, b) => (b.value ?? -Infinity) - (a.value ?? -Infinity));
}
