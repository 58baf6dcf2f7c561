import { setTimeout } from 'node:timers/promises';
import { previousBuild, readState, appOf, currentBuild } from '../site/state.ts';
import { rollback } from '../site/rollback.ts';
import type { Publisher } from '../site/release.ts';
import { healthOf, readReports } from './summary.ts';
import { isWorse, type Limit, type Rate } from './verdict.ts';

/** How far back reports of the previous build are read, in ms. */
const BEFORE = 24 * 3_600_000;

/** A release to be watched. */
export interface Watch {
  site: string;
  app: string;
  /** Folder of the reports. */
  reports: string;
  /** How long, in ms. */
  time: number;
  limit: Limit;
  /** The interval between two checks, in ms. */
  pause?: number;
}

/** The result of a watch. */
export interface Outcome {
  build: string;
  fresh: Rate;
  before: Rate;
  /** The build that is served instead; undefined when the new one stays. */
  back?: string;
  /** Someone else has released in the meantime: nothing was done. */
  isOver?: true;
}

const rateOf = (folder: string, since: number, app: string, build: string): Rate =>
  healthOf(readReports(folder, since)).builds.find((one) => one.area === app && one.build === build) ?? {
    views: 0,
    failing: 0,
  };

const text = ({ views, failing }: Rate): string =>
  `${failing} of ${views} page views failed${views === 0 ? '' : ` (${((failing / views) * 100).toFixed(1)} %)`}`;

/**
 * Watches the build of an app that was just released: compares the share of its page views that failed with that of
 * the previous build, and serves the previous build again when the new one is clearly worse. Prints what it found and
 * did.
 */
export async function watchRelease(
  { site, app, reports, time, limit, pause = 5_000 }: Watch,
  publisher: Publisher & { say: (line: string) => void },
): Promise<Outcome> {
  const { say } = publisher;
  const begun = Date.now();
  const state = appOf(readState(site), app);
  const build = state === undefined ? '' : currentBuild(state);
  const old = state && previousBuild(state);
  const before = old === undefined ? { views: 0, failing: 0 } : rateOf(reports, begun - BEFORE, app, old);
  say(`${app} ${old ?? 'without a build before'}, in the last 24 hours: ${text(before)}`);
  let reported = '';
  for (;;) {
    // Earlier views do not count: a build that was rolled back can be published again intentionally
    const fresh = rateOf(reports, Math.floor(begun / 1_000) * 1_000, app, build);
    const line = `${app} ${build}: ${text(fresh)}`;
    if (line !== reported) say(line);
    reported = line;
    const now = appOf(readState(site), app);
    if (now === undefined || currentBuild(now) !== build) {
      say(`${app}: another build was released meanwhile. The watch ends.`);
      return { build, fresh, before, isOver: true };
    }
    if (isWorse(fresh, before, limit)) {
      if (old === undefined) {
        say(`${app} ${build} fails too often, and there is no build to go back to`);
        return { build, fresh, before };
      }
      const back = await rollback(site, app, undefined, publisher, build);
      say(
        `${app} ${build} fails more often than ${old} by over ${limit.points} points: ${back} is served again`,
      );
      return { build, fresh, before, back };
    }
    if (Date.now() - begun >= time) {
      say(
        fresh.views < limit.leastViews
          ? `${app} ${build} stays: only ${fresh.views} page views were reported, too few to judge by`
          : `${app} ${build} stays`,
      );
      return { build, fresh, before };
    }
    await setTimeout(Math.min(pause, Math.max(1, begun + time - Date.now())));
  }
}
