import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { REMOTES } from '../../build/apps.ts';
import { changeSettings, createSite, publish } from '../site/site.ts';
import { readBuild } from '../site/build.ts';
import { SHELL } from '../site/paths.ts';
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

/** Brings the site on the volume up to the image and its settings to those of the environment. Returns what it did, in a line. */
export async function bringSite(installation: Installation): Promise<string> {
  const { site, settings } = installation;
  if (!isSite(site) && (await isCreated(installation))) return `Created ${site}`;
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
