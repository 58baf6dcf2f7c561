import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_LIST } from '../../build/files.ts';
import { compressedCopies, isCompressedCopy, isCopyOf } from './compress.ts';
import { immutableFiles, keptFiles, readKept, type Build } from './build.ts';
import { SiteError } from './site-error.ts';
import {
  emptyFolder,
  hashOf,
  moveInto,
  readRegular,
  regularFiles,
  replaceFile,
  writeNewFolder,
  type Files,
} from './files.ts';
import { isSameBuild, parseList, type FileList } from './list.ts';
import { SHELL, appFolder, arrivingFolder, keptFolder, remoteBase } from './paths.ts';

/** Record of a build that is brought to a site again: whether it was published, and its pinned list. */
interface Published {
  isKnown: boolean;
  list: FileList | undefined;
}

/** The refusal of a build whose id another one has. */
export const overwriting = (app: string, build: string) =>
  new SiteError(
    `${app}: build ${build} is already published with other contents; builds are never overwritten`,
  );

/** A build's served files, with compressed copies where these are wanted. All are compressed at once, to use every core. */
async function servedFiles(build: Build, copies: boolean): Promise<Files> {
  const files = await Promise.all(
    immutableFiles(build).map(async (path): Promise<[string, Uint8Array][]> => {
      const bytes = Buffer.from(build.files.get(path) ?? []);
      const packed = copies ? await compressedCopies(path, bytes) : [];
      return [[path, bytes], ...packed.map(([ending, copy]): [string, Buffer] => [path + ending, copy])];
    }),
  );
  return new Map(files.flat());
}

/** True when an existing file has the expected contents. A compressed copy is compared by its decompressed contents. */
function isIntact(folder: string, path: string, files: Files): boolean {
  const found = readRegular(join(folder, path));
  if (found === undefined) return false;
  const source = isCompressedCopy(path) ? files.get(path.slice(0, -3)) : undefined;
  return source === undefined ? found.equals(files.get(path) ?? Buffer.of()) : isCopyOf(path, found, source);
}

/** Repairs damaged or missing files in an existing folder, and verifies the result. */
function heal(arriving: string, folder: string, files: Files, say: (line: string) => void): void {
  const damaged = [...files].filter(([path]) => !isIntact(folder, path, files));
  for (const [path, bytes] of damaged) {
    const isThere = existsSync(join(folder, path));
    replaceFile(arriving, join(folder, path), bytes);
    if (isThere) say(`${join(folder, path)} was damaged and is whole again.`);
    if (!isIntact(folder, path, files))
      throw new SiteError(`${join(folder, path)} differs from what was written`);
  }
}

/** Copies files into their own folder: in one step when the folder does not exist, else only missing and damaged files. */
function install(arriving: string, folder: string, files: Files, say: (line: string) => void): void {
  if (!existsSync(folder)) {
    writeNewFolder(arriving, files);
    moveInto(arriving, folder);
  }
  const extra = regularFiles(folder).filter((path) => !files.has(path) && !isCompressedCopy(path));
  if (extra.length > 0) throw new SiteError(`${folder} holds files of no build: ${extra.join(', ')}`);
  heal(arriving, folder, files, say);
}

/** The stored list of a build's files; undefined when it is missing or unreadable. */
function keptList(folder: string): FileList | undefined {
  try {
    return parseList(readRegular(join(folder, FILE_LIST)), folder);
  } catch (error) {
    if (error instanceof SiteError) return undefined;
    throw error;
  }
}

/** Refuses an asset when another build of the shell has a different file of the same name. */
function verifyAssets(site: string, { what, list }: Build): void {
  const folder = join(appFolder(site, SHELL), 'builds');
  const others = existsSync(folder) ? readdirSync(folder).filter((name) => name !== what.build) : [];
  for (const other of others) {
    const clash = [...(keptList(join(folder, other)) ?? [])].find(
      ([path, integrity]) => path.startsWith('assets/') && list.has(path) && list.get(path) !== integrity,
    );
    if (clash !== undefined)
      throw new SiteError(
        `${clash[0]} of shell ${what.build} has other contents than that of shell ${other}`,
      );
  }
}

/** Copies a shell's assets into the folder that all its builds share: staged and compared together, then renamed one by one. */
function installAssets(site: string, files: Files, say: (line: string) => void): void {
  const arriving = arrivingFolder(site, SHELL);
  const missing = [...files].filter(([path]) => !existsSync(join(site, path)));
  writeNewFolder(arriving, new Map(missing));
  for (const [path] of missing) moveInto(join(arriving, path), join(site, path));
  heal(arriving, site, files, say);
}

/**
 * Copies a build to a site without serving it: its list and metadata first, then its files, with compressed copies
 * unless `copies` is false. Existing files are compared and, where damaged, replaced. An id that another build already has is refused,
 * because a later rollback to it would be ambiguous.
 */
export async function bringBuild(
  site: string,
  build: Build,
  { published, say, copies }: { published: Published; say: (line: string) => void; copies: boolean },
): Promise<void> {
  const { app, build: id } = build.what;
  const arriving = arrivingFolder(site, app);
  const kept = keptFolder(site, app, id);
  const folder = join(site, remoteBase(app, id));
  const isRemote = build.what.kind === 'remote';
  const isOther = (list: FileList | undefined) => list !== undefined && !isSameBuild(list, build.list);
  if (isOther(published.list)) throw overwriting(app, id);
  if (isOther(keptList(kept))) {
    // The list is written first, so a list without its build is left over from an interrupted publication. Beside a pinned build it
    // was changed manually.
    if (published.list === undefined && (published.isKnown || (isRemote && existsSync(folder))))
      throw overwriting(app, id);
    emptyFolder(kept);
  }
  if (!isRemote) verifyAssets(site, build);
  const files = await servedFiles(build, copies);
  // When the same build comes from another commit, the metadata of the first one is kept.
  if (!isKept(site, app, id)) {
    install(arriving, kept, keptFiles(build), say);
    readKept(site, app, id);
  }
  if (isRemote) install(arriving, folder, files, say);
  else installAssets(site, files, say);
  verifyInPlace(site, build);
  emptyFolder(arriving);
}

function isKept(site: string, app: string, build: string): boolean {
  try {
    readKept(site, app, build);
    return true;
  } catch (error) {
    if (error instanceof SiteError) return false;
    throw error;
  }
}

/** Verifies the hash of every served file of a build, and that every compressed copy has the same contents. */
export function verifyInPlace(site: string, build: Pick<Build, 'what' | 'list'>): void {
  const { what, list } = build;
  const folder = what.kind === 'remote' ? join(site, remoteBase(what.app, what.build)) : site;
  if (what.kind === 'remote') {
    const served = new Set(immutableFiles(build));
    const extra = regularFiles(folder).filter((path) => !served.has(path.replace(/\.(br|gz)$/, '')));
    if (extra.length > 0)
      throw new SiteError(`${what.app} ${what.build}: ${extra.join(', ')} is in no list of the build`);
  }
  for (const path of immutableFiles(build)) {
    if (hashOf(join(folder, path)) !== list.get(path))
      throw new SiteError(
        `${what.app} ${what.build}: ${path} is missing or does not match its integrity value`,
      );
    const bytes = readRegular(join(folder, path)) ?? Buffer.of();
    for (const ending of ['.br', '.gz']) {
      const copy = readRegular(join(folder, path + ending));
      if (copy !== undefined && !isCopyOf(ending, copy, bytes))
        throw new SiteError(
          `${what.app} ${what.build}: ${path}${ending} holds something else. Publish it again.`,
        );
    }
  }
}
