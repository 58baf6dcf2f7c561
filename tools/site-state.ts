import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { parseConfig } from '../shared/contract/config.ts';
import type { ConsoleConfig, ConsoleSettings, RegistryEntry } from '../shared/contract/registry.ts';
import { isRecord, readJson, writeAtomically } from './files.ts';

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
  settings: ConsoleSettings;
  shell: AppState;
  remotes: Record<string, AppState>;
}

/** A reason why a publication or rollback is refused, in words for the operator. Nothing was switched. */
export class SiteError extends Error {
  override name = 'SiteError';
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
  if (!isState(state)) throw new SiteError(`${site} is no console site: ${PRIVATE_FOLDER}/state.json is missing or broken`);
  return state;
}

/** Writes a site's state. Done after the document was switched: a crash in between repeats, never loses, a release. */
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

/** Reads one registry row from JSON by the same rules as the shell does. */
export function parseRow(text: string, where: string): RegistryEntry {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new SiteError(`${where} is not JSON`);
  }
  const config = parseConfig(JSON.stringify({ version: 1, build: 'row', remotes: [value] }));
  if (Array.isArray(config))
    throw new SiteError(`${where}: ${config.map((problem) => `${problem.path} ${problem.message}`).join('; ')}`);
  const row = config.remotes[0];
  if (row === undefined) throw new SiteError(`${where} holds no row`);
  return row;
}

/** The kept row of a published build. */
export function readRow(site: string, name: string, build: string): RegistryEntry {
  const path = rowPath(site, name, build);
  if (!existsSync(path)) throw new SiteError(`build ${build} of ${name} was never published here`);
  return parseRow(readFileSync(path, 'utf8'), path);
}

/** The document's block for a state. */
export function configOf(site: string, state: SiteState): ConsoleConfig {
  const names = Object.keys(state.remotes).sort();
  const remotes = names.flatMap((name) => {
    const app = state.remotes[name];
    return app === undefined ? [] : [readRow(site, name, app.current)];
  });
  return { version: 1, build: state.shell.current, settings: state.settings, remotes };
}

/** Runs a change of a site alone; a second publisher is refused instead of losing one of the two switches. */
export function locked<T>(site: string, change: () => T): T {
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
    return change();
  } finally {
    closeSync(handle);
    rmSync(path, { force: true });
  }
}
