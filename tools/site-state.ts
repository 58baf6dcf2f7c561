import { closeSync, existsSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SETTINGS } from '../shared/contract/config.ts';
import type { ConsoleConfig, ConsoleSettings, RegistryEntry } from '../shared/contract/registry.ts';
import { isRow, schemaProblems } from './config-schema.ts';
import { isRecord, readJson, writeAtomically } from './files.ts';
import { readShellFacts } from './site-verify.ts';
import { SiteError } from './site-error.ts';

/** Where a site keeps what visitors never get; every server of ours refuses paths with a leading dot. */
export const PRIVATE_FOLDER = '.deploy';

/** One build that was published. */
export interface Release {
  build: string;
  /** When it was published, ISO 8601. */
  at: string;
}

/** The shell or one remote: its builds in order of publishing, and which of them is served. */
export interface AppState {
  current: string;
  releases: Release[];
}

/** What a site remembers; `index.html` and `registry.json` are made from it alone. */
export interface SiteState {
  version: 1;
  settings: Partial<ConsoleSettings>;
  shell: AppState;
  remotes: Record<string, AppState>;
}

const isApp = (value: unknown): value is AppState =>
  isRecord(value) && typeof value['current'] === 'string' && Array.isArray(value['releases']);

const isState = (value: unknown): value is SiteState =>
  isRecord(value) &&
  value['version'] === 1 &&
  isRecord(value['settings']) &&
  isApp(value['shell']) &&
  isRecord(value['remotes']) &&
  Object.values(value['remotes']).every(isApp);

/** Reads a site's state; refuses a folder that is no site. */
export function readState(site: string): SiteState {
  const state = readJson(join(site, PRIVATE_FOLDER, 'state.json'));
  if (!isState(state))
    throw new SiteError(`${site} is no console site: ${PRIVATE_FOLDER}/state.json is missing or broken`);
  return state;
}

/** Writes a site's state. */
export function writeState(site: string, state: SiteState): void {
  writeAtomically(join(site, PRIVATE_FOLDER, 'state.json'), `${JSON.stringify(state, null, 2)}\n`);
}

/** The state of an app after one of its builds was published: last in order, and current. */
export function withRelease(app: AppState | undefined, build: string, at: string): AppState {
  const others = (app?.releases ?? []).filter((release) => release.build !== build);
  return { current: build, releases: [...others, { build, at }] };
}

/** The build before the current one in order of publishing. */
export function previousBuild(app: AppState): string | undefined {
  const index = app.releases.findIndex((release) => release.build === app.current);
  return app.releases[index - 1]?.build;
}

/** Path of the kept registry row of a build, URLs absolute. */
export function rowPath(site: string, name: string, build: string): string {
  return join(site, PRIVATE_FOLDER, 'rows', name, `${build}.json`);
}

/** Folder with what is kept of a shell build: template, boot script, facts, list of hashes. */
export function shellFolder(site: string, build: string): string {
  return join(site, PRIVATE_FOLDER, 'shells', build);
}

/** Reads a registry row, be it of a build (URLs relative) or a kept one (absolute). */
export function readRow(path: string): RegistryEntry {
  if (!existsSync(path)) throw new SiteError(`${path} does not exist`);
  const row = readJson(path);
  if (!isRow(row)) throw new SiteError(`${path} is no registry row: ${schemaProblems(isRow)}`);
  return row;
}

/** The document's block for a state. */
export function configOf(site: string, state: SiteState): ConsoleConfig {
  const remotes = Object.entries(state.remotes)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, app]) => readRow(rowPath(site, name, app.current)));
  const { build, shell } = readShellFacts(shellFolder(site, state.shell.current));
  return { version: 1, build, shell, settings: { ...DEFAULT_SETTINGS, ...state.settings }, remotes };
}

/** Runs a change of a site alone; a second publisher is refused instead of losing one of the two switches. */
export async function locked<T>(site: string, change: () => Promise<T>): Promise<T> {
  const path = join(site, PRIVATE_FOLDER, 'lock');
  mkdirSync(join(site, PRIVATE_FOLDER), { recursive: true });
  let handle: number;
  try {
    handle = openSync(path, 'wx');
  } catch {
    throw new SiteError(`another publication is running (${path}); remove the file if that process is gone`);
  }
  try {
    writeSync(handle, String(process.pid));
    return await change();
  } finally {
    closeSync(handle);
    rmSync(path, { force: true });
  }
}
