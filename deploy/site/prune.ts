import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_LIST } from '../../build/files.ts';
import { readJson } from '../../tools/machine/files.ts';
import { isRecord } from '../../shared/record/index.ts';
import { ENCODINGS } from './compress.ts';
import { readRegular } from './files.ts';
import { parseList } from './list.ts';
import { locked } from './lock.ts';
import { otherIds } from './others.ts';
import { appFolder, keptFolder, pinnedFolder, remoteBase, SHELL, stagedPath } from './paths.ts';
import { switchTo } from './publish-document.ts';
import { lockOf, waitingOf, type Publisher } from './release.ts';
import { currentBuild, previousBuild, readState, type AppState, type SiteState } from './state.ts';

/** When a build was last published or stopped being served, in ms. */
function lastUse({ served, releases }: AppState, build: string): number {
  const ends = served.flatMap((one, index) => (one.build === build ? [served[index + 1]?.at ?? one.at] : []));
  const starts = releases.filter((one) => one.build === build).map(({ at }) => at);
  return Math.max(0, ...[...ends, ...starts].map((at) => Date.parse(at)));
}

/** The state of an app without its old builds: a rollback can no longer name them. */
function withoutOld(app: AppState, before: number, earlier: string | undefined): AppState {
  // Those that are served or run somewhere, and the one that a rollback would serve
  const needed = new Set([currentBuild(app), previousBuild(app), earlier, ...otherIds(app)]);
  const isKept = ({ build }: { build: string }) => needed.has(build) || lastUse(app, build) >= before;
  return { ...app, releases: app.releases.filter(isKept), served: app.served.filter(isKept) };
}

const changed = (
  apps: Record<string, AppState>,
  before: number,
  earlier?: string,
): Record<string, AppState> =>
  Object.fromEntries(
    Object.entries(apps).map(([name, app]) => [
      name,
      withoutOld(app, before, name === SHELL ? earlier : undefined),
    ]),
  );

const listOf = (site: string, app: string, build: string) =>
  parseList(readRegular(join(keptFolder(site, app, build), FILE_LIST)), `${app} ${build}`);

/** Deletes the shell's files that only these builds have; files with one name have one content. */
function deleteAssets(site: string, gone: readonly string[], kept: readonly string[]): void {
  const needed = new Set(kept.flatMap((build) => [...listOf(site, SHELL, build).keys()]));
  for (const path of gone.flatMap((build) => [...listOf(site, SHELL, build).keys()]))
    if (path.startsWith('assets/') && !needed.has(path))
      for (const ending of ['', ...ENCODINGS.map((name) => `.${name}`)])
        rmSync(join(site, path + ending), { force: true });
}

/** Deletes the files of builds that the state does not have, are not staged and were brought before a time; returns their ids. */
function deleteFiles(site: string, name: string, app: AppState | undefined, before: number): string[] {
  const folder = join(appFolder(site, name), 'builds');
  const there = existsSync(folder) ? readdirSync(folder) : [];
  const staged = readJson(stagedPath(site, name));
  const isGone = (build: string) =>
    app?.releases.some((release) => release.build === build) !== true &&
    !(isRecord(staged) && staged['build'] === build) &&
    statSync(join(folder, build)).mtimeMs < before;
  const gone = there.filter(isGone);
  if (name === SHELL)
    deleteAssets(
      site,
      gone,
      there.filter((build) => !gone.includes(build)),
    );
  for (const build of gone) {
    if (name !== SHELL) rmSync(join(site, remoteBase(name, build)), { recursive: true, force: true });
    rmSync(pinnedFolder(site, name, build), { recursive: true, force: true });
    rmSync(join(folder, build), { recursive: true, force: true });
  }
  return gone;
}

/**
 * Deletes the builds that no open tab can need: those that were not served for `age` ms, except the build before the served one, previews,
 * rollouts and staged builds. They are removed from the state first, so that no rollback finds half of a build. Returns a line for each.
 */
export async function prune(site: string, age: number, publisher: Publisher = {}): Promise<string[]> {
  const waiting = waitingOf(publisher);
  return await locked(lockOf(site), waiting, async (hold) => {
    const before = Date.now() - age;
    const state = readState(site);
    const next: SiteState = {
      ...state,
      serial: state.serial + 1,
      apps: changed(state.apps, before, state.earlier),
      ...(state.removed && { removed: changed(state.removed, before) }),
    };
    const count = ({ apps, removed = {} }: SiteState) =>
      [...Object.values(apps), ...Object.values(removed)].flatMap(({ releases }) => releases).length;
    if (count(next) !== count(state)) switchTo(site, next, hold, waiting.say);
    const all = { ...next.removed, ...next.apps };
    const lines = Object.keys(all).flatMap((name) =>
      deleteFiles(site, name, all[name], before).map((build) => `${name} ${build} is deleted`),
    );
    return lines.length > 0 ? lines : ['No build is old enough'];
  });
}
