import { dirname } from 'node:path/posix';
import type { Import } from '../check/imports.ts';

/** The maximum distance in imports: more distant tests check the file only indirectly. */
const FARTHEST = 3;
/** The maximum number of test files, the nearest first. */
const MOST = 6;

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** How many folders two paths have in common, from the root on. */
function kinship(a: string, b: string): number {
  const [left, right] = [dirname(a).split('/'), dirname(b).split('/')];
  const differs = left.findIndex((part, index) => part !== right[index]);
  return differs === -1 ? left.length : differs;
}

/**
 * The unit tests that should detect a change of a file: those that import it, directly or through up to two modules,
 * the nearest in imports and then in folders first.
 */
export function testsOf(file: string, imports: readonly Import[]): string[] {
  const importers = new Map<string, string[]>();
  for (const { from, to } of imports) importers.set(to, [...(importers.get(to) ?? []), from]);
  const distance = new Map([[file, 0]]);
  for (const [path, far] of distance)
    if (far < FARTHEST)
      for (const importer of importers.get(path) ?? [])
        if (!distance.has(importer)) distance.set(importer, far + 1);
  return [...distance]
    .filter(([path]) => isTest(path))
    .toSorted(([a, near], [b, far]) => near - far || kinship(file, b) - kinship(file, a) || (a < b ? -1 : 1))
    .slice(0, MOST)
    .map(([path]) => path);
}
