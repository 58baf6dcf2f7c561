import { isRecord } from '../../shared/record/index.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Root of the package; in the repository, where the same files are TypeScript, the root of the repository. */
export const PACKAGE = join(import.meta.dirname, '../..');

/** Reads a JSON file that contains an object. */
export function readObject(path: string): Record<string, unknown> {
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isRecord(value)) throw new Error(`${path} is no JSON object`);
  return value;
}

/** The entries of a workspace package, as `[specifier, absolute path]`. */
function entriesOf(name: string, folder: string): [specifier: string, path: string][] {
  const { exports } = readObject(join(PACKAGE, folder, 'package.json'));
  return Object.entries(isRecord(exports) ? exports : {}).map(([entry, path]) => [
    name + entry.slice(1),
    join(PACKAGE, folder, String(path)),
  ]);
}

/** Files of `@console/shared` and `@console/mock`, which this package contains, by import specifier. */
export const OWN_ENTRIES: ReadonlyMap<string, string> = new Map([
  ...entriesOf('@console/shared', 'shared'),
  ...entriesOf('@console/mock', 'mock'),
]);
