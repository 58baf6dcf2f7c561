import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PinnedFile, RegistryEntry } from '../shared/contract/registry.ts';
import { compressFolder, isCompressedCopy } from './compress.ts';
import { filesBelow, integrityOf, writeAtomically } from './files.ts';
import { SiteError } from './site-error.ts';
import { PRIVATE_FOLDER, readRow, rowPath, shellFolder } from './site-state.ts';
import { readShellFacts, verifyPinned } from './site-verify.ts';

/** What a site keeps of a shell build besides its served files. */
const SHELL_FACTS = ['index.html', 'boot.js', 'build.json'];
/** Files of a build that describe it to tools and are not served. */
const NOT_SERVED = new Set([...SHELL_FACTS, 'row.json', 'chunks.json', 'mf-manifest.json', 'mf-stats.json']);

const servedFiles = (folder: string) =>
  filesBelow(folder).filter((path) => !NOT_SERVED.has(path) && !isCompressedCopy(path));

/** Integrity value of a file, or `undefined` where there is none. */
export function fileHash(path: string): string | undefined {
  return existsSync(path) ? integrityOf(readFileSync(path)) : undefined;
}

const differing = (from: string, to: string, paths: readonly string[]) =>
  paths.filter((path) => fileHash(join(from, path)) !== fileHash(join(to, path)));

/** Copies `paths` and proves that what arrived has the bytes of the source. */
function copyVerified(from: string, to: string, paths: readonly string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    copyFileSync(join(from, path), join(to, path));
  }
  const broken = differing(from, to, paths);
  if (broken.length > 0) throw new SiteError(`copied files differ from the build: ${broken.join(', ')}`);
}

/** The row as the document carries it: URLs from the root of the origin. */
function absoluteRow(row: RegistryEntry, base: string): RegistryEntry {
  const move = ([url, integrity]: PinnedFile): PinnedFile => [base + url, integrity];
  const routes = Object.fromEntries(
    Object.entries(row.routes).map(([pattern, page]) => [pattern, { ...page, files: page.files.map(move) }]),
  );
  return { ...row, entry: base + row.entry, assets: row.assets.map(move), routes };
}

const overwriting = (app: string, build: string) =>
  new SiteError(
    `${app}: build ${build} is already published with other contents; builds are never overwritten`,
  );

/**
 * Brings a remote's build into a folder of its own and keeps its row with absolute URLs. A build that is there
 * already must be the same to the byte: an id that means two things would make every later rollback a guess.
 */
export async function copyRemote(site: string, folder: string): Promise<RegistryEntry> {
  const row = readRow(join(folder, 'row.json'));
  verifyPinned(row, folder);
  const base = `/remotes/${row.name}/${row.build}/`;
  const target = join(site, base);
  const absolute = absoluteRow(row, base);
  const paths = servedFiles(folder);
  if (existsSync(target)) {
    const kept = readRow(rowPath(site, row.name, row.build));
    const extra = servedFiles(target).filter((path) => !paths.includes(path));
    if (
      JSON.stringify(kept) !== JSON.stringify(absolute) ||
      extra.length > 0 ||
      differing(folder, target, paths).length > 0
    )
      throw overwriting(row.name, row.build);
    return absolute;
  }
  const arriving = join(site, PRIVATE_FOLDER, `arriving-${row.name}-${row.build}`);
  rmSync(arriving, { recursive: true, force: true });
  copyVerified(folder, arriving, paths);
  verifyPinned(row, arriving);
  await compressFolder(arriving);
  writeAtomically(rowPath(site, row.name, row.build), `${JSON.stringify(absolute, null, 2)}\n`);
  mkdirSync(dirname(target), { recursive: true });
  renameSync(arriving, target);
  return absolute;
}

/** Adds a shell build's files to the served ones and keeps its template, boot script, facts and list of hashes. */
export async function copyShell(site: string, folder: string): Promise<void> {
  const { build } = readShellFacts(folder);
  const kept = shellFolder(site, build);
  const missing = SHELL_FACTS.filter((path) => !existsSync(join(folder, path)));
  if (missing.length > 0) throw new SiteError(`${folder} has no ${missing.join(', ')}`);
  // Names below `assets/` contain content hashes; the few others (an icon) may change with a release.
  const paths = servedFiles(folder);
  const assets = paths.filter((path) => path.startsWith('assets/'));
  const there = assets.filter((path) => existsSync(join(site, path)));
  const known = existsSync(kept);
  if ((known && differing(folder, kept, SHELL_FACTS).length > 0) || differing(folder, site, there).length > 0)
    throw overwriting('shell', build);
  copyVerified(
    folder,
    site,
    paths.filter((path) => !there.includes(path)),
  );
  await compressFolder(join(site, 'assets'));
  copyVerified(folder, kept, SHELL_FACTS);
  const hashes = Object.fromEntries(assets.map((path) => [path, fileHash(join(folder, path))]));
  writeAtomically(join(kept, 'files.json'), `${JSON.stringify(hashes, null, 2)}\n`);
}
