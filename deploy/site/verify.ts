import { join } from 'node:path';
import type { PinnedFile, RegistryEntry, ShellFiles } from '../../shared/contract/registry.ts';
import type { Offer } from '../../shared/contract/pair.ts';
import { extensionProblem } from '../../shared/contract/places.ts';
import { CONTRACT_MINOR, CONTRACT_VERSION } from '../../shared/contract/version.ts';
import { isRow, isShellFiles, schemaProblems } from './config-schema.ts';
import { readJson } from '../../tools/machine/files.ts';
import { isRecord } from '../../shared/record/index.ts';
import { SiteError } from './site-error.ts';
import { isSafeName, type FileList } from './list.ts';
import { verifyOwnPrefixes } from './ownership.ts';
import { SHELL } from './paths.ts';

/** Declarations of a shell's `build.json` about itself and the remotes that it can run. */
export interface ShellFacts extends Offer {
  build: string;
  /** Files for the document's block. */
  shell: ShellFiles;
}

/** The most bytes of a row: every document has all rows in it. */
const MOST_BYTES = 65_536;

/** Every file a row pins: the entry first, then assets, then landing pages; each once. */
function pinnedFiles(row: RegistryEntry): PinnedFile[] {
  const all: PinnedFile[] = [
    [row.entry, row.integrity],
    ...row.assets,
    ...(row.pages ? [row.pages] : []),
    ...Object.values(row.routes).flatMap((page) => page.files),
  ];
  return [...new Map(all.map((file) => [file.join(), file])).values()];
}

/** Reads a build's registry row: well formed, and each file it pins is one of the build, under the same hash. */
export function verifyRow(value: unknown, list: FileList, where: string): RegistryEntry {
  if (!isRow(value)) throw new SiteError(`${where}: row.json is no registry row: ${schemaProblems()}`);
  const name: string = value.name;
  if (!isSafeName(name) || name === SHELL)
    throw new SiteError(`${where}: a remote cannot be called "${name}"`);
  const bytes = Buffer.byteLength(JSON.stringify(value));
  if (bytes > MOST_BYTES)
    throw new SiteError(`${where}: row.json has ${bytes} bytes, of at most ${MOST_BYTES}`);
  verifyPins(pinnedFiles(value), list, `${where}: row.json`);
  const named = Object.values(value.routes).flatMap(({ names = [] }) => names);
  const other = named.find((path) => !list.has(path));
  if (other !== undefined)
    throw new SiteError(`${where}: row.json names "${other}", which is no file of the build`);
  const problem = extensionProblem(value.extends ?? []);
  if (problem !== undefined) throw new SiteError(`${where}: ${name} ${problem}`);
  verifyOwnPrefixes(value, where);
  return value;
}

/** Refuses files that are not of a build, or that are of it under another hash. */
function verifyPins(files: readonly PinnedFile[], list: FileList, where: string): void {
  for (const [path, integrity] of files) {
    if (!list.has(path)) throw new SiteError(`${where} names "${path}", which is no file of the build`);
    if (list.get(path) !== integrity) throw new SiteError(`${where} has another integrity value for ${path}`);
  }
}

/** Reads a shell's `build.json`; a missing contract is the one of this tool. */
export function shellFactsOf(facts: unknown, where: string): ShellFacts {
  const number = (value: unknown, initial: number) => (typeof value === 'number' ? value : initial);
  if (!isRecord(facts) || typeof facts['build'] !== 'string' || !isSafeName(facts['build']))
    throw new SiteError(`${where} must name a build id`);
  const { react, shared } = facts;
  if (typeof react !== 'string' || typeof shared !== 'string')
    throw new SiteError(`${where} must name the versions of react and of the shared modules`);
  const shell = facts['shell'] ?? { frame: [], shares: {} };
  if (!isShellFiles(shell)) throw new SiteError(`${where}: shell${schemaProblems()}`);
  return {
    build: facts['build'],
    shell,
    contract: number(facts['contract'], CONTRACT_VERSION),
    contractMinor: number(facts['contractMinor'], CONTRACT_MINOR),
    react,
    shared,
  };
}

/** The metadata of a shell's build, without checking its files. */
export function readShellFacts(folder: string): ShellFacts {
  const path = join(folder, 'build.json');
  return shellFactsOf(readJson(path), path);
}
