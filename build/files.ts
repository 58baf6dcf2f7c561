import { isRecord } from '../shared/record/index.ts';
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The list of a build: path and integrity value of every file, written last. Publishing rejects all other files. */
export const FILE_LIST = 'files.json';
/** Where a build comes from: name and version of its package, and commit. Not a part of the build's identity. */
export const ORIGIN = 'origin.json';
/** The components and tools of a build, as CycloneDX 1.6 (build/provenance.ts). Not a part of its identity: it names the commit. */
export const BOM = 'bom.json';
/** Which file belongs to which lazy chunk (`lazyFiles`), and the chunks of every screen; for tests. */
export const LAZY_FILES = 'chunks.json';
/** The signature of a build (deploy/site/signature.ts): it signs the list of files, so it is not part of it. */
export const SIGNATURE = 'signature.json';
/** Files for tools; neither listed nor served. */
export const NOT_LISTED: readonly string[] = [
  FILE_LIST,
  SIGNATURE,
  LAZY_FILES,
  'mf-manifest.json',
  'mf-stats.json',
];

/** Integrity value of a file: `sha384-` and its base64 digest. */
export function integrityOf(path: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;
}

/** `[name, integrity]` of files in a folder, as the registry lists them. */
export function pinned(folder: string, names: readonly string[], prefix = ''): [string, string][] {
  return names
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => [prefix + name, integrityOf(join(folder, name))]);
}

/** The part of the bundler's statistics that lists the files of a chunk group. */
type ChunkGroups = Readonly<Record<string, { readonly assets?: readonly { readonly name: string }[] }>>;

/** Files that are fetched when a named chunk is first needed, each with the names of the chunks that need it. */
export function lazyFiles(
  groups: ChunkGroups,
  isInitial: (file: string) => boolean,
): Record<string, string[]> {
  const files: Record<string, string[]> = {};
  for (const [name, { assets = [] }] of Object.entries(groups))
    for (const { name: file } of assets)
      if (/\.(js|css)$/.test(file) && !isInitial(file)) (files[file] ??= []).push(name);
  return files;
}

/**
 * Short id that changes with any of the files, whose names contain content hashes, and with anything else that belongs to the
 * build but has no hash in its name.
 */
export function buildId(names: readonly string[], ...contents: string[]): string {
  return createHash('sha256')
    .update([...names.toSorted(), ...contents].join('\n'))
    .digest('hex')
    .slice(0, 10);
}

/** Writes the list of all files of a build. Whoever changes a file afterwards writes the list again. */
export function writeFileList(folder: string): void {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !NOT_LISTED.includes(path))
    .toSorted();
  const list = Object.fromEntries(paths.map((path) => [path, integrityOf(join(folder, path))]));
  writeFileSync(join(folder, FILE_LIST), `${JSON.stringify(list)}\n`);
}

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/**
 * The commit that is checked out, followed by `+changes` when files differ from it. Without a repository, as in the build of a
 * container image, it is the value of the variable `COMMIT`.
 */
function commit(folder: string): string | undefined {
  try {
    const head = git(folder, 'rev-parse', '--short=12', 'HEAD').trim();
    return git(folder, 'status', '--porcelain').trim() === '' ? head : `${head}+changes`;
  } catch {
    return process.env['COMMIT'];
  }
}

/** The known origin of a build. */
export interface BuildOrigin {
  version: string | undefined;
  commit: string | undefined;
}

/** Writes where a build comes from, and returns it. `app` is the absolute path of the folder of its package. */
export function writeOrigin(folder: string, app: string): BuildOrigin {
  const parsed: unknown = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'));
  const { name, version }: { name?: unknown; version?: unknown } = isRecord(parsed) ? parsed : {};
  const known = { version: typeof version === 'string' ? version : undefined, commit: commit(app) };
  writeFileSync(join(folder, ORIGIN), `${JSON.stringify({ package: name, ...known })}\n`);
  return known;
}
