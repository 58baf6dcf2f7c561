import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_LIST } from '../../build/files.ts';
import type { ConsoleConfig, RegistryEntry } from '../../shared/contract/registry.ts';
import { configOf } from './config.ts';
import { configText, renderDocument } from './document.ts';
import {
  earlierSegments,
  earlierShell,
  linkedOnly,
  shellOf,
  withoutIdleEarlier,
  type Shells,
} from './earlier.ts';
import { integrityOf } from '../../tools/machine/files.ts';
import { scriptHash, siteHeaders } from './headers.ts';
import { rootFiles, type Build } from './build.ts';
import { verifySigned } from './signed.ts';
import { SiteError } from './site-error.ts';
import { emptyFolder, linkTarget, moveInto, replaceLink, writeNewFolder, type Files } from './files.ts';
import { listBytes, parseList, verifyFiles } from './list.ts';
import type { Hold } from './lock.ts';
import { listedOnly, otherBuilds, rowFiles, withOthers } from './others.ts';
import { verifyBasePath, verifyEndpoint } from './ownership.ts';
import {
  EARLIER_FOLDER,
  EARLIER_REGISTRY,
  PRIVATE_FOLDER,
  SHELL,
  documentsFolder,
  servedLink,
} from './paths.ts';
import { pinBuilds } from './pinned.ts';
import { basePathOf, isSite, readState, servedBuilds, type AppState, type SiteState } from './state.ts';
import { ownedRows, shellsOf, verifyTogether } from './together.ts';

/** Number of document folders that are kept: a request that began before a switch may still read from the previous one. */
const KEPT_DOCUMENTS = 5;
/** Files of the document folder that are not public: they are linked from elsewhere, or not at all. */
const PRIVATE_FILES = ['headers.json', 'state.json', FILE_LIST];

const isPrivate = (path: string): boolean =>
  PRIVATE_FILES.includes(path) || path.startsWith(`${EARLIER_FOLDER}/`);

const text = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

const textOf = ({ files }: Build, path: string): string =>
  Buffer.from(files.get(path) ?? []).toString('utf8');

/** The parts of a release. */
export interface Parts {
  state: SiteState;
  builds: ReadonlyMap<string, Build>;
  others: readonly Build[];
  earlier: Build | undefined;
}

type Complete = (row: RegistryEntry, app: AppState | undefined) => RegistryEntry;

/** The earlier document and its registry: it runs the areas that the served shell refuses, and links to the others. */
function earlierFiles(
  { state, builds }: Parts,
  shells: Shells,
  earlier: Build,
  complete: Complete,
): [path: string, bytes: Uint8Array][] {
  const config: ConsoleConfig = {
    ...configOf(state, new Map([...builds, [SHELL, earlier]]), (row, app) =>
      shellOf(shells, row) === shells.current ? linkedOnly(row) : complete(row, app),
    ),
    registry: `/${EARLIER_REGISTRY}`,
  };
  const document = renderDocument(textOf(earlier, 'index.html'), config, textOf(earlier, 'boot.js'));
  return [
    [EARLIER_REGISTRY, Buffer.from(configText(config))],
    ...earlierSegments(shells, config.remotes).map((segment): [string, Uint8Array] => [
      `${EARLIER_FOLDER}/${segment}.html`,
      Buffer.from(document),
    ]),
  ];
}

/** Everything that a release changes at once: documents, registries, headers, state, and the shell's files without a hash. */
export function documentFiles(parts: Parts): { files: Files; boots: string[] } {
  const { state, builds, others, earlier } = parts;
  const shell = builds.get(SHELL);
  if (shell === undefined) throw new SiteError('a site cannot do without a shell');
  const shells = shellsOf([...builds.values()], earlier);
  const rows = rowFiles(state, others);
  const complete: Complete = (row, app) => withOthers(row, app, rows, basePathOf(state));
  const config = configOf(state, builds, (row, app) =>
    shellOf(shells, row) === shells.current ? complete(row, app) : linkedOnly(row),
  );
  config.remotes.push(...listedOnly(state, others, rows));
  const boot = textOf(shell, 'boot.js');
  const boots = [...(earlier ? [textOf(earlier, 'boot.js')] : []), boot];
  const files = new Map<string, Uint8Array>([
    ...rootFiles(shell.list).map((path) => [path, shell.files.get(path) ?? Buffer.of()] as const),
    ...rows,
    ...(earlier ? earlierFiles(parts, shells, earlier, complete) : []),
    ['index.html', Buffer.from(renderDocument(textOf(shell, 'index.html'), config, boot))],
    ['registry.json', Buffer.from(configText(config))],
    ['headers.json', text(siteHeaders(...boots))],
    ['state.json', text(state)],
  ]);
  verifyBasePath(config.settings.basePath);
  const endpoint = config.settings.reports.endpoint;
  verifyEndpoint(endpoint, ownedRows([...builds.values(), ...others]), (path) => files.has(path.slice(1)));
  const list = new Map([...files].map(([path, bytes]) => [path, integrityOf(bytes)]));
  return { files: new Map([...files, [FILE_LIST, listBytes(list)]]), boots };
}

/** Links from the paths that servers read to the served document folder. They are the same in each release. */
export function linkNames(site: string, files: Files): [path: string, target: string][] {
  const top = new Set(
    [...files.keys()].filter((path) => !isPrivate(path)).map((path) => path.split('/', 1)[0] ?? path),
  );
  return [
    ...[...top].map((name): [string, string] => [join(site, name), `${PRIVATE_FOLDER}/served/${name}`]),
    [join(site, PRIVATE_FOLDER, 'headers.json'), 'served/headers.json'],
  ];
}

/**
 * Serves a state. All of its files are written to a folder that is not served yet and compared there; replacing one
 * symbolic link then switches document, registry, headers and state together, so that no visitor gets a mix, even when the
 * publisher is killed.
 */
export function switchTo(site: string, wanted: SiteState, hold: Hold, say: (line: string) => void): void {
  const builds = servedBuilds(site, wanted);
  const served = [...builds.values()];
  const rows = ownedRows(served).map(({ row }) => row);
  const needed = withoutIdleEarlier(wanted, rows, shellsOf(served).current);
  const earlier = earlierShell(site, needed);
  const others = otherBuilds(site, needed);
  const all = [...served, ...others, ...(earlier ? [earlier] : [])];
  verifyTogether(served, { earlier });
  // Here, so that no command can write a document with a row that no key has signed
  verifySigned(wanted, all);
  const documents = documentsFolder(site);
  const arriving = join(site, PRIVATE_FOLDER, 'arriving');
  const state = pinBuilds(site, needed, all);
  const { files, boots } = documentFiles({ state, builds, others, earlier });
  // nginx takes the policy of the documents from the name of their folder (deploy/nginx.conf.template)
  const hashes = boots.map((boot) => `.${scriptHash(boot)}`).join('');
  const name = `${String(state.serial).padStart(6, '0')}-${randomUUID().slice(0, 8)}${hashes}`;
  writeNewFolder(arriving, files);
  moveInto(arriving, join(documents, name));
  const there = join(documents, name);
  verifyFiles(there, parseList(files.get(FILE_LIST), there), there);
  for (const [path, target] of linkNames(site, files))
    if (linkTarget(path) !== target) makeLink(arriving, path, target);
  hold.verify();
  if (isSite(site) && readState(site).serial !== state.serial - 1)
    throw new SiteError(`${site} was switched meanwhile. Nothing was changed. Try again.`);
  makeLink(arriving, servedLink(site), `documents/${name}`);
  tidy(site, name, arriving, say);
}

function leadsTo(path: string, target: string): boolean {
  try {
    return linkTarget(path) === target;
  } catch {
    return false;
  }
}

/**
 * Creates a link and verifies it. An error after the rename does not count as a failure: visitors already follow the new link,
 * so reporting one would be wrong.
 */
function makeLink(arriving: string, path: string, target: string): void {
  for (const isLast of [false, true]) {
    let failure: unknown = new SiteError(`${path} was not replaced`);
    try {
      replaceLink(arriving, path, target);
    } catch (error) {
      failure = error;
    }
    if (leadsTo(path, target)) return;
    if (isLast) throw failure;
  }
}

/** Removes document folders that are no longer needed. The release is already visible, so a failure here is only reported. */
function tidy(site: string, current: string, arriving: string, say: (line: string) => void): void {
  try {
    emptyFolder(arriving);
    const documents = documentsFolder(site);
    const others = readdirSync(documents).filter((name) => name !== current);
    for (const name of others.toSorted().slice(0, 1 - KEPT_DOCUMENTS)) emptyFolder(join(documents, name));
  } catch (error) {
    say(`Old documents were not removed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
