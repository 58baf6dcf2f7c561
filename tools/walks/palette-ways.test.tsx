// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import { personas } from '@console/mock';
import { commandsAtom, store } from '@console/shared/runtime';
import { actionsOn as projectActionsOn } from '../../remotes/project/src/found-actions.ts';
import { actionsOn as systemActionsOn } from '../../remotes/system/src/found-actions.ts';
import { currentConsole } from '../../shell/src/composition/console.ts';
import { pagesEverywhere } from '../../shell/src/palette/everywhere.ts';
import { paletteItems } from '../../shell/src/palette/items.ts';
import { placeOf } from '../../shell/src/place/place.ts';
import type { Hit } from '../../shell/src/search/hits.ts';
import type { SearchScope } from '../../shell/src/search/scope.ts';
import { type Found, search } from '../../shell/src/search/search.ts';
import { usual } from '../../mock/verify/usual.ts';
import { sourcesFor } from '../testing/search.ts';
import { addressOf, exampleOf, paramsOf, PATHS, SILO_IMAGE } from './addresses.ts';
import { openMock, walk } from './walk.tsx';

/*
 * Every route is reachable by its address and by the palette alone (specification, section 2): starting at the list of projects, each
 * step is an entry of the palette on the previous page.
 */
const mock = openMock(personas.operator);

const patterns = PATHS.map((path) => ({
  path,
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  params: path.split(':').length,
})).toSorted((a, b) => a.params - b.params);

/** The route of an address: the one with the fewest parameters. */
const routeOf = (address: string): string | undefined => {
  const [path = ''] = address.split('?');
  return patterns.find(({ pattern }) => pattern.test(path))?.path;
};

/** Routes without an entry, with the reason. */
const NO_ENTRY: ReadonlyMap<string, string> = new Map([
  ['/projects/:project/vpcs/:vpc/firewall-rules-new/:rule', 'the new rule, filled in by `Clone` of a row'],
  [
    '/projects/:project/instances/:instance/more/:area/:extension',
    'a tab of another area, which the demo lacks',
  ],
  ['/projects/:project/vpcs/:vpc/more/:area/:extension', 'the same'],
  ['/system/inventory/sleds/:sledId/more/:area/:extension', 'the same'],
  ['/projects/:project/probes', 'experimental: the specification names the calls, no page links to them'],
  ['/projects/:project/probes-new', 'the same'],
  ['/projects/:project/probes/:probe', 'the same'],
]);

/** Routes that the palette links to from a page, and the route of the page after redirects. */
const offered = new Map<string, Opened>();

interface Opened {
  readonly leadsTo: ReadonlySet<string>;
  readonly isAt: string | undefined;
  /** Problems of the page when it was opened by its address. */
  readonly wrong: readonly string[];
}

async function look(path: string): Promise<void> {
  const leadsTo = new Set<string>();
  const outcome = await walk(mock, addressOf(path), [], async () => {
    const place = placeOf(location.pathname);
    const registered = [...store.get(commandsAtom).values()].flat();
    const source = {
      rows: currentConsole().rows,
      place,
      siloName: 'fernhill',
      isFleetViewer: true,
      crumbs: [],
      commands: registered,
      recent: [],
      own: [],
    };
    for (const { to } of [...paletteItems(source), ...pagesEverywhere(source, [])]) {
      const route = to === undefined ? undefined : routeOf(to);
      if (route !== undefined) leadsTo.add(route);
    }
  });
  const { address, isFailed, crashes, loading } = outcome;
  offered.set(path, {
    leadsTo,
    isAt: routeOf(address),
    wrong: [...(isFailed ? ['is an error'] : []), ...crashes, ...loading],
  });
}

const FROM_PROJECT: SearchScope = {
  project: usual['project'],
  usedProjects: [],
  isSystem: false,
  sources: sourcesFor(true),
  areas: [],
  isRecent: () => false,
};

/** All results of a search, in the current project and elsewhere. */
async function find(text: string, scope: SearchScope): Promise<readonly Hit[]> {
  const { promise, resolve } = Promise.withResolvers<readonly Hit[]>();
  const control = new AbortController();
  const report = ({ hits, isRunning }: Found) => {
    if (!isRunning) resolve(hits);
  };
  search(text, scope, control.signal, report);
  const hits = await promise;
  control.abort();
  return hits;
}

/** Routes of the objects that the palette finds by name, and of the actions that it offers for them. */
const found = new Set<string>();

async function lookFor(text: string): Promise<void> {
  for (const scope of [FROM_PROJECT, { ...FROM_PROJECT, project: undefined, isSystem: true }])
    for (const { to, ...hit } of await find(text, scope)) {
      const actions = await Promise.all([projectActionsOn(hit), systemActionsOn(hit)]);
      for (const target of [to, ...actions.flat().map((action) => action.to)]) {
        const route = target === undefined ? undefined : routeOf(target);
        if (route !== undefined) found.add(route);
      }
    }
}

beforeAll(async () => {
  for (const path of PATHS) await look(path);
  const names = new Set([SILO_IMAGE, ...PATHS.flatMap(paramsOf).flatMap((name) => exampleOf(name) ?? [])]);
  await walk(mock, '/projects', [], async () => {
    for (const name of names) await lookFor(name);
  });
}, 300_000);

test('every address opens its page', () => {
  expect(PATHS.filter((path) => offered.get(path)?.wrong.length !== 0)).toEqual([]);
});

test('reaches every route from the list of projects', () => {
  const reached = new Set<string>();
  const open = ['/projects', ...found];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    const page = offered.get(path);
    open.push(...(page?.leadsTo ?? []));
    if (page?.isAt !== undefined) open.push(page.isAt);
  }
  // A route that redirects counts as reached when its target is
  const hasOwnPage = (path: string) => offered.get(path)?.isAt === path;
  expect(PATHS.filter((path) => !reached.has(path) && hasOwnPage(path)).sort()).toEqual(
    [...NO_ENTRY.keys()].sort(),
  );
});
