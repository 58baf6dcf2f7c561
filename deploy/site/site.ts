import type { ConsoleSettings, RegistryEntry } from '../../shared/contract/registry.ts';
import { isSettings, schemaProblems } from './config-schema.ts';
import { filesBelow } from '../../tools/machine/files.ts';
import { isRecord } from '../../shared/record/index.ts';
import { readBuild, readKept, verifyKinds, type Build } from './build.ts';
import { earlierShell, withEarlier } from './earlier.ts';
import { switchTo } from './publish-document.ts';
import { isSignature } from './signing.ts';
import { signedFor, verifySigned } from './signed.ts';
import { SiteError } from './site-error.ts';
import { readRegular, replaceFile } from './files.ts';
import { isSafeName, jsonOf } from './list.ts';
import { locked } from './lock.ts';
import { SHELL, arrivingFolder, stagedPath } from './paths.ts';
import { repairCopy } from './pinned.ts';
import { bring, lockOf, now, serve, verifyNames, waitingOf, type Publisher } from './release.ts';
import {
  appOf,
  currentBuild,
  isSite,
  readReleased,
  readState,
  servedBuilds,
  withRelease,
  type SiteState,
} from './state.ts';
import { verifyTogether } from './together.ts';

export const nameOf = (build: Build): string => `${build.what.app} ${build.what.build}`;

/** A folder of a build, and the app that it must belong to: this prevents publishing another app by mistake. */
export interface BuildFolder {
  folder: string;
  app?: string;
}

/** Reads a build's folder; refuses a build of another app. */
export function readNamed({ folder, app }: BuildFolder): Build {
  const build = readBuild(folder);
  if (app !== undefined && build.what.app !== app)
    throw new SiteError(`${folder} is a build of ${build.what.app}, not of ${app}`);
  return build;
}

function readSet(folders: readonly BuildFolder[]): Build[] {
  const builds = folders.map(readNamed);
  const apps = builds.map(({ what }) => what.app);
  const twice = apps.find((app, index) => apps.indexOf(app) !== index);
  if (twice !== undefined) throw new SiteError(`two of the builds are of ${twice}`);
  return builds;
}

/**
 * Creates a site from a shell build, its remotes and settings. The folder must be empty or absent, or contain only files of an
 * interrupted `createSite`.
 */
export async function createSite(
  options: {
    shell: string;
    remotes: readonly string[];
    settings?: Partial<ConsoleSettings>;
    out: string;
    /** Whether the site gets compressed copies of its files (true). Without them the server sends the files as they are. */
    copies?: boolean;
  } & Publisher,
): Promise<void> {
  const { shell, remotes, settings = {}, out, copies = true } = options;
  const waiting = waitingOf(options);
  if (isSite(out) || filesBelow(out).some((path) => !isOwn(path))) throw new SiteError(`${out} is not empty`);
  if (!isSettings(settings)) throw new SiteError(`settings${schemaProblems()}`);
  const builds = readSet([{ folder: shell, app: SHELL }, ...remotes.map((folder) => ({ folder }))]);
  verifyTogether(builds);
  await locked(lockOf(out), waiting, async (hold) => {
    if (isSite(out)) throw new SiteError(`${out} is not empty`);
    for (const build of builds) await bring(out, build, undefined, waiting, { copies });
    serve(out, { version: 2, serial: 0, settings, apps: {} }, builds, 'publish', { hold, waiting });
  });
}

/** Files that an interrupted `createSite` may have left in its own folder. */
const isOwn = (path: string) => /^(\.deploy|assets|remotes)\//.test(path);

/** How builds are published. */
export interface Publishing extends Publisher {
  /** The served shell keeps running the areas that the published one refuses, in a separate document. */
  keepEarlier?: boolean;
}

async function publishBuilds(site: string, given: readonly Build[], publishing: Publishing): Promise<void> {
  const waiting = waitingOf(publishing);
  readState(site);
  await locked(lockOf(site), waiting, async (hold) => {
    const served = readState(site);
    const builds = given.map((build) => signedFor(served, build, publishing.key, now()));
    // Before a file is brought to the site
    verifySigned(served, builds);
    const state = publishing.keepEarlier === true ? keepingEarlier(site, served, builds) : served;
    verifyNames(state, builds);
    for (const build of builds) repairCopy(site, state, build);
    const isLeft = ([name]: [string, unknown]) => !builds.some(({ what }) => what.app === name);
    const apps = Object.fromEntries(Object.entries(state.apps).filter(isLeft));
    const left = servedBuilds(site, { ...state, apps }).values();
    verifyTogether([...left, ...builds], { earlier: earlierShell(site, state) });
    for (const build of builds) await bring(site, build, state, waiting);
    serve(site, state, builds, 'publish', { hold, waiting });
  });
}

function keepingEarlier(site: string, state: SiteState, builds: readonly Build[]): SiteState {
  const shell = builds.find(({ what }) => what.kind === 'shell');
  const served = appOf(state, SHELL);
  if (shell === undefined || served === undefined)
    throw new SiteError('--keep-earlier is for a release of the shell');
  const now = currentBuild(served);
  return now === shell.what.build ? state : withEarlier(state, readReleased(site, state, SHELL, now));
}

/**
 * Replaces the shell that runs the areas which the served one refuses, such as by a build with a fix. Returns its id.
 * @throws SiteError when no such shell is served, or one of its areas does not run on the build
 */
export async function publishEarlier(
  site: string,
  folder: string,
  publisher: Publisher = {},
): Promise<string> {
  const waiting = waitingOf(publisher);
  const given = readNamed({ folder, app: SHELL });
  const { build } = given.what;
  readState(site);
  return await locked(lockOf(site), waiting, async (hold) => {
    const state = readState(site);
    const shell = signedFor(state, given, publisher.key, now());
    const app = appOf(state, SHELL);
    if (state.earlier === undefined || app === undefined)
      throw new SiteError('Every area runs on the served shell: there is no shell before to replace');
    verifySigned(state, [shell]);
    await bring(site, shell, state, waiting);
    const releases = withRelease(app.releases, { build, at: now(), by: waiting.by }, shell);
    const next = {
      ...state,
      serial: state.serial + 1,
      apps: { ...state.apps, [SHELL]: { ...app, releases } },
    };
    switchTo(site, withEarlier(next, shell), hold, waiting.say);
    return build;
  });
}

/**
 * Publishes builds as one set: each is compared with its list, all are copied to the site and checked for compatibility with
 * each other and with the other served builds, and one step makes all of them visible. Until then visitors get the old site, and
 * a failure leaves nothing that a later publication would serve. Returns the names and ids.
 */
export async function publish(
  site: string,
  folders: readonly BuildFolder[],
  publishing: Publishing = {},
): Promise<string[]> {
  const builds = readSet(folders);
  await publishBuilds(site, builds, publishing);
  return builds.map(nameOf);
}

export async function publishRemote(
  site: string,
  folder: string,
  app?: string,
  publisher: Publisher = {},
): Promise<RegistryEntry> {
  const build = readNamed({ folder, ...(app !== undefined && { app }) });
  if (build.what.kind !== 'remote') throw new SiteError(`${folder} is a build of the shell, not of a remote`);
  await publishBuilds(site, [build], publisher);
  return build.what.row;
}

/** Publishes a shell build. Its files are added to those already served; open tabs keep using the old files. */
export async function publishShell(site: string, folder: string, publisher: Publisher = {}): Promise<string> {
  const build = readNamed({ folder, app: SHELL });
  await publishBuilds(site, [build], publisher);
  return build.what.build;
}

/**
 * Copies a build to the site without serving it: needs write access to the app's own folders only. An account with write access
 * to the document serves it with `switchStaged`.
 */
export async function stage(site: string, folder: BuildFolder, publisher: Publisher = {}): Promise<string> {
  const state = readState(site);
  const build = signedFor(state, readNamed(folder), publisher.key, now());
  const waiting = waitingOf(publisher);
  const { app, build: id } = build.what;
  verifySigned(state, [build]);
  await bring(site, build, state, waiting, {
    then: () => {
      const { signature } = build;
      const record = Buffer.from(`${JSON.stringify({ build: id, at: now(), by: waiting.by, signature })}\n`);
      replaceFile(arrivingFolder(site, app), stagedPath(site, app), record);
    },
  });
  return nameOf(build);
}

/** Serves the builds that teams have staged, as one set. Returns the names and ids. */
export async function switchStaged(
  site: string,
  apps: readonly string[],
  publisher: Publisher = {},
): Promise<string[]> {
  const waiting = waitingOf(publisher);
  return await locked(lockOf(site), waiting, async (hold) => {
    const state = readState(site);
    const builds = apps.map((app) => {
      const bytes = readRegular(stagedPath(site, app));
      const record = jsonOf(new Map(bytes === undefined ? [] : [['staged', bytes]]), 'staged');
      if (!isRecord(record) || typeof record['build'] !== 'string' || !isSafeName(record['build']))
        throw new SiteError(`${app} has no staged build`);
      const { signature } = record;
      const build = {
        ...readKept(site, app, record['build']),
        ...(isSignature(signature) && { signature }),
      };
      return signedFor(state, build, publisher.key, now());
    });
    builds.forEach(verifyKinds);
    serve(site, state, builds, 'publish', { hold, waiting });
    return builds.map(nameOf);
  });
}

/** Changes the deployer's settings; settings that are not named keep their values. */
export async function changeSettings(
  site: string,
  settings: unknown,
  publisher: Publisher = {},
): Promise<void> {
  if (!isSettings(settings)) throw new SiteError(`settings${schemaProblems()}`);
  const waiting = waitingOf(publisher);
  await locked(lockOf(site), waiting, async (hold) => {
    const state = readState(site);
    const next = { ...state, serial: state.serial + 1, settings: { ...state.settings, ...settings } };
    switchTo(site, next, hold, waiting.say);
  });
}
