import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { firstReads, recordReads } from './first-reads.ts';
import { lostTabs } from './lost-tabs.ts';
import { rspack } from '@rsbuild/core';
import type { RouteEntry } from '../shared/routing/table.ts';
import type { RouteShape } from '../shared/routing/subject.ts';
import type { Part, RouteFacts, Screen, Subject } from './route-facts.ts';

/*
 * A program of the build: writes the data that the build needs from an area's route table to standard output (`RouteFacts`). The
 * tables are executed, not parsed, so a fact cannot differ from its table. It is a separate program because Node does
 * not run JSX, and because it replaces the pages by stand-ins.
 *
 * `node build/read-routes.ts FILE`: the file exports `routes`.
 */

const SYNTAX = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  },
} as const;

const [file = ''] = process.argv.slice(2);
const root = pathToFileURL(file).href;

/** Files of `@console/shared` by its entries: in the SDK it is a folder and not a package that Node would find. */
const described: unknown = JSON.parse(
  readFileSync(new URL('../shared/package.json', import.meta.url), 'utf8'),
);
const shared: unknown =
  typeof described === 'object' && described !== null ? Reflect.get(described, 'exports') : undefined;

/** URL of an entry of `@console/shared`. */
function entryOf(specifier: string): string | undefined {
  if (!specifier.startsWith('@console/shared/') || typeof shared !== 'object' || shared === null)
    return undefined;
  const path: unknown = Reflect.get(shared, specifier.replace('@console/shared', '.'));
  return typeof path === 'string' ? new URL(`../shared/${path}`, import.meta.url).href : undefined;
}

/** Tables that the area's table imports from its folders, with their URLs. */
const imported = new Map<string, string>();
/** While the pages are requested, each is replaced by a module that exports its identity. */
let isOpening = false;

const standIn = (part: Part) =>
  `data:text/javascript,${encodeURIComponent(`export const Component = Object.assign(() => null, { part: ${JSON.stringify(part)} });`)}`;

registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL ?? '';
    if (isOpening && specifier.startsWith('.'))
      return {
        url: standIn({ table: fileURLToPath(from), request: specifier }),
        format: 'module',
        shortCircuit: true,
      };
    const entry = entryOf(specifier);
    if (entry !== undefined) return { url: entry, shortCircuit: true };
    const resolved = next(specifier, context);
    if (from === root && /^\.\/.+\/routes\.[jt]s$/.test(specifier)) imported.set(specifier, resolved.url);
    return resolved;
  },
  load(url, context, next) {
    if (url.endsWith('.css')) return { format: 'module', shortCircuit: true, source: 'export default {};' };
    if (!url.endsWith('.tsx')) return next(url, context);
    const { code } = rspack.experiments.swc.transformSync(readFileSync(fileURLToPath(url), 'utf8'), SYNTAX);
    return { format: 'module', shortCircuit: true, source: code };
  },
});

type Built = ReturnType<RouteEntry['build']>[number];

/** The id of a route without its area. */
const nameOf = ({ id = '' }: Built) => id.slice(id.indexOf(':') + 1);

/** The shape of a route; ids without the area. */
function shapeOf(route: Built): RouteShape {
  const { path, children = [] } = route;
  const handle: unknown = route.handle;
  const name = nameOf(route);
  const isOver = typeof handle === 'object' && handle !== null && 'overlay' in handle;
  if (path === undefined) return ['in', name, children.map(shapeOf)];
  if (children.length > 0 || path !== name.replace('#index', ''))
    throw new Error(`${name}: a route with this path cannot be fetched with its subject`);
  return isOver ? ['over', name] : name;
}

const isTable = (value: unknown): value is RouteEntry[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && 'build' in one);

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && 'table' in value && 'request' in value;

/** The page of a route; undefined for a route that only redirects or groups others. */
async function partOf({ lazy }: Built): Promise<Part | undefined> {
  if (typeof lazy !== 'object' || lazy.Component === undefined) return undefined;
  const page: unknown = await lazy.Component();
  const part: unknown = typeof page === 'function' ? Reflect.get(page, 'part') : undefined;
  return isPart(part) ? part : undefined;
}

/** The screens of a route and of all routes inside of it, with their reads. */
async function screensOf(
  route: Built,
  readsOf: ReadonlyMap<string, readonly string[]>,
  around: readonly Part[] = [],
): Promise<Screen[]> {
  const part = await partOf(route);
  const path = nameOf(route);
  const screens: Screen[] = part ? [{ path, part, around, reads: readsOf.get(path) ?? [] }] : [];
  for (const child of route.children ?? [])
    screens.push(...(await screensOf(child, readsOf, part ? [...around, part] : around)));
  return screens;
}

const exportsOf = async (url: string): Promise<[name: string, value: unknown][]> => {
  const module: unknown = await import(url);
  return typeof module === 'object' && module !== null ? Object.entries(module) : [];
};

const routes = new Map(await exportsOf(root)).get('routes');
if (!isTable(routes)) throw new Error(`${file} exports no route table`);

const subjects: Subject[] = [];
const ofSubjects = new Set<RouteEntry>();
for (const [specifier, url] of imported)
  for (const [name, table] of await exportsOf(url)) {
    if (!isTable(table) || table.length === 0 || !table.every((entry) => routes.includes(entry))) continue;
    for (const entry of table) ofSubjects.add(entry);
    const shapes = table.flatMap((entry) => entry.build('project')).map(shapeOf);
    subjects.push({ table: name, file: specifier, shapes });
  }
const built = routes.flatMap((entry) => entry.build('project'));
recordReads();
const { clearCache } = await import('@console/shared/query');
const readsOf = new Map<string, string[]>();
async function addReads(route: Built, around: readonly Built[] = []): Promise<void> {
  const routesOfPage = [...around, route];
  if (route.lazy) readsOf.set(nameOf(route), await firstReads(nameOf(route), routesOfPage, clearCache));
  for (const child of route.children ?? []) await addReads(child, routesOfPage);
}
for (const route of built) await addReads(route);
isOpening = true;
const screens: Screen[] = [];
for (const route of built) screens.push(...(await screensOf(route, readsOf)));
const facts: RouteFacts = {
  screens,
  subjects: routes.every((entry) => ofSubjects.has(entry)) ? subjects : [],
  lost: lostTabs(built),
};
// The recorded requests still wait for their time limit
process.stdout.write(JSON.stringify(facts), () => process.exit());
