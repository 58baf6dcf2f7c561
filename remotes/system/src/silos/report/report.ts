import type {
  IdentityProvider,
  IpPoolUtilization,
  Silo,
  SiloIpPool,
  SiloRolePolicy,
  SiloUtilization,
  SledInstance,
  VirtualResourceCounts,
} from '@console/shared/api';
import { trend } from '../../capacity/model/trend.ts';
import type { Point } from '../../capacity/model/trend.ts';
import { trendWord } from '../../capacity/words.ts';
import { atWork } from '../../capacity/model/use.ts';
import { familiesOf } from '../../networking/ip-pools/families.ts';
import type { Fact } from '../../base/fact.ts';
import type { Period } from './period.ts';

/** The data of a report as facts, so that a failed request is a fact too. */
export interface ReportParts {
  readonly silo: Silo;
  readonly period: Period;
  /** Time of the requests, in milliseconds since 1970. */
  readonly at: number;
  readonly utilization: SiloUtilization;
  readonly quotas: Fact<VirtualResourceCounts>;
  readonly pools: Fact<readonly SiloIpPool[]>;
  /** By name of the pool; undefined for one that could not be read. */
  readonly poolUse: ReadonlyMap<string, IpPoolUtilization | undefined>;
  readonly users: Fact<number>;
  readonly providers: Fact<readonly IdentityProvider[]>;
  readonly policy: Fact<SiloRolePolicy>;
  readonly history: Readonly<Record<keyof VirtualResourceCounts, Fact<readonly Point[]>>>;
}

/** A resource in base units: vCPUs, bytes. Undefined when it could not be read. */
export interface ResourceLine {
  readonly resource: 'CPU' | 'Memory' | 'Storage';
  readonly key: keyof VirtualResourceCounts;
  readonly unit: 'vCPU' | 'byte';
  readonly quota: number | undefined;
  readonly provisioned: number;
  readonly peak: number | undefined;
  readonly mean: number | undefined;
  readonly trend: string | undefined;
}

/** Instances of a project, as found on the sleds. */
export interface ProjectLine {
  readonly project: string;
  readonly instances: number;
  readonly ncpus: number;
  readonly memory: number;
}

/** The instances of a silo, as found on the sleds. */
export interface SiloInstances {
  readonly items: readonly SledInstance[];
  /** Number of sleds whose instances could not be read. */
  readonly unread: number;
}

/** Free addresses of a pool; undefined when they could not be read. */
export interface PoolLine {
  readonly pool: string;
  readonly isDefault: boolean;
  readonly leftV4: bigint | undefined;
  readonly leftV6: bigint | undefined;
}

const RESOURCES = [
  ['CPU', 'cpus', 'vCPU'],
  ['Memory', 'memory', 'byte'],
  ['Storage', 'storage', 'byte'],
] as const;

/** The value of a fact; undefined when the request failed. */
export const known = <Data>(fact: Fact<Data>): Data | undefined =>
  fact && 'data' in fact ? fact.data : undefined;

/** The maximum of a period and the time-weighted mean: a value is valid until the next sample. */
export function usageOf(
  points: readonly Point[],
  end: number,
): { readonly peak: number; readonly mean: number } | undefined {
  const first = points[0];
  if (!first) return undefined;
  const values = points.map(({ value }) => value);
  const span = end - first.time;
  const area = points.reduce(
    (sum, { time, value }, index) => sum + value * ((points[index + 1]?.time ?? end) - time),
    0,
  );
  const mean = span > 0 ? area / span : first.value;
  return { peak: Math.max(...values), mean: Math.round(mean) };
}

/** The figures of a report: one row per resource (docs/screens/operator.md section 9.11). */
export const resourceLines = ({
  utilization,
  quotas,
  history,
  period,
  at,
}: ReportParts): readonly ResourceLine[] =>
  RESOURCES.map(([resource, key, unit]) => {
    const points = known(history[key]);
    const usage = points && usageOf(points, period.end);
    return {
      resource,
      key,
      unit,
      quota: known(quotas)?.[key],
      provisioned: utilization.provisioned[key],
      peak: usage?.peak,
      mean: usage?.mean,
      trend: points && trendWord(trend(points, at)),
    };
  });

/** The pools of a silo with their free addresses. */
export const poolLines = ({ pools, poolUse }: ReportParts): readonly PoolLine[] | undefined =>
  known(pools)?.map(({ name, isDefault }) => {
    const use = poolUse.get(name);
    const [v4, v6] = use ? familiesOf(use) : [];
    return {
      pool: name,
      isDefault,
      leftV4: v4 && v4.capacity - v4.allocated,
      leftV6: v6 && v6.capacity - v6.allocated,
    };
  });

/** The projects with instances on sleds, sorted by name. */
export function projectLines(instances: readonly SledInstance[]): readonly ProjectLine[] {
  const byProject = Map.groupBy(atWork(instances), ({ projectName }) => projectName);
  return [...byProject]
    .map(([project, own]) => ({
      project,
      instances: own.length,
      ncpus: own.reduce((sum, { ncpus }) => sum + ncpus, 0),
      memory: own.reduce((sum, { memory }) => sum + memory, 0),
    }))
    .toSorted((a, b) => a.project.localeCompare(b.project));
}

/** Samples of all three resources at one time. */
type UsageRow = readonly [
  time: number,
  cpus: number | undefined,
  memory: number | undefined,
  storage: number | undefined,
];

/** Samples of all three resources by time; a resource without a sample keeps its previous value. */
export function usageRows(history: ReportParts['history']): readonly UsageRow[] {
  const series = RESOURCES.map(([, key]) => known(history[key]) ?? []);
  const times = [...new Set(series.flatMap((points) => points.map(({ time }) => time)))].toSorted(
    (a, b) => a - b,
  );
  const next = series.map(() => 0);
  return times.map((time): UsageRow => {
    const values = series.map((points, index) => {
      while ((points[next[index] ?? 0]?.time ?? Number.POSITIVE_INFINITY) <= time)
        next[index] = (next[index] ?? 0) + 1;
      return points[(next[index] ?? 0) - 1]?.value;
    });
    return [time, values[0], values[1], values[2]];
  });
}
