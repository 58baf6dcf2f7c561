import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../tools/machine/files.ts';
import { isReportMessage, type ErrorEntry, type ReportMessage } from './message.ts';

/** A message with its time of receipt, in ms. */
export interface Received extends ReportMessage {
  time: number;
}

function received(line: string): Received[] {
  try {
    const value: unknown = JSON.parse(line);
    if (!isRecord(value) || typeof value['at'] !== 'string') return [];
    const { at, ...message } = value;
    return isReportMessage(message) ? [{ ...message, time: Date.parse(at) }] : [];
  } catch {
    // A line that a full disk truncated
    return [];
  }
}

/** The messages received since a time in ms, from the files of those days. */
export function readReports(folder: string, since: number): Received[] {
  const first = new Date(since).toISOString().slice(0, 10);
  const days = existsSync(folder)
    ? readdirSync(folder).filter((name) => /^\d{4}-\d{2}-\d{2}\.ndjson$/.test(name) && name >= first)
    : [];
  return days
    .toSorted()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').flatMap(received))
    .filter(({ time }) => time >= since);
}

/**
 * Reasons that are faults of a build: its code, or its files. Faults of the server and the network are reported but
 * not counted.
 */
const OWN = new Set([
  'crash',
  'evaluation',
  'chunk',
  'http',
  'integrity',
  'contract',
  'shared-version',
  'registry',
]);

/** Whether an error counts against the build that it names. */
export const isOwnFault = ({ reason }: ErrorEntry): boolean => OWN.has(reason);

/** Page views of a build, and how many of them met a fault of it. */
export interface BuildHealth {
  area: string;
  build: string;
  views: number;
  failing: number;
  /** How often each reason was reported, most frequent first. */
  reasons: readonly (readonly [reason: string, count: number])[];
}

/** Times of a route, in ms. */
export interface RouteHealth {
  route: string;
  views: number;
  median: number;
  p95: number;
}

/** The summary of the reports of a period. */
export interface Health {
  views: number;
  builds: readonly BuildHealth[];
  routes: readonly RouteHealth[];
  /** Web vitals: the 75th percentile; ms, CLS without a unit. */
  vitals: readonly (readonly [name: string, value: number])[];
  violations: readonly (readonly [what: string, count: number])[];
}

class Counts {
  readonly #counts = new Map<string, number>();
  add(key: string): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }
  list(): (readonly [string, number])[] {
    return [...this.#counts].toSorted(([a, one], [b, two]) => two - one || (a < b ? -1 : 1));
  }
}

/** Smallest value that a share of the sorted values does not exceed. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Sums up messages. A view with an error counts for the build of the page and, when another build failed, for that one as well. */
export function healthOf(messages: readonly Received[]): Health {
  const builds = new Map<string, { views: Set<string>; failing: Set<string>; reasons: Counts }>();
  const times = new Map<string, number[]>();
  const vitals = new Map<string, number[]>();
  const violations = new Counts();
  const of = (area: string, build: string) => {
    const key = `${area} ${build}`;
    const found = builds.get(key) ?? { views: new Set(), failing: new Set(), reasons: new Counts() };
    builds.set(key, found);
    return found;
  };
  const push = (map: Map<string, number[]>, key: string, value: number) =>
    map.set(key, [...(map.get(key) ?? []), value]);
  for (const { id, area, build, shell, route, entries } of messages) {
    of(area, build).views.add(id);
    of('shell', shell).views.add(id);
    for (const entry of entries)
      if (entry.kind === 'error') {
        const own = of(entry.area, entry.build);
        own.views.add(id);
        own.reasons.add(entry.reason);
        if (isOwnFault(entry)) own.failing.add(id);
      } else if (entry.kind === 'ready') push(times, route, entry.ms);
      else if (entry.kind === 'vital') push(vitals, entry.name, entry.value);
      else
        violations.add(
          `${entry.directive} ${entry.blocked}${entry.area === undefined ? '' : ` of ${entry.area}`}`,
        );
  }
  return {
    views: new Set(messages.map(({ id }) => id)).size,
    builds: [...builds]
      .map(([key, { views, failing, reasons }]) => {
        const [area = '', build = ''] = key.split(' ');
        return { area, build, views: views.size, failing: failing.size, reasons: reasons.list() };
      })
      .toSorted((a, b) => b.failing / b.views - a.failing / a.views || b.views - a.views),
    routes: [...times]
      .map(([route, all]) => ({
        route,
        views: all.length,
        median: quantile(all, 0.5),
        p95: quantile(all, 0.95),
      }))
      .toSorted((a, b) => b.p95 - a.p95),
    vitals: [...vitals]
      .map(([name, all]) => [name, quantile(all, 0.75)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    violations: violations.list(),
  };
}
