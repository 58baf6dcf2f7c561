import {
  ALL,
  type OxqlQueryResult,
  systemTimeseriesQuery,
  systemTimeseriesSchemaList,
  type Timeseries,
} from '@console/shared/api';
import { everyPage, query, type Query } from '@console/shared/query';
import type { PositionFact } from './place-sleds.ts';

/** Measurements of the racks' sensors. */
export interface Positions {
  readonly facts: readonly PositionFact[];
  /** The highest temperature of each sled by serial; undefined when it is not measured. */
  readonly celsius: ReadonlyMap<string, number> | undefined;
}

/** Fields that contain no position. */
export const NO_POSITIONS: Positions = { facts: [], celsius: undefined };

const TEMPERATURE = 'hardware_component:temperature';
/** Timeseries that have the slot among their fields, the most useful first. */
const SOURCES = [TEMPERATURE, 'hardware_component:poll_error_count'] as const;

const schemas = () =>
  everyPage((pageToken) => query(systemTimeseriesSchemaList, { query: { limit: ALL, pageToken } }));

const lastOf = (metric: string) =>
  query(systemTimeseriesQuery, {
    body: { query: `get ${metric} | filter timestamp > @now() - 5m | last 1` },
  });

/** A timeseries that has the slot of its chassis, with its last value; undefined for one without a slot. */
function readSeries({ fields, points }: Timeseries) {
  const { chassisKind: kind, chassisSerial: serial, slot } = fields;
  const at = Date.parse(points.timestamps.at(-1) ?? '');
  if (typeof kind?.value !== 'string' || typeof serial?.value !== 'string' || typeof slot?.value !== 'number')
    return undefined;
  const value = points.values[0]?.values.values.at(-1);
  return {
    fact: { serial: serial.value, kind: kind.value, slot: slot.value, at },
    value: typeof value === 'number' ? value : undefined,
  };
}

/** The positions in the response to a query about hardware (docs/screens/operator.md section 9.1). */
export function readPositions({ tables }: OxqlQueryResult, metric: string): Positions {
  const series = tables
    .flatMap(({ timeseries }) => Object.values(timeseries))
    .flatMap((one) => readSeries(one) ?? []);
  const highest = new Map<string, number>();
  for (const { fact, value } of series)
    if (value !== undefined) highest.set(fact.serial, Math.max(value, highest.get(fact.serial) ?? value));
  return {
    facts: series.map(({ fact }) => fact),
    celsius: metric === TEMPERATURE ? highest : undefined,
  };
}

/** All positions that the system measures; requests the list of timeseries first. */
export const positions = (): Query<Positions> => ({
  queryKey: [systemTimeseriesQuery.id, 'positions of hardware'],
  queryFn: async (context) => {
    const known = await schemas().queryFn(context);
    const metric = SOURCES.find((name) => known.items.some(({ timeseriesName }) => timeseriesName === name));
    return metric === undefined ? NO_POSITIONS : readPositions(await lastOf(metric).queryFn(context), metric);
  },
});
