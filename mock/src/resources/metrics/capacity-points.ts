import type { T } from '../../wire/api.ts';
import type { Store } from '../../store/store.ts';
import { noise, seedOf } from './noise.ts';

const HOUR = 3_600_000;
/** Maximum age of values. docs/contract/server-behaviour.md section 9. */
const KEPT = 90 * 24 * HOUR;
/** Number of points in any range. */
const POINTS = 1000;
/** Amplitude of the generated history around the current value. */
const STRAY = 0.25;

const GIB = 1024 ** 3;

/** The creation time of a resource, and its amount of the metric. */
type Event = readonly [time: number, amount: number];

const idle: ReadonlySet<T.InstanceState> = new Set(['stopped', 'failed', 'destroyed']);

/** Events of each project, oldest first. */
function eventsByProject(store: Store, metric: T.SystemMetricName): Map<string, Event[]> {
  const byProject = new Map<string, Event[]>();
  const add = (projectId: string, timeCreated: Date, amount: number) => {
    const events = byProject.get(projectId) ?? [];
    if (events.length === 0) byProject.set(projectId, events);
    events.push([timeCreated.getTime(), amount]);
  };
  const { instances, disks, snapshots } = store.tables;
  if (metric === 'virtual_disk_space_provisioned') {
    for (const row of disks) add(row.projectId, row.timeCreated, row.size);
    for (const row of snapshots) add(row.projectId, row.timeCreated, row.size);
  } else {
    for (const row of instances) {
      if (idle.has(row.runState)) continue;
      add(row.projectId, row.timeCreated, metric === 'cpus_provisioned' ? row.ncpus : row.memory);
    }
  }
  for (const events of byProject.values()) events.sort((a, b) => a[0] - b[0]);
  return byProject;
}

/** Whole CPUs, and whole GiB, as resources are allocated. */
function rounded(metric: T.SystemMetricName, value: number): number {
  return metric === 'cpus_provisioned' ? Math.round(value) : Math.round(value / GIB) * GIB;
}

/**
 * Adds the amount of one project at each time: the current resources that existed then, and before the start of the data a
 * deterministic variation around that, one value per hour.
 */
function addProject(
  store: Store,
  metric: T.SystemMetricName,
  project: readonly [id: string, events: readonly Event[]],
  times: readonly number[],
  sums: number[],
): void {
  const [id, events] = project;
  const seed = seedOf(metric, id);
  let next = 0;
  let amount = 0;
  for (const [index, time] of times.entries()) {
    for (let event = events[next]; event !== undefined && event[0] <= time; event = events[next]) {
      amount += event[1];
      next += 1;
    }
    const age = store.started - time;
    const stray = age <= 0 ? 0 : STRAY * Math.min(1, age / (6 * HOUR));
    const wander = stray === 0 ? 0 : (noise(seed, Math.floor(time / HOUR)) * 2 - 1) * stray;
    const value = wander === 0 ? amount : rounded(metric, amount * (1 + wander));
    sums[index] = (sums[index] ?? 0) + value;
  }
}

/**
 * A capacity metric over a range: a thousand evenly spread points, the last one just before the end, so that the point before a
 * chart's range is its first value. docs/contract/server-behaviour.md section 9 "System and silo metrics".
 * @param projects whose use is summed
 * @returns oldest first; empty when the end is not after the start
 */
export function capacityPoints(
  store: Store,
  metric: T.SystemMetricName,
  projects: ReadonlySet<string>,
  range: { readonly start: Date; readonly end: Date },
): T.Measurement[] {
  const now = store.clock.now();
  const start = Math.max(range.start.getTime(), now - KEPT);
  const end = Math.min(range.end.getTime(), now);
  if (end <= start) return [];
  const step = (end - start) / POINTS;
  const times = Array.from({ length: POINTS }, (_, index) =>
    Math.floor(end - 1 - (POINTS - 1 - index) * step),
  ).filter((time, index, all) => time >= start && time !== all[index - 1]);
  const sums = times.map(() => 0);
  for (const project of eventsByProject(store, metric))
    if (projects.has(project[0])) addProject(store, metric, project, times, sums);
  return times.map((time, index) => ({
    timestamp: new Date(time),
    datum: { type: 'i64', datum: sums[index] ?? 0 },
  }));
}
