import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from '../../build/apps.ts';
import { LAZY_FILES } from '../../build/files.ts';
import { isRecord, ROOT } from '../../tools/machine/files.ts';
import { OPENERS, pageOpener } from './openers.ts';
import type { Opener } from './opening.ts';

/** A file of the build that is fetched when it is first needed. */
export interface Chunk {
  readonly app: string;
  /** Path in the output of the app. */
  readonly file: string;
  readonly opener: Opener;
}

/** A screen in what a build wrote of itself (`LAZY_FILES`). */
interface Screen {
  readonly path: string;
  readonly chunk: string;
  readonly around: readonly string[];
  readonly subject?: string;
}

const isScreen = (value: unknown): value is Screen =>
  isRecord(value) && typeof value['path'] === 'string' && Array.isArray(value['around']);

function read(app: string): { files: Record<string, unknown>; screens: readonly Screen[] } {
  const folder = app === 'shell-demo' ? app : `remotes/${app}`;
  const path = join(ROOT, 'dist', folder, LAZY_FILES);
  if (!existsSync(path)) throw new Error(`${path} is not there: build first`);
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isRecord(value) || !isRecord(value['files']) || !Array.isArray(value['screens']))
    throw new Error(`${path} does not name files and screens`);
  return { files: value['files'], screens: value['screens'].filter(isScreen) };
}

/** The first route of an area that needs one of some chunks; undefined for chunks that no page begins with. */
const routeOf = (screens: readonly Screen[], names: readonly string[]): string | undefined =>
  (
    screens.find(({ subject }) => subject !== undefined && names.includes(subject)) ??
    // Its own page before a page that shares the file
    screens.find(({ chunk }) => names.includes(chunk)) ??
    screens.find(({ around }) => around.some((chunk) => names.includes(chunk)))
  )?.path;

/**
 * Every lazy file of the demo, from what the build wrote down of itself.
 * @throws Error when one can be opened neither by a route nor by a line of the table
 */
export function chunksOfBuild(): Chunk[] {
  return ['shell-demo', ...REMOTES].flatMap((app) => {
    const { files, screens } = read(app);
    return Object.entries(files).map(([file, groups]): Chunk => {
      const names = Array.isArray(groups) ? groups.map(String) : [];
      const own = names.filter((name) => file.includes(`${name}.`));
      // What the page fetches early is there when something else needs the same file
      const early = names.filter((name) => OPENERS[name]?.isEarly);
      // Shared code is bundled into several areas, each with its own pages that need it
      const all = [...own, ...early, ...names];
      const name = [...all.map((one) => `${app}/${one}`), ...all].find((one) => Object.hasOwn(OPENERS, one));
      const isArea = names.some((one) => one.includes('expose_area'));
      // What all pages of an area need is needed by any of them
      const route = isArea ? screens[0]?.path : routeOf(screens, names);
      const opener = route === undefined ? OPENERS[name ?? ''] : pageOpener(app, route);
      if (!opener) throw new Error(`${app} ${file}: e2e/faults/openers.ts does not say how to open it`);
      return { app, file, opener };
    });
  });
}
