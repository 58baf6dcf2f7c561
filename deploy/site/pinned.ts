import { integrityOf } from '../../tools/machine/files.ts';
import { keptFiles, type Build } from './build.ts';
import { moveInto, emptyFolder, writeNewFolder } from './files.ts';
import { listBytes } from './list.ts';
import { pinnedFolder } from './paths.ts';
import { pinOf, type AppState, type SiteState } from './state.ts';

/** The app with the pin of a build. */
const withPin = (app: AppState, id: string, pin: string): AppState => ({
  ...app,
  releases: app.releases.map((release) => (release.build === id ? { ...release, pin } : release)),
});

/**
 * Pins builds that browsers may run: copies their lists and metadata out of the folders of their teams, and records the hash of each list
 * in the state. From then on the site reads the copies, so that a team changes nothing that is served without a switch.
 */
export function pinBuilds(
  site: string,
  state: SiteState,
  builds: readonly Build[],
  arriving: string,
): SiteState {
  let next = state;
  for (const build of builds) {
    const { app, build: id } = build.what;
    if (pinOf(state, app, id) !== undefined) continue;
    const folder = pinnedFolder(site, app, id);
    writeNewFolder(arriving, keptFiles(build));
    // Left over from a switch that was interrupted
    emptyFolder(folder);
    moveInto(arriving, folder);
    next = pinned(next, app, id, integrityOf(listBytes(build.list)));
  }
  return next;
}

function pinned(state: SiteState, name: string, id: string, pin: string): SiteState {
  const of = (apps: Record<string, AppState>) =>
    Object.fromEntries(
      Object.entries(apps).map(([key, app]) => [key, key === name ? withPin(app, id, pin) : app]),
    );
  return { ...state, apps: of(state.apps), ...(state.removed && { removed: of(state.removed) }) };
}
