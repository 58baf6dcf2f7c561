import { setTimeout } from 'node:timers/promises';
import { withdraw } from '../site/rollout.ts';
import { previousBuild, readState, appOf, currentBuild } from '../site/state.ts';
import { rollback } from '../site/rollback.ts';
import type { Publisher } from '../site/release.ts';
import { ReportReader, secondOf } from './read.ts';
import { Tally } from './summary.ts';
import { isEnough, isWorse, MOST_OF_CLIENT, type Limit, type Rate } from './verdict.ts';

/** How far back reports of the previous build are read, in ms. */
const BEFORE = 24 * 3_600_000;

/** A release or a rollout to be watched. */
export interface Watch {
  site: string;
  app: string;
  /** Whether the build is served to all browsers, or to some. */
  what: 'release' | 'rollout';
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
  /**
   * `back`: the build is no longer served; `worse`: it is still served, because there is no other one; `unclear`: there are too few page
   * views.
   */
  verdict: 'stays' | 'back' | 'worse' | 'unclear';
  build: string;
  fresh: Rate;
  before: Rate;
}

/** Exit status of a command that watched. */
export const STATUS: Readonly<Record<Outcome['verdict'], number>> = {
  stays: 0,
  back: 2,
  worse: 2,
  unclear: 3,
};

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const text = ({ views, failing, clients }: Rate): string =>
  `${failing} of ${views} page views of ${plural(clients, 'client')} failed${views === 0 ? '' : ` (${((failing / views) * 100).toFixed(1)} %)`}`;

function pairOf({ site, app, what }: Watch): { build: string; old: string | undefined } {
  const state = appOf(readState(site), app);
  if (state === undefined) return { build: '', old: undefined };
  const served = state.served.length === 0 ? undefined : currentBuild(state);
  return what === 'release'
    ? { build: served ?? '', old: previousBuild(state) }
    : { build: state.rollout?.build ?? '', old: served };
}

/** Ends the watched release or rollout; returns the sentence about it. */
async function takeBack({ site, app, what, limit }: Watch, build: string, old: string, publisher: Publisher) {
  const why = `${app} ${build} fails more often than ${old} by over ${limit.points} points`;
  if (what === 'release')
    return `${why}: ${await rollback(site, app, undefined, publisher, build)} is served again`;
  await withdraw(site, app, build, publisher);
  return `${why}: the rollout is withdrawn`;
}

/** Sorts new messages by whether they were received before the watch. Late reports of the previous build do not count. */
function tallies(reports: string, begun: number) {
  // Reports have the time in whole seconds. Earlier views of the build do not count: it can be published again intentionally
  const start = secondOf(begun - 999);
  const reader = new ReportReader(reports, begun - BEFORE);
  const [before, fresh] = [new Tally(), new Tally()];
  return {
    before,
    fresh,
    read: () => {
      for (const message of reader.fresh()) (message.at < start ? before : fresh).add(message);
    },
  };
}

/**
 * Watches a build that was just released or rolled out: compares the share of its page views that failed with that of the previous build in
 * the 24 hours before, and rolls it back when it is clearly worse. Prints its findings and actions.
 */
export async function watchBuild(
  watch: Watch,
  publisher: Publisher & { say: (line: string) => void },
): Promise<Outcome> {
  const { app, reports, time, limit, pause = 5_000 } = watch;
  const { say } = publisher;
  const begun = Date.now();
  const { build, old } = pairOf(watch);
  const all = tallies(reports, begun);
  all.read();
  const before = old === undefined ? new Tally().rateOf(app, '') : all.before.rateOf(app, old);
  say(`${app} ${old ?? 'without a build before'}, in the last 24 hours: ${text(before)}`);
  let reported = '';
  for (;;) {
    const fresh = all.fresh.rateOf(app, build);
    const line = `${app} ${build}: ${text(fresh)}`;
    if (line !== reported) say(line);
    reported = line;
    const end = (verdict: Outcome['verdict'], why: string): Outcome => {
      say(why);
      return { verdict, build, fresh, before };
    };
    if (pairOf(watch).build !== build)
      return end('unclear', `${app}: another build was released meanwhile. The watch ends.`);
    if (isWorse(fresh, before, limit))
      return old === undefined
        ? end('worse', `${app} ${build} fails too often, and there is no build to go back to`)
        : end('back', await takeBack(watch, build, old, publisher));
    if (Date.now() - begun >= time)
      return isEnough(fresh, limit)
        ? end('stays', `${app} ${build} stays`)
        : end(
            'unclear',
            `${app} ${build} stays, cannot judge: ${fresh.weight} views of ${limit.leastViews}, at most ${MOST_OF_CLIENT} of each client`,
          );
    await setTimeout(Math.min(pause, Math.max(1, begun + time - Date.now())));
    all.read();
  }
}
