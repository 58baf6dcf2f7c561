import { join } from 'node:path';
import { filesBelow, hashList, ROOT } from '../machine/files.ts';
import { run, seconds, type Finished } from '../machine/process.ts';

/** Counts and prints the results. */
export class Checks {
  #passed = 0;
  #failed = 0;

  /** Records whether a condition is met, and continues in both cases. */
  readonly check = (holds: boolean, what: string, detail: unknown = ''): void => {
    if (holds) this.#passed += 1;
    else this.#failed += 1;
    console.log(
      `${holds ? 'ok  ' : 'FAIL'} ${what}${holds || detail === '' ? '' : `: ${typeof detail === 'string' ? detail : JSON.stringify(detail)}`}`,
    );
  };

  /** A command that has to work; its output is printed when it does not. @throws Error when it does not */
  readonly works = async (what: string, running: Promise<Finished>): Promise<void> => {
    const { code, output, time } = await running;
    this.check(code === 0, `${what} (${seconds(time)})`, output.trim().split('\n').slice(-60).join('\n'));
    if (code !== 0) throw new Error(`${what} failed`);
  };

  /** The last line, and whether all checks passed. */
  end(): boolean {
    console.log(`${this.#passed}/${this.#passed + this.#failed} checks`);
    return this.#failed === 0;
  }
}

/** Runs a command of `deploy` on a site. */
export const deploy = (site: string, ...args: string[]): Promise<Finished> =>
  run(process.execPath, [join(ROOT, 'deploy/cli.ts'), ...args, '--site', site]);

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
