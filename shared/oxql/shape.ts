import type { Table, Timeseries, TimeseriesSchema, Values } from '@console/shared/api';
import type { ChartPoint, ChartSeries } from '@console/shared/charts';
import { isCharted } from './charted.ts';
import { fieldsOf } from './fields.ts';
import { schemaOf } from './language.ts';

/** Maximum number of samples that are drawn. */
export const MOST_POINTS = 200_000;

/** A line of a result: a series, or one dimension of it. */
export interface Line extends ChartSeries {
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** Whether values are drawn as steps. */
  readonly isStep: boolean;
}

/** Bins of the last distribution of a series. */
export interface Histogram {
  readonly name: string;
  /** Lower edge and count of each bin. */
  readonly bins: readonly (readonly [from: number, count: number])[];
}

/** A table of a result, prepared for display. */
export interface Shape {
  readonly name: string;
  readonly schema: TimeseriesSchema | undefined;
  readonly seriesCount: number;
  readonly pointCount: number;
  readonly lines: readonly Line[];
  /** Samples of texts, which cannot be drawn: time, value, fields. */
  readonly texts: readonly (readonly [series: string, time: string, value: string])[];
  readonly histograms: readonly Histogram[];
  /** Whether the first sample may contain all earlier events. */
  readonly hasHistory: boolean;
  /** Why there is only a table. */
  readonly tableOnly: string | undefined;
}

type Pair = readonly [suffix: string, value: number | null];

/** The names of the fields that differ between series, which identify them. */
function telling(all: readonly (readonly (readonly [string, string])[])[]): ReadonlySet<string> {
  const values = new Map<string, Set<string>>();
  for (const fields of all)
    for (const [name, value] of fields) values.set(name, (values.get(name) ?? new Set()).add(value));
  return new Set([...values].filter(([, found]) => found.size > 1).map(([name]) => name));
}

/** The values of one dimension, each line with its label. */
function numbersOf({ values: { type, values } }: Values, index: number): readonly Pair[] {
  const value = values[index];
  if (value === null || value === undefined) {
    const isSpread = type === 'integer_distribution' || type === 'double_distribution';
    return isSpread
      ? [
          ['p50', null],
          ['p90', null],
          ['p99', null],
        ]
      : [['', null]];
  }
  if (typeof value === 'number') return [['', value]];
  if (typeof value === 'boolean') return [['', Number(value)]];
  if (typeof value === 'string') return [];
  return (['p50', 'p90', 'p99'] as const).map((name) => [name, value[name]?.markerHeights[2] ?? null]);
}

const isText = ({ values }: Values): boolean => values.type === 'string';

function linesOf(
  { points }: Timeseries,
  label: string,
  fields: Line['fields'],
  names: readonly string[],
): Line[] {
  return points.values.flatMap((dimension, place) => {
    if (isText(dimension)) return [];
    const lines = new Map<string, ChartPoint[]>();
    for (const [index, time] of points.timestamps.entries())
      for (const [suffix, value] of numbersOf(dimension, index)) {
        const list = lines.get(suffix) ?? [];
        list.push({ time: Date.parse(time), value });
        lines.set(suffix, list);
      }
    const own = points.values.length > 1 ? (names[place] ?? `value ${place + 1}`) : '';
    return [...lines].map(([suffix, list]) => ({
      name: [own, label, suffix].filter(Boolean).join(' ') || names[0] || 'value',
      fields,
      points: list,
      isStep: dimension.values.type === 'boolean',
    }));
  });
}

function histogramOf({ points }: Timeseries, name: string): Histogram[] {
  return points.values.flatMap(({ values: { type, values } }) => {
    if (type !== 'integer_distribution' && type !== 'double_distribution') return [];
    const last = values.findLast((value) => value !== null);
    return last
      ? [{ name, bins: last.bins.map((from, index) => [from, last.counts[index] ?? 0] as const) }]
      : [];
  });
}

/** Makes labels unique, because a chart cannot draw two lines with one name. */
function distinct(lines: readonly Line[]): readonly Line[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const count = (seen.get(line.name) ?? 0) + 1;
    seen.set(line.name, count);
    return count === 1 ? line : { ...line, name: `${line.name} (${count})` };
  });
}

/** Whether a timeseries counts. Without a list of timeseries, those of the charts are known. */
const isCumulative = (schema: TimeseriesSchema | undefined, name: string | undefined): boolean =>
  schema?.datumType.startsWith('cumulative') ?? isCharted(name);

/**
 * Prepares a table of a result (docs/screens/operator.md section 9.5). Series are matched by time, so those that started at
 * different times need no padding.
 * @param isAligned whether the query aligns: then counters arrive as gauges whose first value contains all earlier events
 */
export function shapeOf(table: Table, schemas: readonly TimeseriesSchema[], isAligned: boolean): Shape {
  const names = table.name.split(',').map((name) => name.trim());
  const schema = schemaOf(names[0], schemas);
  const all = Object.values(table.timeseries);
  const fields = all.map((series) => fieldsOf(series.fields, schema));
  const keys = telling(fields);
  const labels = fields.map((own) =>
    own
      .filter(([name]) => keys.has(name))
      .map(([, value]) => value)
      .join(', '),
  );
  const pointCount = all.reduce(
    (sum, { points }) => sum + points.timestamps.length * points.values.length,
    0,
  );
  const texts = all.flatMap(({ points }, index) =>
    points.values
      .filter(isText)
      .flatMap(({ values: { values } }) =>
        values.map(
          (value, place) =>
            [
              labels[index] || table.name,
              points.timestamps[place] ?? '',
              typeof value === 'string' ? value : '',
            ] as const,
        ),
      ),
  );
  const lines = all.flatMap((series, index) =>
    linesOf(series, labels[index] ?? '', fields[index] ?? [], names),
  );
  return {
    name: table.name,
    schema,
    seriesCount: all.length,
    pointCount,
    lines: distinct(lines),
    texts,
    histograms: all.flatMap((series, index) => histogramOf(series, labels[index] || table.name)),
    hasHistory:
      all.some(({ points }) => points.values.some(({ metricType }) => metricType === 'delta')) ||
      (isAligned && isCumulative(schema, names[0])),
    tableOnly:
      pointCount > MOST_POINTS
        ? 'The chart cannot show more than 200,000 points. Align or narrow the query.'
        : lines.length === 0 && texts.length > 0
          ? 'Text values cannot be charted. See the table.'
          : undefined,
  };
}

/** The lines without their first samples, where those contain all earlier events. */
export const shownLines = ({ lines, hasHistory }: Shape, showsFirst: boolean): readonly Line[] =>
  hasHistory && !showsFirst ? lines.map((line) => ({ ...line, points: line.points.slice(1) })) : lines;

/** The last value of a line and its statistics; nulls without a value. */
export function figuresOf({ points }: Line) {
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const sum = values.reduce((all, value) => all + value, 0);
  return {
    last: values.at(-1) ?? null,
    min: values.length > 0 ? values.reduce((a, b) => Math.min(a, b)) : null,
    max: values.length > 0 ? values.reduce((a, b) => Math.max(a, b)) : null,
    mean: values.length > 0 ? sum / values.length : null,
  };
}

/** Maximum number of distinguishable lines. */
const DRAWN = 8;

/**
 * The drawn lines. With more than eight, values that can be summed are left to the chart, which combines the rest; of others, such
 * as temperatures, the eight with the largest last values are drawn, because their sum would be meaningless.
 */
export function drawnLines({ schema }: Shape, lines: readonly Line[]): readonly Line[] {
  const isSummable = schema?.units === 'count' || schema?.units === 'bytes';
  if (lines.length <= DRAWN || isSummable) return lines;
  const last = (line: Line) => figuresOf(line).last ?? Number.NEGATIVE_INFINITY;
  return lines.toSorted((a, b) => last(b) - last(a)).slice(0, DRAWN);
}
