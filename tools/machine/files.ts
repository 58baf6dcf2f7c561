import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
  type Dirent,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** For end-to-end tests, which import nothing of the console. */
export { isRecord } from '../../shared/record/index.ts';

/** Root folder of the repository, without a slash at the end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Integrity value of a file's bytes, in the format of browsers: `sha384-` and 64 base64 characters. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Short content hash for cache keys and stamps. */
export function shortHash(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** True for a file and for a symbolic link to one: the document of a site is such a link. */
const isFile = (entry: Dirent) =>
  entry.isFile() ||
  (entry.isSymbolicLink() &&
    statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.isFile() === true);

/** All files below a folder as paths relative to it with `/`, sorted. A folder that does not exist has none. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(isFile)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** Path to integrity value of every file below a folder. */
export function hashList(folder: string): Map<string, string> {
  return new Map(filesBelow(folder).map((path) => [path, integrityOf(readFileSync(join(folder, path)))]));
}

/** Replaces a file at once: readers see the old contents or the new contents, never a mix. */
export function writeAtomically(path: string, contents: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, contents);
  renameSync(temporary, path);
}

/** Parsed JSON of a file; `undefined` when there is none or it is not JSON. */
export function readJson(path: string): unknown {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
