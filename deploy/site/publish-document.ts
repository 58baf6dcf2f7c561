import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_LIST } from '../../build/files.ts';
import { configText, renderDocument } from './document.ts';
import { integrityOf } from '../../tools/machine/files.ts';
import { scriptHash, siteHeaders } from './headers.ts';
import { rootFiles, type Build } from './build.ts';
import { SiteError } from './site-error.ts';
import { emptyFolder, linkTarget, moveInto, replaceLink, writeNewFolder, type Files } from './files.ts';
import { listBytes, parseList, verifyFiles } from './list.ts';
import type { Hold } from './lock.ts';
import { listedOnly, otherBuilds, rowFiles, withOthers } from './others.ts';
import { verifyBasePath, verifyEndpoint } from './ownership.ts';
import { PRIVATE_FOLDER, SHELL, documentsFolder, servedLink } from './paths.ts';
import { pinBuilds } from './pinned.ts';
import { basePathOf, configOf, isSite, readState, servedBuilds, type SiteState } from './state.ts';
import { ownedRows, verifyTogether } from './together.ts';

/** Number of document folders that are kept: a request that began before a switch may still read from the previous one. */
const KEPT_DOCUMENTS = 5;
/** Files of the document folder that are not public: they are linked from elsewhere, or not at all. */
const PRIVATE_FILES = ['headers.json', 'state.json', FILE_LIST];

const text = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** Everything that a release changes at once: document, registry, headers, state, and the shell's files without a hash. */
function documentFiles(
  state: SiteState,
  builds: ReadonlyMap<string, Build>,
  others: readonly Build[],
): { files: Files; boot: string } {
  const shell = builds.get(SHELL);
  if (shell === undefined) throw new SiteError('a site cannot do without a shell');
  const read = (path: string) => Buffer.from(shell.files.get(path) ?? []).toString('utf8');
  const rows = rowFiles(state, others);
  const config = configOf(state, builds, (row, app) => withOthers(row, app, rows, basePathOf(state)));
  config.remotes.push(...listedOnly(state, others, rows));
  const boot = read('boot.js');
  const files = new Map<string, Uint8Array>([
    ...rootFiles(shell.list).map((path) => [path, shell.files.get(path) ?? Buffer.of()] as const),
    ...rows,
    ['index.html', Buffer.from(renderDocument(read('index.html'), config, boot))],
    ['registry.json', Buffer.from(configText(config))],
    ['headers.json', text(siteHeaders(boot))],
    ['state.json', text(state)],
  ]);
  verifyBasePath(config.settings.basePath);
  const endpoint = config.settings.reports.endpoint;
  verifyEndpoint(endpoint, ownedRows([...builds.values(), ...others]), (path) => files.has(path.slice(1)));
  const list = new Map([...files].map(([path, bytes]) => [path, integrityOf(bytes)]));
  return { files: new Map([...files, [FILE_LIST, listBytes(list)]]), boot };
}

/** Links from the paths that servers read to the served document folder. They are the same in each release. */
export function linkNames(site: string, files: Files): [path: string, target: string][] {
  const top = new Set(
    [...files.keys()]
      .filter((path) => !PRIVATE_FILES.includes(path))
      .map((path) => path.split('/', 1)[0] ?? path),
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
  const others = otherBuilds(site, wanted);
  verifyTogether([...builds.values()]);
  const documents = documentsFolder(site);
  const arriving = join(site, PRIVATE_FOLDER, 'arriving');
  const state = pinBuilds(site, wanted, [...builds.values(), ...others]);
  const { files, boot } = documentFiles(state, builds, others);
  // nginx takes the policy of the document from the name of its folder (deploy/nginx.conf.template)
  const name = `${String(state.serial).padStart(6, '0')}-${randomUUID().slice(0, 8)}.${scriptHash(boot)}`;
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
