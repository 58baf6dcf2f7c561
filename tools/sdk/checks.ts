import { filesBelow, hashList } from '../machine/files.ts';

/** Counts and prints the results. */
export class Checks {
  #passed = 0;
  #failed = 0;

  /** Records whether a condition holds, and continues in both cases. */
  readonly check = (holds: boolean, what: string, detail = ''): void => {
    if (holds) this.#passed += 1;
    else this.#failed += 1;
    console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}${holds || detail === '' ? '' : `: ${detail}`}`);
  };

  /** The last line, and whether all checks passed. */
  end(): boolean {
    console.log(`${this.#passed}/${this.#passed + this.#failed} checks`);
    return this.#failed === 0;
  }
}

/** Hashes of everything that visitors of a site can get, by path. */
export const served = (site: string): Map<string, string> =>
  new Map([...hashList(site)].filter(([path]) => !path.startsWith('.deploy/')));

/** Paths whose contents differ, or that only one of two sites has. */
export function changedPaths(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].filter((path) => before.get(path) !== after.get(path)).toSorted();
}

/** Path of the entry of a build. */
export function entryOf(folder: string): string {
  const entry = filesBelow(folder).find((path) => /^remoteEntry\.[0-9a-f]+\.js$/.test(path));
  if (entry === undefined) throw new Error(`${folder} has no entry`);
  return entry;
}
