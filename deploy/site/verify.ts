import { join } from 'node:path';
import type { PinnedFile, RegistryEntry, ShellFiles } from '../../shared/contract/registry.ts';
import { mismatchOf, type Offer } from '../../shared/contract/pair.ts';
import { CONTRACT_MINOR, CONTRACT_VERSION } from '../../shared/contract/version.ts';
import { isPages, isRow, isShellFiles, schemaProblems } from './config-schema.ts';
import { reactVersion, sharedVersion } from '../../build/shares.ts';
import { isRecord, readJson } from '../../tools/machine/files.ts';
import { SiteError } from './site-error.ts';
import type { Files } from './files.ts';
import { isSafeName, jsonOf, type FileList } from './list.ts';
import { SHELL } from './paths.ts';

/** What a shell's `build.json` declares about the shell and the remotes it can run. */
export interface ShellFacts extends Offer {
  build: string;
  /** Files for the document's block. */
  shell: ShellFiles;
}

/** Paths of the shell, the server and the API: no area can own them. */
const RESERVED = [
  '/assets',
  '/experimental',
  '/lookup/any',
  '/registry.json',
  '/remotes',
  '/search',
  '/support',
  '/v1',
];
/** A prefix is whole segments of plain characters; `/` alone would own every page. */
const PREFIX = /^(\/[A-Za-z0-9_][A-Za-z0-9._~-]*)+$/;

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
  if (!isRow(value)) throw new SiteError(`${where}: row.json is no registry row: ${schemaProblems(isRow)}`);
  const name: string = value.name;
  if (!isSafeName(name) || name === SHELL)
    throw new SiteError(`${where}: a remote cannot be called "${name}"`);
  verifyPins(pinnedFiles(value), list, `${where}: row.json`);
  verifyOwnPrefixes(value, where);
  return value;
}

/** Checks the file with the pages of a remote as `verifyRow` checks those in the row itself. */
export function verifyPages(row: RegistryEntry, files: Files, list: FileList, where: string): void {
  if (row.pages === undefined) return;
  const pages = jsonOf(files, row.pages[0]);
  if (!isPages(pages))
    throw new SiteError(`${where}: ${row.pages[0]} lists no pages: ${schemaProblems(isPages)}`);
  verifyPins(
    Object.values(pages).flatMap((page) => page.files),
    list,
    `${where}: ${row.pages[0]}`,
  );
}

/** Refuses files that are not of a build, or that are of it under another hash. */
function verifyPins(files: readonly PinnedFile[], list: FileList, where: string): void {
  for (const [path, integrity] of files) {
    if (!list.has(path)) throw new SiteError(`${where} names "${path}", which is no file of the build`);
    if (list.get(path) !== integrity) throw new SiteError(`${where} has another integrity value for ${path}`);
  }
}

function verifyOwnPrefixes({ name, prefixes }: RegistryEntry, where: string): void {
  if (prefixes.length === 0) throw new SiteError(`${where}: ${name} owns no path prefix`);
  for (const prefix of prefixes) {
    if (!PREFIX.test(prefix)) throw new SiteError(`${where}: "${prefix}" is no path prefix`);
    if (RESERVED.some((path) => `${prefix.toLowerCase()}/`.startsWith(`${path}/`)))
      throw new SiteError(`${where}: "${prefix}" belongs to the shell or the server`);
  }
}

/** Records the owner of a resource that only one area may own. `refusal` is the message for the second one. */
function claim(
  owners: Map<string, string>,
  what: string,
  name: string,
  refusal: (owner: string) => string,
): void {
  const owner = owners.get(what);
  if (owner !== undefined && owner !== name) throw new SiteError(refusal(owner));
  owners.set(what, name);
}

/** Refuses two areas that own the same prefix. A prefix below another one is allowed: the longer one wins in the browser. */
export function verifyPrefixes(rows: readonly RegistryEntry[]): void {
  const owners = new Map<string, string>();
  for (const { name, prefixes } of rows)
    for (const prefix of prefixes)
      // The router ignores case.
      claim(
        owners,
        prefix.toLowerCase(),
        name,
        (owner) => `${name} and ${owner} both own "${prefix}". Each prefix belongs to one area.`,
      );
  // `/reports` owns its form at `/reports-new` too (shell/src/composition/owner.ts)
  for (const [prefix, name] of owners) {
    const list = owners.get(prefix.replace(/-new$/, '')) ?? name;
    if (list !== name)
      throw new SiteError(`${name} owns "${prefix}", which is the form of a list of ${list}.`);
  }
}

/** Refuses two areas that own the same frame: the sidebar of a frame begins with the links of its owner, and others add to it. */
export function verifyFrames(rows: readonly RegistryEntry[]): void {
  const owners = new Map<string, string>();
  for (const { name, frames } of rows)
    for (const { frame } of frames.filter(({ adds }) => !adds))
      claim(
        owners,
        frame,
        name,
        (owner) =>
          `${name} and ${owner} both own the frame "${frame}". Give it another name, or add to it: \`adds: true\`.`,
      );
}

/** Reads a shell's `build.json`; missing values are those of this checkout. */
export function shellFactsOf(facts: unknown, where: string): ShellFacts {
  const text = (value: unknown, initial: string) => (typeof value === 'string' ? value : initial);
  const number = (value: unknown, initial: number) => (typeof value === 'number' ? value : initial);
  if (!isRecord(facts) || typeof facts['build'] !== 'string' || !isSafeName(facts['build']))
    throw new SiteError(`${where} must name a build id`);
  const shell = facts['shell'] ?? { frame: [], shares: {} };
  if (!isShellFiles(shell)) throw new SiteError(`${where}: shell${schemaProblems(isShellFiles)}`);
  return {
    build: facts['build'],
    shell,
    contract: number(facts['contract'], CONTRACT_VERSION),
    contractMinor: number(facts['contractMinor'], CONTRACT_MINOR),
    react: text(facts['react'], reactVersion),
    shared: text(facts['shared'], sharedVersion),
  };
}

/** The metadata of a shell's build, without checking its files. */
export function readShellFacts(folder: string): ShellFacts {
  const path = join(folder, 'build.json');
  return shellFactsOf(readJson(path), path);
}

/**
 * Refuses a shell and a remote that the browser would refuse, before anything is switched.
 * When a contract or shared version rises, the shell has to be published first.
 */
export function verifyPair(shell: ShellFacts, row: RegistryEntry): void {
  const mismatch = mismatchOf(shell, row);
  if (mismatch)
    throw new SiteError(
      `${row.name} ${row.build} with shell ${shell.build}: ${mismatch.message}. A shell accepts contracts up to its own and the one before, and shared versions up to its own: publish the shell first.`,
    );
}
