import type { Table, Timeseries, TimeseriesSchema, Values } from '@console/shared/api';
import type { ChartPoint, ChartSeries } from '@console/shared/charts';
import { fieldsOf } from './fields.ts';
import { schemaOf } from './language.ts';

/** More samples than this are not drawn. */
export const MOST_POINTS = 200_000;

/** One line of a result: a series, or one dimension of it. */
export interface Line extends ChartSeries {
  /** Names and values of its fields. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** Steps between two values. */
  readonly isStep: boolean;
}

/** Bins of the last distribution of a series. */
export interface Histogram {
  readonly name: string;
  /** Lower edge and count of each bin. */
  readonly bins: readonly (readonly [from: number, count: number])[];
}

/** A table of a result, ready to be shown. */
export interface Shape {
  readonly name: string;
  readonly schema: TimeseriesSchema | undefined;
  readonly seriesCount: number;
  readonly pointCount: number;
  readonly lines: readonly Line[];
  /** Samples of texts, which cannot be drawn: time, value, fields. */
  readonly texts: readonly (readonly [series: string, time: string, value: string])[];
  readonly histograms: readonly Histogram[];
  /** The first sample may hold all the time before. */
  readonly hasHistory: boolean;
  /** Why there is a table only. */
  readonly tableOnly: string | undefined;
}

type Pair = readonly [suffix: string, value: number | null];

/** The names of fields that are not the same for all series: what tells them apart. */
function telling(all: readonly (readonly (readonly [string, string])[])[]): ReadonlySet<string> {
  const values = new Map<string, Set<string>>();
  for (const fields of all)
    for (const [name, value] of fields) values.set(name, (values.get(name) ?? new Set()).add(value));
  return new Set([...values].filter(([, found]) => found.size > 1).map(([name]) => name));
}

/** The numbers of one dimension, each line with what it is called. */
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

/** Names that differ: a chart cannot draw two lines of one name. */
function distinct(lines: readonly Line[]): readonly Line[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const count = (seen.get(line.name) ?? 0) + 1;
    seen.set(line.name, count);
    return count === 1 ? line : { ...line, name: `${line.name} (${count})` };
  });
}

const isCumulative = (schema: TimeseriesSchema | undefined): boolean =>
  schema?.datumType.startsWith('cumulative') ?? false;

/**
 * What a table of a result is and how it is drawn (docs/screens/operator.md section 9.5). Series are matched by time, so those that
 * began at different times need no filling up.
 * @param isAligned the query aligns: then counters come as gauges, whose first one holds all the time before
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
      (isAligned && isCumulative(schema)),
    tableOnly:
      pointCount > MOST_POINTS
        ? 'There are more than 200,000 points: they are not drawn. Align or narrow the query.'
        : lines.length === 0 && texts.length > 0
          ? 'The values are texts, which cannot be drawn.'
          : undefined,
  };
}

/** The lines without their first samples, where those hold all the time before. */
export const shownLines = ({ lines, hasHistory }: Shape, showsFirst: boolean): readonly Line[] =>
  hasHistory && !showsFirst ? lines.map((line) => ({ ...line, points: line.points.slice(1) })) : lines;

/** The last value of a line and what its values amount to; nulls without a value. */
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

/** Lines that can be told apart. */
const DRAWN = 8;

/**
 * The lines that are drawn. Of more than eight those that can be summed up are left to the chart, which draws the rest as one; of others,
 * such as temperatures, the eight with the largest last values are drawn: a sum of them would mean nothing.
 */
export function drawnLines({ schema }: Shape, lines: readonly Line[]): readonly Line[] {
  const isSummable = schema?.units === 'count' || schema?.units === 'bytes';
  if (lines.length <= DRAWN || isSummable) return lines;
  const last = (line: Line) => figuresOf(line).last ?? Number.NEGATIVE_INFINITY;
  return lines.toSorted((a, b) => last(b) - last(a)).slice(0, DRAWN);
}
