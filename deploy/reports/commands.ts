import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { endOnSignal } from '../../tools/machine/end.ts';
import { endRequests } from '../../tools/server/connections.ts';
import { SiteError } from '../site/site-error.ts';
import { collector } from './collector.ts';
import { healthText } from './health-text.ts';
import { knownBuilds } from './known-builds.ts';
import { Metrics, METRICS_PATH } from './metrics.ts';
import { readReports } from './read.ts';
import { healthOf } from './summary.ts';
import { DEFAULT_LIMIT } from './verdict.ts';
import type { Watch } from './watch.ts';

const UNITS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Milliseconds of a duration such as `90s`, `10m`, `24h` or `7d`. */
export function durationOf(text: string): number {
  const [, count, unit = ''] = /^(\d+)([smhd])$/.exec(text) ?? [];
  const factor = UNITS[unit];
  if (count === undefined || factor === undefined)
    throw new SiteError(`"${text}" is no duration. Write 90s, 10m, 24h or 7d.`);
  return Number(count) * factor;
}

/** Output of `health`: a summary of the recent reports, as text or JSON. */
export function health(reports: string, since: string, isJson: boolean): string {
  const summary = healthOf(readReports(resolve(reports), Date.now() - durationOf(since)));
  return isJson ? JSON.stringify(summary) : healthText(summary);
}

/** The address of a client behind the web server: the last one that was added to the header. */
const addressOf = (header: string | string[] | undefined): string =>
  String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim() ?? '';

export interface CollectOptions {
  site: string;
  reports: string;
  port: number;
  /** How long reports are kept, such as `30d`. */
  keep: string;
}

/**
 * Starts a collector on the loopback interface: a web server in front of it passes the endpoint on, with the address of the client in
 * `X-Forwarded-For` and its own limits. Resolves with its URL.
 */
export async function collect({ site, reports, port, keep }: CollectOptions): Promise<string> {
  const metrics = new Metrics();
  const handle = collector({
    folder: resolve(reports),
    isKnown: knownBuilds(site),
    keepDays: durationOf(keep) / 86_400_000,
    onAnswer: (status, message) => metrics.count(status, message),
  });
  const server = createServer((request, response) => {
    if (request.url === METRICS_PATH) {
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(metrics.text());
      return;
    }
    handle(request, response, addressOf(request.headers['x-forwarded-for'])).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      response.destroy();
    });
  });
  server.requestTimeout = 10_000;
  endOnSignal(() => endRequests(server));
  return await new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      done(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`);
    });
  });
}

/** Checks the options of a watch before anything is published; `watchBuild` runs the watch. */
export function watchOf(
  site: string,
  what: Watch['what'],
  { watch, reports, limit }: { watch: string; reports: string; limit: string | undefined },
): Omit<Watch, 'app'> {
  const points = limit === undefined ? DEFAULT_LIMIT.points : Number(limit);
  if (!(points >= 0 && points <= 100)) throw new SiteError('--limit is a number of percentage points');
  return {
    site,
    what,
    reports: resolve(reports),
    time: durationOf(watch),
    limit: { ...DEFAULT_LIMIT, points },
  };
}
