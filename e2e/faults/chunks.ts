import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from '../../build/apps.ts';
import { chunkNamesByPath, routeSources } from '../../build/route-chunks.ts';
import { sourcesOf } from '../../build/source.ts';
import { subjectsOf } from '../../build/subjects.ts';
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

const read = (app: string, name: string): Record<string, unknown> => {
  const folder = app === 'shell-demo' ? app : `remotes/${app}`;
  const path = join(ROOT, 'dist', folder, name);
  if (!existsSync(path)) throw new Error(`${path} is not there: build first`);
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isRecord(value)) throw new Error(`${path} is not an object`);
  return value;
};

/** Any route of an area: what all its pages need is needed by it. */
const firstRoute = (app: string) => chunkNamesByPath(routeSources(sourcesOf(app)))[0]?.[0];

/** A route of the subject whose table is one of some chunks. */
function routeOfSubject(app: string, names: readonly string[]): string | undefined {
  const source = (file: string) => readFileSync(join(ROOT, 'remotes', app, 'src', file), 'utf8');
  const subject = subjectsOf(source('routes.ts')).find(({ chunk }) => names.includes(chunk));
  return subject && /screen\('([^']+)'/.exec(source(subject.file))?.[1];
}

/** The first route of an area that needs one of some chunks; undefined for chunks that no page begins with. */
function routeOf(app: string, names: readonly string[]): string | undefined {
  const ofSubject = routeOfSubject(app, names);
  if (ofSubject !== undefined) return ofSubject;
  const table = chunkNamesByPath(routeSources(sourcesOf(app)));
  // Its own page before a page that shares the file
  const own = table.find(([, chunk]) => names.includes(chunk));
  return (own ?? table.find(([, , around]) => around.some((chunk) => names.includes(chunk))))?.[0];
}

/**
 * Every lazy file of the demo, from what the build wrote down of itself.
 * @throws Error when one can be opened neither by a route nor by a line of the table
 */
export function chunksOfBuild(): Chunk[] {
  return ['shell-demo', ...REMOTES].flatMap((app) => {
    return Object.entries(read(app, 'chunks.json')).map(([file, groups]): Chunk => {
      const names = Array.isArray(groups) ? groups.map(String) : [];
      const own = names.filter((name) => file.includes(`${name}.`));
      // What the page fetches early is there when something else needs the same file
      const early = names.filter((name) => OPENERS[name]?.isEarly);
      // Shared code is bundled into several areas, each with its own pages that need it
      const all = [...own, ...early, ...names];
      const name = [...all.map((one) => `${app}/${one}`), ...all].find((one) => Object.hasOwn(OPENERS, one));
      const isArea = names.some((one) => one.includes('expose_area'));
      const route = app === 'shell-demo' ? undefined : isArea ? firstRoute(app) : routeOf(app, names);
      const opener = route === undefined ? OPENERS[name ?? ''] : pageOpener(app, route);
      if (!opener) throw new Error(`${app} ${file}: e2e/faults/openers.ts does not say how to open it`);
      return { app, file, opener };
    });
  });
}
