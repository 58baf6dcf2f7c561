import type { T } from '../../wire/api.ts';
import { checksum } from '../../values/ids.ts';
import { invalid } from '../../wire/errors.ts';
import type { InstanceRow, Run } from '../../store/rows/compute.ts';
import type { Store } from '../../store/store.ts';
import { parseOxql, partsOf, type OxqlQuery } from './oxql-parse.ts';
import { type FleetTarget, fieldsOf, isOfFleet, metricOf } from './oxql-schema.ts';
import { bgpSources, linkSources } from './fabric-sources.ts';
import { hardwareSources } from './hardware-sources.ts';
import { distributionOf } from './histogram.ts';
import { SAMPLE_MS, sources, type Source } from './oxql-sources.ts';

/** Maximum number of points: more than any chart requests; limits the cost of an unbounded query. */
const POINTS_MAX = 200_000;

/** A series in evaluation: its values by time. */
interface Series {
  readonly fields: Record<string, T.FieldValue>;
  readonly values: Map<number, number>;
}

/** The times of the points: aligned backwards from the end, or every measurement. */
function timesOf({ from, to, window }: OxqlQuery, now: number): number[] {
  const step = window ?? SAMPLE_MS;
  const last = window === undefined ? Math.floor(to / step) * step : to;
  const count = Math.max(0, Math.floor((last - from) / step));
  if (count > POINTS_MAX) throw tooMuch();
  const times = Array.from({ length: count }, (_, index) => last - (count - 1 - index) * step);
  return times.filter((time) => time <= now);
}

const tooMuch = () => invalid('the query asks for too much data; narrow it by a filter or align it');

/** Whether a virtual machine existed in any part of the window that ends at a time. */
function ran(runs: readonly Run[], time: number, window: number): boolean {
  return runs.some(({ from, to }) => from.getTime() < time && (to === null || to.getTime() > time - window));
}

function seriesOf(source: Source, times: readonly number[], window: number): Series {
  const values = new Map<number, number>();
  for (const time of times) if (ran(source.runs, time, window)) values.set(time, source.value(time, window));
  return { fields: source.fields, values };
}

function pickFields(fields: Record<string, T.FieldValue>, names: readonly string[]) {
  return Object.fromEntries(
    names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]] as const])),
  );
}

/** Sums or means of the series with equal fields. */
function grouped(all: readonly Series[], { fields: names, op }: NonNullable<OxqlQuery['group']>): Series[] {
  const groups = Map.groupBy(all, (one) => JSON.stringify(pickFields(one.fields, names)));
  return [...groups.values()].map((members) => {
    const sums = new Map<number, { sum: number; count: number }>();
    for (const { values } of members) {
      for (const [time, value] of values) {
        const { sum, count } = sums.get(time) ?? { sum: 0, count: 0 };
        sums.set(time, { sum: sum + value, count: count + 1 });
      }
    }
    const entries = [...sums].sort((a, b) => a[0] - b[0]);
    const values = new Map(entries.map(([time, { sum, count }]) => [time, op === 'sum' ? sum : sum / count]));
    return { fields: pickFields(members[0]?.fields ?? {}, names), values };
  });
}

/** The points of a series that a query keeps. */
function kept({ fields, values }: Series, { side, count }: NonNullable<OxqlQuery['cut']>): Series {
  const points = [...values];
  return { fields, values: new Map(side === 'first' ? points.slice(0, count) : points.slice(-count)) };
}

/** Measured values, or the means of windows: a gauge once aligned, for counters otherwise the count per sample. */
function pointsOf({ values }: Series, datum: string, isAligned: boolean): T.Points {
  const iso = (time: number) => new Date(time).toISOString();
  const timestamps = [...values.keys()].map(iso);
  const numbers = [...values.values()];
  const startTimes = [...values.keys()].map((time) => iso(time - SAMPLE_MS));
  if (datum === 'histogram_u64') {
    const distributions = numbers.map(distributionOf);
    const own = {
      metricType: 'delta',
      values: { type: 'integer_distribution', values: distributions },
    } as const;
    return { startTimes, timestamps, values: [own] };
  }
  if (isAligned || datum === 'f32') {
    const own = { metricType: 'gauge', values: { type: 'double', values: numbers } } as const;
    return { startTimes: null, timestamps, values: [own] };
  }
  if (datum === 'bool') {
    const own = { metricType: 'gauge', values: { type: 'boolean', values: numbers.map(Boolean) } } as const;
    return { startTimes: null, timestamps, values: [own] };
  }
  const counts = numbers.map(Math.round);
  const metricType = datum === 'u64' ? 'gauge' : 'delta';
  const own = { metricType, values: { type: 'integer', values: counts } } as const;
  return { startTimes: metricType === 'gauge' ? null : startTimes, timestamps, values: [own] };
}

/** Returns the series of fleet resources. */
const fleetSources: Readonly<Record<FleetTarget, (store: Store, metric: string) => Source[]>> = {
  bgp_session: bgpSources,
  hardware_component: hardwareSources,
  switch_data_link: linkSources,
};

/** The key is arbitrary, but the same in every response. */
function keyOf(metric: string, fields: Record<string, T.FieldValue>): string {
  const text = `${metric}${JSON.stringify(fields)}`;
  return String(Number.parseInt(`${checksum(text)}${checksum(`${text} `).slice(0, 5)}`, 16));
}

/**
 * Evaluates an OxQL query on generated, deterministic measurements. docs/contract/server-behaviour.md section 9 "OxQL".
 * @param instances whose measurements the caller may see
 * @param isFleet whether the caller may see the hardware too
 * @throws MockError 400 for a query that the mock does not support
 */
export function runOxql(
  store: Store,
  text: string,
  instances: readonly InstanceRow[],
  isFleet = false,
): T.OxqlQueryResult {
  const parts = partsOf(text).map((part) => runOne(store, part, instances, isFleet));
  const [first, ...others] = parts;
  if (first === undefined) throw invalid('there is no query');
  return { tables: [others.reduce(joined, first)] };
}

/** Series that are in both tables, with the values of both at the times of the first. */
function joined(a: T.Table, b: T.Table): T.Table {
  const others = new Map(Object.values(b.timeseries).map((one) => [JSON.stringify(one.fields), one]));
  const timeseries = Object.fromEntries(
    Object.entries(a.timeseries).flatMap(([key, { fields, points }]) => {
      const other = others.get(JSON.stringify(fields));
      return other
        ? [[key, { fields, points: { ...points, values: [...points.values, ...other.points.values] } }]]
        : [];
    }),
  );
  return { name: `${a.name},${b.name}`, timeseries };
}

function runOne(store: Store, text: string, instances: readonly InstanceRow[], isFleet: boolean): T.Table {
  const now = store.clock.now();
  const query = parseOxql(text, now);
  const found = metricOf(query.metric);
  if (found === undefined || (isOfFleet(found.target) && !isFleet))
    throw invalid(`there is no timeseries "${query.metric}"`);
  const known = fieldsOf(query.metric);
  const asked = [...query.filters.flatMap(({ fields }) => fields), ...(query.group?.fields ?? [])];
  const unknown = asked.find((field) => !known.has(field));
  if (unknown !== undefined) throw invalid(`the timeseries "${query.metric}" has no field "${unknown}"`);
  const times = timesOf(query, now);
  const window = query.window ?? SAMPLE_MS;
  const { target, metric } = found;
  const measured = isOfFleet(target)
    ? fleetSources[target](store, query.metric)
    : instances
        .filter(({ runs }) => runs.length > 0)
        .flatMap((instance) => sources[target](store, instance, query.metric));
  const all = measured.filter((source) => query.filters.every(({ holds }) => holds(source.fields)));
  // A distribution is as large as twenty numbers
  const weight = metric.datum === 'histogram_u64' ? 20 : 1;
  if (all.length * times.length * weight > POINTS_MAX) throw tooMuch();
  const series = all.map((source) => seriesOf(source, times, window)).filter(({ values }) => values.size > 0);
  const made = query.group === undefined ? series : grouped(series, query.group);
  const whole = made.filter(({ fields }) => query.after.every(({ holds }) => holds(fields)));
  const { cut } = query;
  const shown = cut === undefined ? whole : whole.map((one) => kept(one, cut));
  const timeseries = Object.fromEntries(
    shown.map((one) => [
      keyOf(query.metric, one.fields),
      { fields: one.fields, points: pointsOf(one, metric.datum, query.window !== undefined) },
    ]),
  );
  return { name: query.metric, timeseries };
}
