import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { integrityOf } from '../../tools/machine/files.ts';
import { SiteError } from './site-error.ts';

/** Contents of files by path, relative and with `/`. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** Read permission for all, so that the serving account can read files that a strict umask would hide. */
const READABLE = 0o444;
const ENTERABLE = 0o555;

/** All files below a folder, relative and sorted. Refuses everything but files and folders, because a link could lead out of it. */
export function regularFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const other = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (other !== undefined)
    throw new SiteError(`${join(other.parentPath, other.name)} is neither a file nor a folder`);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}

/** Contents of a regular file; undefined when there is none. Links are not followed: another team may have put them there. */
export function readRegular(path: string): Buffer | undefined {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true ? readFileSync(path) : undefined;
}

/** Syncs a folder's entries to the disk: a rename survives a power failure only when its folder was synced. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Removes a folder that only publishers use, with all that is in it. */
export function emptyFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Creates a folder and its parents. The serving account can enter new folders, whatever the umask is. */
export function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = resolve(folder); made.length >= resolve(first).length; made = dirname(made))
    chmodSync(made, statSync(made).mode | ENTERABLE);
}

/** Writes files into a new folder, syncs them to the disk, and reads each back. */
export function writeNewFolder(folder: string, files: Files): void {
  emptyFolder(folder);
  makeFolder(folder);
  for (const [path, bytes] of files) {
    const target = join(folder, path);
    makeFolder(dirname(target));
    writeFileSync(target, bytes, { flush: true });
    chmodSync(target, statSync(target).mode | READABLE);
  }
  const folders = new Set([...files.keys()].map((path) => dirname(join(folder, path))).concat(folder));
  for (const one of folders) syncFolder(one);
  verifyCopies(folder, files);
}

/** Verifies that a folder contains each of these files with exactly these bytes. */
function verifyCopies(folder: string, files: Files): void {
  const broken = [...files].filter(
    ([path, bytes]) => readRegular(join(folder, path))?.equals(bytes) !== true,
  );
  if (broken.length > 0)
    throw new SiteError(`what was written to ${folder} differs: ${broken.map(([path]) => path).join(', ')}`);
}

/** Moves a file or folder within one file system and syncs the folder that it arrives in. */
export function moveInto(from: string, to: string): void {
  makeFolder(dirname(to));
  renameSync(from, to);
  syncFolder(dirname(to));
}

/** Replaces a file atomically, by a copy in `arriving` that was written, synced and read back. */
export function replaceFile(arriving: string, path: string, bytes: Uint8Array): void {
  writeNewFolder(arriving, new Map([['file', bytes]]));
  moveInto(join(arriving, 'file'), path);
}

/** Target of a symbolic link; undefined where there is none. */
export function linkTarget(path: string): string | undefined {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true
    ? readlinkSync(path)
    : undefined;
}

/** Makes `path` a symbolic link, in one step where another stood. `arriving` is on the same file system. */
export function replaceLink(arriving: string, path: string, target: string): void {
  emptyFolder(arriving);
  makeFolder(arriving);
  symlinkSync(target, join(arriving, 'link'));
  moveInto(join(arriving, 'link'), path);
}

/** Integrity value of a regular file; undefined when there is none. */
export function hashOf(path: string): string | undefined {
  const bytes = readRegular(path);
  return bytes === undefined ? undefined : integrityOf(bytes);
}
