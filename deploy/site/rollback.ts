import type { Build } from './build.ts';
import { locked } from './lock.ts';
import { SHELL } from './paths.ts';
import { lockOf, serve, waitingOf, type Publisher } from './release.ts';
import { nameOf } from './site.ts';
import { SiteError } from './site-error.ts';
import { appOf, currentBuild, previousBuild, readReleased, readState, type SiteState } from './state.ts';
import { areasWith, whenRollingBack } from './together.ts';

/** Serves earlier builds; `targets` chooses them, by the names of their apps. */
async function rollbackBuilds(
  site: string,
  publisher: Publisher,
  targets: (state: SiteState) => (readonly [name: string, build: string])[],
): Promise<Build[]> {
  const waiting = waitingOf(publisher);
  return await locked(lockOf(site), waiting, async (hold) => {
    const state = readState(site);
    const builds = targets(state).map(([name, build]) => readReleased(site, state, name, build));
    serve(site, state, builds, 'rollback', { hold, waiting, advice: whenRollingBack(site, state) });
    return builds;
  });
}

/**
 * Serves an earlier build of the shell, the previous one or the named one, and the builds of the areas that were served with it. Returns
 * the names and ids.
 */
export async function rollbackShellSet(
  site: string,
  build: string | undefined,
  publisher: Publisher = {},
): Promise<string[]> {
  const builds = await rollbackBuilds(site, publisher, (state) => {
    const shell = rollbackTarget(state, SHELL, build);
    const isServed = ([name, id]: readonly [string, string]) => servedId(state, name) === id;
    return [[SHELL, shell], ...areasWith(state, shell).filter((one) => !isServed(one))];
  });
  return builds.map(nameOf);
}

const servedId = (state: SiteState, name: string): string | undefined =>
  appOf(state, name)?.served.at(-1)?.build;

/**
 * Serves earlier builds again, as one set: of each app the build that was served before and was not rolled back. Returns
 * the names and ids.
 */
export async function rollbackSet(
  site: string,
  apps: readonly string[],
  publisher: Publisher = {},
): Promise<string[]> {
  const builds = await rollbackBuilds(site, publisher, (state) =>
    apps.map((name) => [name, rollbackTarget(state, name, undefined)]),
  );
  return builds.map(nameOf);
}

/**
 * Serves an earlier build of the shell or a remote again: the one served before, or the one named. With `from` only while that build is
 * served. Returns its id.
 */
export async function rollback(
  site: string,
  name: string,
  build?: string,
  publisher: Publisher = {},
  from?: string,
): Promise<string> {
  const [served] = await rollbackBuilds(site, publisher, (state) => {
    if (from !== undefined && servedId(state, name) !== from)
      throw new SiteError(`${name} was released meanwhile. Nothing was changed.`);
    return [[name, rollbackTarget(state, name, build)]];
  });
  return served?.what.build ?? '';
}

function rollbackTarget(state: SiteState, name: string, build: string | undefined): string {
  const app = appOf(state, name);
  if (app === undefined) throw new SiteError(`${name} was never published here`);
  const target = build ?? previousBuild(app);
  if (target === undefined)
    throw new SiteError(`${name} has no build before ${currentBuild(app)} that was not rolled back`);
  if (!app.releases.some((release) => release.build === target))
    throw new SiteError(`build ${target} of ${name} was never published here`);
  return target;
}
