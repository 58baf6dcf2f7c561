import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from '../../build/apps.ts';
import { isRecord, ROOT } from '../../tools/machine/files.ts';
import { OPENERS, pageOpener, type Opener } from './openers.ts';

/** A file of the build that is fetched when it is first needed. */
export interface Chunk {
  readonly app: string;
  /** Path in the output of the app. */
  readonly file: string;
  readonly opener: Opener;
}

const read = (app: string, name: string): Record<string, unknown> => {
  const folder = app === 'shell-demo' ? app : `remotes/${app}`;
  const path = join(ROOT, 'dist', folder, name);
  if (!existsSync(path)) throw new Error(`${path} is not there: build first`);
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isRecord(value)) throw new Error(`${path} is not an object`);
  return value;
};

/** The first route of an area that needs a file; undefined for a file that no page begins with. */
function routeOf(routes: unknown, file: string): string | undefined {
  if (!isRecord(routes)) return undefined;
  return Object.entries(routes).find(([, page]) => JSON.stringify(page).includes(`"${file}"`))?.[0];
}

/**
 * Every lazy file of the demo, from what the build wrote down of itself.
 * @throws Error when one can be opened neither by a route nor by a line of the table
 */
export function chunksOfBuild(): Chunk[] {
  return ['shell-demo', ...REMOTES].flatMap((app) => {
    const routes = app === 'shell-demo' ? undefined : read(app, 'row.json')['routes'];
    return Object.entries(read(app, 'chunks.json')).map(([file, groups]): Chunk => {
      const names = Array.isArray(groups) ? groups.map(String) : [];
      const own = names.filter((name) => file.includes(`${name}.`));
      // What the page fetches early is there when something else needs the same file
      const early = names.filter((name) => OPENERS[name]?.isEarly);
      const name = [...own, ...early, ...names].find((one) => Object.hasOwn(OPENERS, one));
      const isArea = names.some((one) => one.includes('expose_area'));
      const route = isArea && isRecord(routes) ? Object.keys(routes)[0] : routeOf(routes, file);
      const opener = route === undefined ? OPENERS[name ?? ''] : pageOpener(app, route);
      if (!opener) throw new Error(`${app} ${file}: e2e/faults/openers.ts does not say how to open it`);
      return { app, file, opener };
    });
  });
}
