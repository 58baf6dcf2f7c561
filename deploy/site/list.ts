import { join } from 'node:path';
import { BOM, FILE_LIST, NOT_LISTED, ORIGIN } from '../../build/files.ts';
import { integrityOf } from '../../tools/machine/files.ts';
import { isRecord } from '../../shared/record/index.ts';
import { isCompressedCopy } from './compress.ts';
import { SiteError } from './site-error.ts';
import { readRegular, regularFiles, type Files } from './files.ts';

/** Integrity value of each file of a build, by path. */
export type FileList = ReadonlyMap<string, string>;

const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;
/** Build ids, names and file paths become parts of URLs and folders, so only plain characters are allowed. */
const SAFE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const SAFE_PATH = /^[A-Za-z0-9_][A-Za-z0-9._~@+-]*(\/[A-Za-z0-9_][A-Za-z0-9._~@+-]*)*$/;

/** True for a name that can be a folder and a part of a URL. */
export function isSafeName(name: string): boolean {
  return SAFE_NAME.test(name);
}

/** True for a relative path of plain names. */
export function isSafePath(path: string): boolean {
  return SAFE_PATH.test(path);
}

/** True for `sha384-` and 64 base64 characters. */
export function isIntegrity(value: unknown): value is string {
  return typeof value === 'string' && INTEGRITY.test(value);
}

const describe = (paths: readonly string[]) =>
  paths.length > 5 ? `${paths.slice(0, 5).join(', ')} and ${paths.length - 5} more` : paths.join(', ');

function parsed(bytes: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(bytes ?? []).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Reads a list and refuses names that could lead out of the folder, hide a file, or clash on case-insensitive file systems. */
export function parseList(bytes: Uint8Array | undefined, where: string): FileList {
  const value = parsed(bytes);
  if (!isRecord(value)) throw new SiteError(`${where}: ${FILE_LIST} is missing or broken. Build again.`);
  const list = new Map<string, string>();
  const folded = new Set<string>();
  for (const [path, integrity] of Object.entries(value)) {
    if (!isSafePath(path) || isCompressedCopy(path) || NOT_LISTED.includes(path))
      throw new SiteError(`${where}: "${path}" cannot be the path of a published file`);
    if (!isIntegrity(integrity))
      throw new SiteError(`${where}: integrity of ${path} is not sha384 and 64 base64 characters`);
    if (folded.has(path.toLowerCase()))
      throw new SiteError(`${where}: two files are called ${path}, but for upper and lower case`);
    folded.add(path.toLowerCase());
    list.set(path, integrity);
  }
  return list;
}

/** Refuses a folder in which a listed file is missing or differs, or which contains files that are not listed. */
export function verifyFiles(folder: string, list: FileList, where: string): Files {
  const there = regularFiles(folder).filter((path) => !NOT_LISTED.includes(path));
  const extra = there.filter((path) => !list.has(path));
  if (extra.length > 0)
    throw new SiteError(`${where}: ${describe(extra)} is not in ${FILE_LIST}. Build again.`);
  const files = new Map<string, Uint8Array>();
  for (const path of list.keys()) {
    const bytes = readRegular(join(folder, path));
    if (bytes === undefined) throw new SiteError(`${where}: ${path} is missing`);
    if (integrityOf(bytes) !== list.get(path))
      throw new SiteError(`${where}: ${path} does not match its integrity value`);
    files.set(path, bytes);
  }
  return files;
}

/** Files with the origin of a build: not a part of its identity, because different commits can produce the same build. */
export const FROM_WHERE = new Set([ORIGIN, BOM]);

/** True when two lists describe the same build. The source commit may differ: the same files are the same build. */
export function isSameBuild(one: FileList, other: FileList): boolean {
  const identity = (list: FileList) =>
    JSON.stringify(
      [...list].filter(([path]) => !FROM_WHERE.has(path)).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  return identity(one) === identity(other);
}

/** A list as it is written to its file. */
export function listBytes(list: FileList): Buffer {
  return Buffer.from(`${JSON.stringify(Object.fromEntries(list))}\n`);
}

/** Parsed JSON of one of the files; undefined when it is missing or no JSON. */
export function jsonOf(files: Files, path: string): unknown {
  return parsed(files.get(path));
}
