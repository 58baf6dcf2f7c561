import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE, readObject } from './package.ts';

const entries = (value: unknown): [name: string, version: unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/**
 * Messages about libraries and tools whose installed version differs from that of the SDK. A build with another
 * version may succeed, but the console runs the version of the shell, which has the only copy of each library.
 * @param wanted versions by name, as `areaDependencies` of the SDK has them
 * @param folder folder of the area, with its `node_modules`
 */
export function versionProblems(wanted: unknown, folder: string): string[] {
  return entries(wanted).flatMap(([name, version]) => {
    const path = join(folder, 'node_modules', name, 'package.json');
    const found = existsSync(path) ? readObject(path)['version'] : 'no version';
    return found === version ? [] : [`${name} ${String(version)}, and ${String(found)} is installed`];
  });
}

/** The same about the libraries of this package; none in the repository of the console itself. */
export const installedProblems = (folder: string): string[] =>
  versionProblems(readObject(join(PACKAGE, 'package.json'))['areaDependencies'], folder);

/** Refuses a folder whose libraries differ from those of the SDK; skipped in the repository of the console itself. */
export function requireVersions(folder: string): void {
  const problems = installedProblems(folder);
  if (problems.length > 0)
    throw new Error(
      `This release of @console/sdk needs ${problems.join('; ')}. Change package.json, then npm install.`,
    );
}
