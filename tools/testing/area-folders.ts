import { REMOTES } from '../../build/apps.ts';

/** Folders of end-to-end tests that belong to no area. */
const OF_ALL = ['across', 'faults', 'production', 'serving', 'shell', 'support'];

/**
 * Folders of the end-to-end tests of an area: the one of its name, or, of `project`, those of its subjects.
 * @param folders all folders of `e2e/`
 */
export function foldersOf(area: string, folders: readonly string[]): string[] {
  if (folders.includes(area)) return [area];
  return folders.filter((name) => !OF_ALL.includes(name) && !REMOTES.some((remote) => remote === name));
}

/**
 * Command-line words that must be areas.
 * @throws Error with the names of all areas
 */
export function requireAreas(names: readonly string[]): void {
  const unknown = names.filter((name) => !REMOTES.some((remote) => remote === name));
  if (unknown.length > 0)
    throw new Error(`No area is called ${unknown.join(', ')}. There are: ${REMOTES.join(', ')}`);
}
