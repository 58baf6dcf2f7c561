import { join } from 'node:path';
import { integrityOf } from '../../tools/machine/files.ts';
import { keptFiles, readKept, type Build } from './build.ts';
import { emptyFolder, moveInto, writeNewFolder } from './files.ts';
import { listBytes } from './list.ts';
import { PRIVATE_FOLDER, pinnedFolder } from './paths.ts';
import { SiteError } from './site-error.ts';
import { pinOf, type AppState, type SiteState } from './state.ts';

const withPin = (app: AppState, id: string, pin: string): AppState => ({
  ...app,
  releases: app.releases.map((release) => (release.build === id ? { ...release, pin } : release)),
});

/**
 * Pins builds that browsers may run: copies their lists and metadata out of the folders of their teams, and records the hash of each list
 * in the state. From then on the site reads the copies, so that a team changes nothing that is served without a switch.
 */
export function pinBuilds(site: string, state: SiteState, builds: readonly Build[]): SiteState {
  let next = state;
  for (const build of builds) {
    const { app, build: id } = build.what;
    if (pinOf(state, app, id) === undefined) next = pinned(next, app, id, writeCopy(site, build));
  }
  return next;
}

/** Writes the copy of a build, and returns its pin. */
function writeCopy(site: string, build: Build): string {
  const { app, build: id } = build.what;
  const folder = pinnedFolder(site, app, id);
  const arriving = join(site, PRIVATE_FOLDER, 'arriving');
  const pin = integrityOf(listBytes(build.list));
  writeNewFolder(arriving, keptFiles(build));
  // Left over from a switch that was interrupted, or damaged
  emptyFolder(folder);
  moveInto(arriving, folder);
  readKept(site, app, id, pin);
  return pin;
}

/** Writes the copy of a build again when it was damaged; `build` has the pinned list. */
export function repairCopy(site: string, state: SiteState, build: Build): void {
  const { app, build: id } = build.what;
  const pin = pinOf(state, app, id);
  if (pin !== integrityOf(listBytes(build.list))) return;
  try {
    readKept(site, app, id, pin);
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    writeCopy(site, build);
  }
}

function pinned(state: SiteState, name: string, id: string, pin: string): SiteState {
  const of = (apps: Record<string, AppState>) =>
    Object.fromEntries(
      Object.entries(apps).map(([key, app]) => [key, key === name ? withPin(app, id, pin) : app]),
    );
  return { ...state, apps: of(state.apps), ...(state.removed && { removed: of(state.removed) }) };
}
