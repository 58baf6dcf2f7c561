import type { Build } from './build.ts';
import { earlierShell } from './earlier.ts';
import { verifyInPlace } from './copy.ts';
import { switchTo } from './publish-document.ts';
import { otherIds, verifyOther, withoutOther } from './others.ts';
import { bring, lockOf, now, serve, verifyNames, waitingOf, type Publisher } from './release.ts';
import { readNamed, type BuildFolder } from './site.ts';
import { signedFor, verifySigned } from './signed.ts';
import { SiteError } from './site-error.ts';
import { locked } from './lock.ts';
import {
  appOf,
  currentBuild,
  readReleased,
  readState,
  servedBuilds,
  withRelease,
  type AppState,
  type SiteState,
} from './state.ts';

/** Who runs a build: a share of the browsers in percent, or the users of silos. */
export type Audience = { share: number } | { silos: readonly string[] };

/** A build to list: the folder of a build, or the id of a build on the site. */
export type Source = BuildFolder | { app: string; build: string };

const isFolder = (source: Source): source is BuildFolder => 'folder' in source;

function known(state: SiteState, name: string): AppState {
  const app = appOf(state, name);
  if (app === undefined) throw new SiteError(`${name} was never published here`);
  return app;
}

function verifyAudience(audience: Audience): void {
  if ('share' in audience) {
    if (!(audience.share >= 0 && audience.share <= 100))
      throw new SiteError('--share is a number of per cent from 0 to 100');
  } else if (audience.silos.length === 0 || audience.silos.some((silo) => !/^[\w-]+$/.test(silo)))
    throw new SiteError('--silos is a list of names of silos, separated by commas');
}

/** Copies a build to the site and lists it in one step; the served build does not change. */
async function listBuild(
  site: string,
  source: Source,
  publisher: Publisher,
  change: (app: AppState, build: string, by: { at: string; by: string }) => AppState,
): Promise<string> {
  const waiting = waitingOf(publisher);
  readState(site);
  const fresh = isFolder(source) ? readNamed(source) : undefined;
  return await locked(lockOf(site), waiting, async (hold) => {
    const state = readState(site);
    const found = fresh ?? keptBuild(site, state, source);
    const build = signedFor(state, found, publisher.key, now());
    const { app: name, build: id } = build.what;
    const app = appOf(state, name) ?? { releases: [], served: [] };
    if (Object.hasOwn(state.apps, name) && currentBuild(app) === id)
      throw new SiteError(`${name} ${id} is what all browsers run already`);
    verifyNames(state, [build]);
    const served = [...servedBuilds(site, state).values()];
    verifyOther(build, { served, earlier: earlierShell(site, state) });
    verifySigned(state, [build]);
    if (fresh) await bring(site, build, state, waiting);
    verifyInPlace(site, build);
    const by = { at: now(), by: waiting.by };
    const releases = withRelease(app.releases, { build: id, ...by }, build);
    switchTo(site, withApp(state, name, change({ ...app, releases }, id, by)), hold, waiting.say);
    return id;
  });
}

function keptBuild(site: string, state: SiteState, source: Source): Build {
  if (isFolder(source)) return readNamed(source);
  if (!known(state, source.app).releases.some(({ build }) => build === source.build))
    throw new SiteError(`build ${source.build} of ${source.app} was never brought here`);
  return readReleased(site, state, source.app, source.build);
}

const withApp = (state: SiteState, name: string, app: AppState): SiteState => {
  const { apps, removed, serial } = state;
  const next = { ...state, serial: serial + 1 };
  return Object.hasOwn(apps, name)
    ? { ...next, apps: { ...apps, [name]: app } }
    : { ...next, removed: { ...removed, [name]: app } };
};

/** Lists a build as a preview: it runs for those who open the console with `?remotes=NAME:BUILD`. Returns its id. */
export const preview = (site: string, source: Source, publisher: Publisher = {}): Promise<string> =>
  listBuild(site, source, publisher, (app, build) => ({
    ...app,
    previews: [...new Set([...(app.previews ?? []), build])],
  }));

/**
 * Rolls a build out to a part of the browsers; a larger share keeps those who have it. There is one rollout of an app at a time.
 * Returns the id of the build.
 */
export async function rollout(
  site: string,
  source: Source,
  audience: Audience,
  publisher: Publisher = {},
): Promise<string> {
  verifyAudience(audience);
  return await listBuild(site, source, publisher, (app, build, by) => ({
    ...app,
    rollout: {
      build,
      ...by,
      ...('share' in audience ? { share: audience.share } : { silos: [...audience.silos] }),
    },
  }));
}

/** Serves the build of a rollout to all, with `wanted` only when it is that one. Returns its id. */
export async function promote(
  site: string,
  name: string,
  publisher: Publisher = {},
  wanted?: string,
): Promise<string> {
  const waiting = waitingOf(publisher);
  return await locked(lockOf(site), waiting, async (hold) => {
    const state = readState(site);
    const build = known(state, name).rollout?.build;
    if (build === undefined) throw new SiteError(`${name} has no rollout`);
    if (wanted !== undefined && wanted !== build)
      throw new SiteError(`${name} ${build} is rolled out, and the folder has the build ${wanted}`);
    serve(site, state, [readReleased(site, state, name, build)], 'publish', { hold, waiting });
    return build;
  });
}

/**
 * Removes the builds that are listed for an app in addition to the served one: the rollout and all previews, or the
 * one build that is named. Returns the ids.
 */
export async function withdraw(
  site: string,
  name: string,
  build?: string,
  publisher: Publisher = {},
): Promise<string[]> {
  const waiting = waitingOf(publisher);
  return await locked(lockOf(site), waiting, async (hold) => {
    const state = readState(site);
    const app = known(state, name);
    const ids = otherIds(app).filter((id) => build === undefined || id === build);
    if (ids.length === 0)
      throw new SiteError(
        build === undefined
          ? `${name} has neither a rollout nor a preview`
          : `${name} ${build} is neither rolled out nor a preview`,
      );
    switchTo(site, withApp(state, name, ids.reduce(withoutOther, app)), hold, waiting.say);
    return ids;
  });
}
