import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PinnedFile, RegistryEntry, ShellFiles } from '../shared/contract/registry.ts';
import { CONTRACT_VERSION, FEDERATION_VERSION } from '../shared/contract/version.ts';
import { satisfies } from '../shell/src/share-version.ts';
import { isShellFiles, schemaProblems } from './config-schema.ts';
import { ROOT, integrityOf, isRecord, readJson } from './files.ts';
import { SiteError } from './site-error.ts';

/** What a shell says in its `build.json` about itself and the remotes it can run. */
export interface ShellFacts {
  build: string;
  /** Files for the document's block. */
  shell: ShellFiles;
  /** Contract version; it also accepts the one before. */
  contract: number;
  /** Release of the federation plugin whose entries it runs. */
  federation: string;
  /** Version of `@console/shared` it provides. */
  shared: string;
}

const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;
/** Build ids, names and file paths become parts of URLs and folders, so they are held to plain characters. */
const SAFE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const SAFE_PATH = /^[A-Za-z0-9_][A-Za-z0-9._~@+-]*(\/[A-Za-z0-9_][A-Za-z0-9._~@+-]*)*$/;

/** True for a name that can be a folder and a part of a URL. */
export function isSafeName(name: string): boolean {
  return SAFE_NAME.test(name);
}

/** Every file a row pins: the entry first, then assets, then landing pages; each once. */
export function pinnedFiles(row: RegistryEntry): PinnedFile[] {
  const all: PinnedFile[] = [
    [row.entry, row.integrity],
    ...row.assets,
    ...Object.values(row.routes).flatMap((page) => page.files),
  ];
  return [...new Map(all.map((file) => [file[0], file])).values()];
}

/** Checks that each pinned file is below `folder` with exactly the bytes the row names. */
export function verifyPinned(row: RegistryEntry, folder: string, prefix = ''): void {
  for (const [url, integrity] of pinnedFiles(row)) {
    const path = url.startsWith(prefix) ? url.slice(prefix.length) : '';
    if (!SAFE_PATH.test(path))
      throw new SiteError(`${row.name}: "${url}" must be a plain path below ${prefix || 'its folder'}`);
    if (!INTEGRITY.test(integrity))
      throw new SiteError(`${row.name}: integrity of ${url} is not sha384 and 64 base64 characters`);
    const file = join(folder, path);
    if (!existsSync(file))
      throw new SiteError(`${row.name}: ${path} is named in the row but is not in the build`);
    if (integrityOf(readFileSync(file)) !== integrity)
      throw new SiteError(`${row.name}: ${path} does not match its integrity value`);
  }
}

/** Reads a shell build's `build.json`; what it leaves out is as in this checkout. */
export function readShellFacts(folder: string): ShellFacts {
  const facts = readJson(join(folder, 'build.json'));
  const text = (value: unknown, initial: string) => (typeof value === 'string' ? value : initial);
  if (!isRecord(facts) || typeof facts['build'] !== 'string' || !isSafeName(facts['build']))
    throw new SiteError(`${folder}/build.json must name a build id`);
  const shell = facts['shell'] ?? { frame: [], shares: {} };
  if (!isShellFiles(shell)) throw new SiteError(`${folder}/build.json: shell${schemaProblems(isShellFiles)}`);
  const shared = readJson(join(ROOT, 'shared/package.json'));
  return {
    build: facts['build'],
    shell,
    contract: typeof facts['contract'] === 'number' ? facts['contract'] : CONTRACT_VERSION,
    federation: text(facts['federation'], FEDERATION_VERSION),
    shared: text(facts['shared'], isRecord(shared) ? text(shared['version'], '0.0.0') : '0.0.0'),
  };
}

/**
 * Refuses a pair that the browser would refuse: better here, where nothing was switched yet.
 * The shell goes first when a contract or shared version rises.
 */
export function verifyPair(shell: ShellFacts, row: RegistryEntry): void {
  const pair = `${row.name} ${row.build} with shell ${shell.build}`;
  if (row.contract !== shell.contract && row.contract !== shell.contract - 1)
    throw new SiteError(
      `${pair}: contract ${row.contract}, the shell accepts ${shell.contract} and ${shell.contract - 1}`,
    );
  if (row.federation !== shell.federation)
    throw new SiteError(
      `${pair}: federation ${row.federation}, the shell has ${shell.federation}; they must be equal`,
    );
  if (!satisfies(shell.shared, `^${row.shared}`))
    throw new SiteError(
      `${pair}: needs shared ^${row.shared}, the shell offers ${shell.shared}; publish the shell first`,
    );
}
