import type { Browser } from '@playwright/test';
import { usual } from '../../mock/verify/usual.ts';
import { isRecord } from '../../shared/record/index.ts';

/** A path pattern of a route table and one URL path of it that the demo data has. */
export interface RouteCase {
  pattern: string;
  path: string;
}

/** Parameters for which the usual example of the demo data does not fit the page. */
const SAMPLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/images/:image': { image: 'ubuntu-26-04' },
  '/images/:image/edit': { image: 'ubuntu-26-04' },
};

/** Paths by ID: the preceding page identifies the resource by name. */
const BY_ID = /^\/lookup\/[^/]+\/:(\w+)$/;

const wireName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Every path of the route tables of all areas, read from the built areas themselves: a page of each is opened, and
 * its container returns what it exposes, as for the shell. So no list of paths is maintained, and a new screen is
 * measured automatically. @param idOf the id of a resource of the demo data, by the name of its parameter
 * @throws Error for a parameter of which the demo data names no example
 */
export async function everyRoute(
  browser: Browser,
  site: string,
  idOf: (parameter: string, name: string) => Promise<string>,
): Promise<RouteCase[]> {
  const page = await browser.newPage();
  try {
    return await routesIn(site, idOf, async (path, container) => {
      await page.addInitScript(keepContainer, container);
      await page.goto(site + path);
      await page.waitForFunction((key) => Reflect.get(globalThis, key) !== undefined, container);
      return page.evaluate(patternsOf, container);
    });
  } finally {
    await page.close();
  }
}

/** The same with any browser: `ask` opens a path, waits for the global of the name, and calls `patternsOf` in the page. */
export async function routesIn(
  site: string,
  idOf: (parameter: string, name: string) => Promise<string>,
  ask: (path: string, container: string) => Promise<string[]>,
): Promise<RouteCase[]> {
  const found: RouteCase[] = [];
  for (const { name, path } of await areasOf(site))
    for (const pattern of await ask(path, `console_${name}`))
      found.push({ pattern, path: await fill(pattern, idOf) });
  return found;
}

/** Areas by the registry, each with a path at which it is loaded. */
async function areasOf(site: string): Promise<{ name: string; path: string }[]> {
  const registry: unknown = await (await fetch(`${site}/registry.json`)).json();
  const rows = isRecord(registry) && Array.isArray(registry['remotes']) ? registry['remotes'] : [];
  return rows.filter(isRecord).map(({ name, prefixes }) => ({
    name: String(name),
    path: Array.isArray(prefixes) ? String(prefixes[0]) : '/',
  }));
}

/** Runs in the page before its scripts: keeps the container of an area in its global variable, from which the shell removes it. */
export function keepContainer(container: string): void {
  let kept: unknown;
  Object.defineProperty(globalThis, container, {
    configurable: true,
    get: () => kept,
    set: (value: unknown) => {
      kept = value ?? kept;
    },
  });
}

/** Runs in the page: the paths of all routes that an area exposes, in the order of its table, each once. */
export async function patternsOf(container: string): Promise<string[]> {
  const read = (value: unknown, key: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  const from: unknown = Reflect.get(globalThis, container);
  const get = read(from, 'get');
  if (typeof get !== 'function') throw new Error(`${container} is no container`);
  const factory: unknown = await Reflect.apply(get, from, ['./area']);
  if (typeof factory !== 'function') throw new Error(`${container} exposes no area`);
  const paths = new Set<string>();
  const walk = (route: unknown): void => {
    const [path, children] = [read(route, 'path'), read(route, 'children')];
    if (typeof path === 'string') paths.add(path);
    if (Array.isArray(children)) children.forEach(walk);
  };
  const routes = read(read(Reflect.apply(factory, undefined, []), 'area'), 'routes');
  if (Array.isArray(routes)) routes.forEach(walk);
  return [...paths];
}

async function fill(
  pattern: string,
  idOf: (parameter: string, name: string) => Promise<string>,
): Promise<string> {
  let path = pattern;
  for (const [, parameter = ''] of pattern.matchAll(/:(\w+)/g)) {
    const name = SAMPLES[pattern]?.[parameter] ?? usual[wireName(parameter)];
    if (name === undefined)
      throw new Error(`${pattern}: mock/verify/usual.ts has no example of ${wireName(parameter)}`);
    const value = BY_ID.test(pattern) ? await idOf(parameter, name) : name;
    path = path.replace(`:${parameter}`, encodeURIComponent(value));
  }
  return path;
}

/** Every n-th route, so that a sample has routes of each area. */
export const sampleOf = (routes: readonly RouteCase[], most: number): RouteCase[] => {
  const step = Math.max(1, routes.length / most);
  return routes.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
};
