import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { SiteError } from '../site/site-error.ts';
import { collector } from './collector.ts';
import { healthText } from './health-text.ts';
import { healthOf, readReports } from './summary.ts';
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

/** The text of `health`: a summary of the recent reports. */
export const health = (reports: string, since: string): string =>
  healthText(healthOf(readReports(resolve(reports), Date.now() - durationOf(since))));

/** Starts a collector on the loopback interface: a web server in front of it passes the endpoint on. Resolves with its URL. */
export async function collect(reports: string, port: number): Promise<string> {
  const handle = collector({ folder: resolve(reports) });
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      response.destroy();
    });
  });
  server.requestTimeout = 10_000;
  return await new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      done(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`);
    });
  });
}

/** Checks the options of a watch before anything is published; `watchRelease` runs the watch. */
export function watchOf(
  site: string,
  apps: readonly string[],
  { watch, reports, limit }: { watch: string; reports: string; limit: string | undefined },
): Watch {
  const [app = '', ...others] = apps;
  if (others.length > 0) throw new SiteError('--watch is for one app alone');
  const points = limit === undefined ? DEFAULT_LIMIT.points : Number(limit);
  if (!(points >= 0 && points <= 100)) throw new SiteError('--limit is a number of percentage points');
  const time = durationOf(watch);
  return { site, app, reports: resolve(reports), time, limit: { ...DEFAULT_LIMIT, points } };
}
