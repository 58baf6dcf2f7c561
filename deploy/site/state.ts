import { lstatSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_LIST } from '../../build/files.ts';
import { DEFAULT_SETTINGS } from '../../shared/contract/config.ts';
import type { ConsoleSettings } from '../../shared/contract/registry.ts';
import { isRecord } from '../../shared/record/index.ts';
import { readKept, type Build, type Origin } from './build.ts';
import { SiteError } from './site-error.ts';
import { linkTarget, readRegular, type Files } from './files.ts';
import { jsonOf, parseList, verifyFiles } from './list.ts';
import { PRIVATE_FOLDER, SHELL, servedLink } from './paths.ts';
import { isSignature, isSigning, type Signature, type Signing } from './signing.ts';

/** One build that was published. */
export interface Release extends Origin {
  build: string;
  /** When it was published first, ISO 8601. */
  at: string;
  /** Who published it first. */
  by: string;
  /** Hash of its file list when it was served first (`pinned.ts`); absent before that, and in sites of earlier releases. */
  pin?: string;
  /** Its signature by a release key (`signature.ts`); absent in sites without release keys. */
  signature?: Signature;
}

/** One switch to a build. */
export interface Served {
  build: string;
  at: string;
  by: string;
  how: 'publish' | 'rollback';
}

/** The shell or one remote: its builds in order of publishing, and the served builds with their times; the last is served now. */
export interface AppState {
  releases: Release[];
  served: Served[];
  /** Builds that run in browsers that request them. */
  previews?: string[];
  rollout?: AppRollout;
}

/** A build that a part of the browsers runs: a share in percent, or the users of silos. */
export interface AppRollout {
  build: string;
  at: string;
  by: string;
  share?: number;
  silos?: string[];
}

/** The persistent state of a site. It is part of the served document folder, so it is switched together with the document. */
export interface SiteState {
  version: 2;
  /** The number of switches. */
  serial: number;
  settings: Partial<ConsoleSettings>;
  /** The release keys: with them the site serves signed builds only. Absent where none are configured. */
  signing?: Signing;
  /** By name; the shell is `shell`. */
  apps: Record<string, AppState>;
  /** Build of the shell that runs the areas which the served one refuses; absent when there are none (`earlier.ts`). */
  earlier?: string;
  /**
   * Areas that the console does not have, with their history: those that were removed, and those of which only other builds were listed.
   * An area that is published continues its history.
   */
  removed?: Record<string, AppState>;
}

const hasTexts = (value: unknown, keys: readonly string[]) =>
  isRecord(value) && keys.every((key) => typeof value[key] === 'string');
const isApp = (value: unknown): value is AppState =>
  isRecord(value) &&
  Array.isArray(value['releases']) &&
  value['releases'].every(
    (one: unknown) =>
      isRecord(one) &&
      hasTexts(one, ['build', 'at', 'by']) &&
      (one['signature'] === undefined || isSignature(one['signature'])),
  ) &&
  Array.isArray(value['served']) &&
  value['served'].every((one) => hasTexts(one, ['build', 'at', 'by', 'how'])) &&
  (value['previews'] === undefined || Array.isArray(value['previews'])) &&
  (value['rollout'] === undefined || hasTexts(value['rollout'], ['build', 'at', 'by']));

const isState = (value: unknown): value is SiteState =>
  isRecord(value) &&
  value['version'] === 2 &&
  typeof value['serial'] === 'number' &&
  isRecord(value['settings']) &&
  (value['earlier'] === undefined || typeof value['earlier'] === 'string') &&
  (value['signing'] === undefined || isSigning(value['signing'])) &&
  isRecord(value['apps']) &&
  isApp(value['apps'][SHELL]) &&
  Object.values(value['apps']).every((app) => isApp(app) && app.served.length > 0) &&
  Object.values(value['removed'] ?? {}).every(isApp);

/** True when something was switched to in a folder: before that, `create` may begin again. */
export function isSite(site: string): boolean {
  return linkTarget(servedLink(site)) !== undefined;
}

/** The served document folder, compared with its list, so that a change by hand is detected and not published. */
export function readServed(site: string): Files {
  const link = servedLink(site);
  if (!isSite(site)) {
    const old = lstatSync(join(site, PRIVATE_FOLDER, 'state.json'), { throwIfNoEntry: false });
    throw new SiteError(
      old === undefined
        ? `${site} is no console site: ${link} is missing`
        : `${site} was made by an older version of this tool. Create a new site beside it and publish there.`,
    );
  }
  // The folder that the link names now: the link may lead to the next one while the files are read
  const folder = realpathSync(link);
  const list = parseList(readRegular(join(folder, FILE_LIST)), link);
  try {
    return verifyFiles(folder, list, link);
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    throw new SiteError(`${error.message}. The document folder was changed by hand; put the file back.`);
  }
}

/** Reads a site's state; refuses a folder that is not a site. */
export function readState(site: string): SiteState {
  const state = jsonOf(readServed(site), 'state.json');
  if (!isState(state)) throw new SiteError(`${site} is no console site: its state.json is broken`);
  return state;
}

/** The state of one app, served or removed; undefined when it was never published. */
export function appOf({ apps, removed = {} }: SiteState, app: string): AppState | undefined {
  if (Object.hasOwn(apps, app)) return apps[app];
  return Object.hasOwn(removed, app) ? removed[app] : undefined;
}

/** The release of a build; undefined when the build was never published. */
export const releaseOf = (state: SiteState, app: string, id: string): Release | undefined =>
  appOf(state, app)?.releases.find(({ build }) => build === id);

/** Hash of the list of a build that the site has pinned. */
export const pinOf = (state: SiteState, app: string, id: string): string | undefined =>
  releaseOf(state, app, id)?.pin;

/** A build of the site: as it was pinned, or, when no browser could run it yet, as its team has stored it. */
export function readReleased(site: string, state: SiteState, app: string, id: string): Build {
  const { pin, signature } = releaseOf(state, app, id) ?? {};
  return { ...readKept(site, app, id, pin), ...(signature && { signature }) };
}

/** Build that a site serves of an app. */
export function currentBuild(app: AppState): string {
  return app.served.at(-1)?.build ?? '';
}

/**
 * Builds in the order in which they were served, without those that were rolled back: the last one is served now, a rollback
 * serves the one before. A build that was named in a rollback is served again and is in the list again.
 */
function notWithdrawn(app: AppState): string[] {
  const stack: string[] = [];
  for (const { build, how } of app.served) {
    const index = how === 'rollback' ? stack.lastIndexOf(build) : -1;
    if (index >= 0) stack.length = index + 1;
    else if (stack.at(-1) !== build) stack.push(build);
  }
  return stack;
}

/** The build that was served before the present one and was not rolled back. */
export function previousBuild(app: AppState): string | undefined {
  return notWithdrawn(app).at(-2);
}

/** Builds that were served and rolled back. */
export function withdrawnBuilds(app: AppState): Set<string> {
  const good = new Set(notWithdrawn(app));
  return new Set(app.served.map(({ build }) => build).filter((build) => !good.has(build)));
}

/** The releases with a build: a known one keeps its record, except for the signature that it brings. */
export function withRelease(
  releases: readonly Release[],
  release: Pick<Release, 'build' | 'at' | 'by'>,
  { origin, signature }: Pick<Build, 'origin' | 'signature'>,
): Release[] {
  const signed = signature && { signature };
  const isKnown = releases.some(({ build }) => build === release.build);
  return isKnown
    ? releases.map((one) => (one.build === release.build ? { ...one, ...signed } : one))
    : [...releases, { ...release, ...origin, ...signed }];
}

/**
 * The state of an app once one of its builds is served. Any release ends the rollout, because the rollout was
 * compared with another build.
 */
export function withServed(
  app: AppState | undefined,
  served: Served,
  origin: Pick<Build, 'origin' | 'signature'> = { origin: {} },
): AppState {
  const { build, at, by } = served;
  const same = app !== undefined && currentBuild(app) === build;
  const previews = (app?.previews ?? []).filter((id) => id !== build);
  return {
    ...(previews.length > 0 && { previews }),
    releases: withRelease(app?.releases ?? [], { build, at, by }, origin),
    served: same ? app.served : [...(app?.served ?? []), served],
  };
}

/** Path below which a site is served: empty, or with a slash at its start and none at its end. */
export const basePathOf = ({ settings }: SiteState): string =>
  ({ ...DEFAULT_SETTINGS, ...settings }).basePath;

/** Every build that a state serves, as stored by the site, by app. */
export function servedBuilds(site: string, state: SiteState): Map<string, Build> {
  return new Map(
    Object.entries(state.apps).map(([name, app]) => [
      name,
      readReleased(site, state, name, currentBuild(app)),
    ]),
  );
}
