import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConsoleSettings, RegistryEntry } from '../shared/contract/registry.ts';
import { isSettings, schemaProblems } from './config-schema.ts';
import { configText, renderDocument } from './document.ts';
import { filesBelow, isRecord, readJson, writeAtomically } from './files.ts';
import { siteHeaders } from './headers.ts';
import { copyRemote, copyShell, fileHash } from './site-copy.ts';
import { SiteError } from './site-error.ts';
import {
  PRIVATE_FOLDER,
  configOf,
  locked,
  previousBuild,
  readRow,
  readState,
  shellFolder,
  withRelease,
  writeState,
  type AppState,
  type SiteState,
} from './site-state.ts';
import { readShellFacts, verifyPair, verifyPinned } from './site-verify.ts';

/** A line of `list`. */
export interface ListedBuild {
  app: string;
  build: string;
  at: string;
  current: boolean;
}

/** Makes a new site of a shell build, its remotes and settings. The folder must be empty or absent. */
export async function createSite(options: {
  shell: string;
  remotes: readonly string[];
  settings?: Partial<ConsoleSettings>;
  out: string;
}): Promise<void> {
  const { shell, remotes, settings = {}, out } = options;
  if (filesBelow(out).length > 0) throw new SiteError(`${out} is not empty`);
  if (!isSettings(settings)) throw new SiteError(`settings${schemaProblems(isSettings)}`);
  const build = readShellFacts(shell).build;
  await locked(out, async () => {
    await copyShell(out, shell);
    const state: SiteState = {
      version: 1,
      settings,
      shell: withRelease(undefined, build, now()),
      remotes: {},
    };
    for (const folder of remotes) {
      const row = await copyRemote(out, folder);
      verifyPair(readShellFacts(shell), row);
      state.remotes[row.name] = withRelease(state.remotes[row.name], row.build, now());
    }
    switchTo(out, state);
  });
}

/**
 * Publishes one remote's build: copies it to a folder of its own, proves that what arrived is what was built, checks
 * that the site's shell can run it, then switches the registry. Until the last step visitors notice nothing. `name`
 * guards against the build of another remote.
 */
export async function publishRemote(site: string, folder: string, name?: string): Promise<RegistryEntry> {
  return await locked(site, async () => {
    const state = readState(site);
    const shell = readShellFacts(shellFolder(site, state.shell.current));
    const built = readRow(join(folder, 'row.json'));
    if (name !== undefined && built.name !== name)
      throw new SiteError(`${folder} is a build of ${built.name}, not of ${name}`);
    verifyPair(shell, built);
    const row = await copyRemote(site, folder);
    const remotes = { ...state.remotes, [row.name]: withRelease(state.remotes[row.name], row.build, now()) };
    switchTo(site, { ...state, remotes });
    return row;
  });
}

/** Publishes a shell build. Its files are added to those already served; open tabs go on with the old ones. */
export async function publishShell(site: string, folder: string): Promise<string> {
  return await locked(site, async () => {
    const state = readState(site);
    const facts = readShellFacts(folder);
    for (const row of configOf(site, state).remotes) verifyPair(facts, row);
    await copyShell(site, folder);
    switchTo(site, { ...state, shell: withRelease(state.shell, facts.build, now()) });
    return facts.build;
  });
}

/** Serves an earlier build of the shell or a remote again: the one before the current, or the one named. */
export async function rollback(site: string, name: string, build?: string): Promise<string> {
  return await locked(site, async () => {
    const state = readState(site);
    const app = name === 'shell' ? state.shell : state.remotes[name];
    if (app === undefined) throw new SiteError(`${name} was never published here`);
    const target = build ?? previousBuild(app);
    if (target === undefined) throw new SiteError(`${name} has no build before ${app.current}`);
    if (!app.releases.some((release) => release.build === target))
      throw new SiteError(`build ${target} of ${name} was never published here`);
    const moved: AppState = { ...app, current: target };
    const next =
      name === 'shell'
        ? { ...state, shell: moved }
        : { ...state, remotes: { ...state.remotes, [name]: moved } };
    verifyServed(site, next);
    switchTo(site, next);
    return target;
  });
}

/** Changes the deployer's settings; what is not named stays. */
export async function changeSettings(site: string, settings: unknown): Promise<void> {
  if (!isSettings(settings)) throw new SiteError(`settings${schemaProblems(isSettings)}`);
  await locked(site, async () => {
    const state = readState(site);
    switchTo(site, { ...state, settings: { ...state.settings, ...settings } });
  });
}

/** Every published build, by app, oldest first. */
export function list(site: string): ListedBuild[] {
  const state = readState(site);
  return Object.entries({ shell: state.shell, ...state.remotes }).flatMap(([app, { current, releases }]) =>
    releases.map(({ build, at }) => ({ app, build, at, current: build === current })),
  );
}

const now = () => new Date().toISOString();

/** Replaces the generated files. State first: `index.html`, the last, is what makes a release visible. */
function switchTo(site: string, state: SiteState): void {
  const config = configOf(site, state);
  const kept = shellFolder(site, state.shell.current);
  const boot = readFileSync(join(kept, 'boot.js'), 'utf8');
  const page = renderDocument(readFileSync(join(kept, 'index.html'), 'utf8'), config, boot);
  writeState(site, state);
  writeAtomically(
    join(site, PRIVATE_FOLDER, 'headers.json'),
    `${JSON.stringify(siteHeaders(boot), null, 2)}\n`,
  );
  writeAtomically(join(site, 'registry.json'), configText(config));
  writeAtomically(join(site, 'index.html'), page);
}

/** Before an old release is served again: its files are still there, unchanged, and the pair still fits. */
function verifyServed(site: string, state: SiteState): void {
  const kept = shellFolder(site, state.shell.current);
  const expected = readJson(join(kept, 'files.json'));
  for (const [path, integrity] of Object.entries(isRecord(expected) ? expected : {}))
    if (fileHash(join(site, path)) !== integrity)
      throw new SiteError(`shell ${state.shell.current}: ${path} is gone or changed`);
  for (const row of configOf(site, state).remotes) {
    verifyPinned(row, site, '/');
    verifyPair(readShellFacts(kept), row);
  }
}
