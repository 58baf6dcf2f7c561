import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { REMOTES } from '../../build/apps.ts';
import { changeSettings, createSite, publish } from '../site/site.ts';
import { readBuild } from '../site/build.ts';
import { changeKeys } from '../site/keys.ts';
import { SHELL } from '../site/paths.ts';
import { servedProblems } from '../site/served-rows.ts';
import { SiteError } from '../site/site-error.ts';
import { appOf, isSite, readState } from '../site/state.ts';
import type { Installation } from './installation.ts';

const PUBLISHER = { by: 'container', say: (line: string) => console.log(line) };

const foldersIn = (builds: string) => ({
  shell: join(builds, SHELL),
  remotes: REMOTES.map((name) => join(builds, 'remotes', name)),
});

/** Makes a site of the image's builds. True when another container that shares the volume was not faster. */
async function isCreated({ site, builds, settings }: Installation): Promise<boolean> {
  try {
    await createSite({ ...PUBLISHER, ...foldersIn(builds), settings, out: site });
    return true;
  } catch (error) {
    if (!isSite(site)) throw error;
    return false;
  }
}

/** Folders of the image's builds that the site never had. A build that was rolled back is not published again by a restart. */
function newBuilds({ site, builds }: Installation): string[] {
  const state = readState(site);
  const { shell, remotes } = foldersIn(builds);
  return [shell, ...remotes].filter((folder) => {
    const { app, build } = readBuild(folder).what;
    return appOf(state, app)?.releases.every((release) => release.build !== build) ?? true;
  });
}

/** Gives the site the release keys of the environment. False when it serves builds that these refuse. */
async function isTrusting({ site, releaseKeys }: Installation): Promise<boolean> {
  if (releaseKeys === undefined || isDeepStrictEqual(readState(site).signing, releaseKeys)) return true;
  try {
    await changeKeys(site, releaseKeys, PUBLISHER);
    return true;
  } catch (error) {
    if (error instanceof SiteError) return false;
    throw error;
  }
}

/**
 * Updates the site on the volume to the builds of the image, and its settings and release keys to those of the environment. Returns a
 * line about its changes.
 * @throws SiteError when the site has builds that the keys have not signed
 */
export async function bringSite(installation: Installation): Promise<string> {
  const { site, releaseKeys } = installation;
  const isNew = !isSite(site) && (await isCreated(installation));
  const done = isNew ? `Created ${site}` : await bringUp(installation);
  // Its builds may be the first that are signed with these keys
  if (releaseKeys !== undefined && !(await isTrusting(installation)))
    await changeKeys(site, releaseKeys, PUBLISHER);
  // Another version of this program wrote the document, or it was changed
  const problems = servedProblems(site, releaseKeys);
  problems.forEach(PUBLISHER.say);
  if (problems.length > 0) await changeSettings(site, {}, PUBLISHER);
  return done;
}

async function bringUp(installation: Installation): Promise<string> {
  const { site, settings } = installation;
  await isTrusting(installation);
  const folders = newBuilds(installation);
  if (folders.length > 0)
    await publish(
      site,
      folders.map((folder) => ({ folder })),
      PUBLISHER,
    );
  const known = new Map(Object.entries(readState(site).settings));
  if (Object.entries(settings).some(([key, value]) => !isDeepStrictEqual(known.get(key), value)))
    await changeSettings(site, settings, PUBLISHER);
  return `${site} is served, with ${folders.length} new builds of the image`;
}
