import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** The part of the bundler's statistics that tells which files a chunk group has. */
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
 * Short id that changes with any of the files, whose names hold content hashes, and with anything else that belongs to the
 * build but has no hash in its name.
 */
export function buildId(names: readonly string[], ...contents: string[]): string {
  return createHash('sha256')
    .update([...names.toSorted(), ...contents].join('\n'))
    .digest('hex')
    .slice(0, 10);
}
