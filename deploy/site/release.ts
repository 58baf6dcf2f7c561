import type { KeyObject } from 'node:crypto';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import type { Build } from './build.ts';
import { bringBuild, overwriting, verifyInPlace } from './copy.ts';
import { earlierShell } from './earlier.ts';
import { isSameBuild, type FileList } from './list.ts';
import { withoutUnfit } from './others.ts';
import { switchTo } from './publish-document.ts';
import { verifyOrder } from './signed.ts';
import { SiteError } from './site-error.ts';
import { locked, type Hold, type Waiting } from './lock.ts';
import { PRIVATE_FOLDER, appFolder } from './paths.ts';
import {
  appOf,
  pinOf,
  readReleased,
  servedBuilds,
  withServed,
  type AppState,
  type Served,
  type SiteState,
} from './state.ts';
import { verifyTogether, type Advice } from './together.ts';

/** Who changes a site and how; omitted members get defaults from the machine. */
export interface Publisher extends Partial<Waiting> {
  /** Private release key: the builds of the command are signed with it. */
  key?: KeyObject;
}

/** Default of the longest wait for another publisher, in ms; longer than the time after which a lock is abandoned. */
const WAIT = 180_000;

function account(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under an id without a name.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Fills in the defaults. */
export const waitingOf = ({
  wait = WAIT,
  say = () => undefined,
  by = `${account()}@${hostname()}`,
}: Publisher): Waiting => ({
  wait,
  say,
  by,
});

/** Time of a record, ISO 8601. */
export const now = () => new Date().toISOString();
/** Lock of the document, held during a switch. */
export const lockOf = (site: string) => join(site, PRIVATE_FOLDER, 'lock');

/** Copies a build to the site and runs `then`, under the lock of the app. */
export async function bring(
  site: string,
  build: Build,
  state: SiteState | undefined,
  waiting: Waiting,
  { then = () => undefined, copies = true }: { then?: () => void; copies?: boolean } = {},
): Promise<void> {
  const { app, build: id } = build.what;
  const releases = state === undefined ? [] : (appOf(state, app)?.releases ?? []);
  const isKnown = releases.some((release) => release.build === id);
  const published = { isKnown, list: state && pinnedList(site, state, build) };
  await locked(join(appFolder(site, app), 'lock'), waiting, async () => {
    await bringBuild(site, build, { published, say: waiting.say, copies });
    then();
  });
}

/** The list of a build as the site pinned it; undefined when no browser could run it yet. */
function pinnedList(site: string, state: SiteState, { what: { app, build } }: Build): FileList | undefined {
  return pinOf(state, app, build) === undefined ? undefined : readReleased(site, state, app, build).list;
}

/**
 * Refuses a build whose name another package already has here: two teams that chose one name would replace each other's area. Builds
 * that do not name their package, such as those of earlier releases, are not compared.
 */
export function verifyNames(state: SiteState, builds: readonly Build[]): void {
  for (const { what, origin } of builds) {
    const owner = appOf(state, what.app)?.releases.findLast(
      (release) => release.package !== undefined,
    )?.package;
    if (owner !== undefined && origin.package !== undefined && origin.package !== owner)
      throw new SiteError(
        `${what.app} is an area of the package ${owner}, and this build is of ${origin.package}. Choose another name.`,
      );
  }
}

function serving(state: SiteState, builds: readonly Build[], served: Omit<Served, 'build'>): SiteState {
  const apps: Record<string, AppState> = { ...state.apps };
  for (const build of builds) {
    const { app, build: id } = build.what;
    apps[app] = withServed(appOf(state, app), { build: id, ...served }, build);
  }
  const removed = Object.fromEntries(
    Object.entries(state.removed ?? {}).filter(([name]) => !Object.hasOwn(apps, name)),
  );
  return { ...state, serial: state.serial + 1, apps, removed };
}

/** Verifies that builds are complete and compatible with the other served builds, then switches to them in one step. */
export function serve(
  site: string,
  state: SiteState,
  builds: readonly Build[],
  how: Served['how'],
  { hold, waiting, advice }: { hold: Hold; waiting: Waiting; advice?: Advice },
): void {
  for (const build of builds) {
    const pinned = pinnedList(site, state, build);
    if (pinned && !isSameBuild(pinned, build.list)) throw overwriting(build.what.app, build.what.build);
  }
  const at = now();
  // A rollback returns to an earlier build intentionally
  if (how === 'publish') verifyOrder(state, builds, at);
  const next = serving(state, builds, { at, by: waiting.by, how });
  const served = [...servedBuilds(site, next).values()];
  verifyNames(state, builds);
  const earlier = earlierShell(site, next);
  verifyTogether(served, { earlier, advice });
  for (const build of builds) verifyInPlace(site, build);
  switchTo(site, withoutUnfit(site, next, { served, earlier }, waiting.say), hold, waiting.say);
}
