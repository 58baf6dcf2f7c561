import type { ComponentType } from 'react';
import type { AreaName, RouteHandle } from '@console/shared/contract';
import type { AnyQuery } from '@console/shared/query';
import {
  redirectTo,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunction,
} from '@console/shared/router';
import { fetchPart } from '@console/shared/runtime';
import { crumb, requireParams, type CrumbLabel, type CrumbNode } from './crumb.ts';
import { fillPath, type ParamsOf } from './path.ts';
import { aroundTabs, idOfTabs } from './tabs.ts';

/** A module of one screen. */
export interface ScreenModule {
  Component: ComponentType;
}

/** What one entry of a route table says about a screen. */
export interface ScreenOptions<Path extends string> {
  /** The screen's code, in a chunk of its own; it is fetched while the data is. */
  component: () => Promise<ScreenModule>;
  /**
   * All queries the screen reads, started at once; if one fails, the screen does: a page wholly, a tab in its panel. `search` is the
   * query string of the URL being opened; a screen that does not take it loads nothing when only the query string changes.
   */
  load?: (params: ParamsOf<Path>, search: URLSearchParams) => AnyQuery[];
  /**
   * Queries the screen can do without, such as names for ids and the items of pickers. It waits for them, so that nothing
   * comes late into sight, but their failure is not the screen's.
   */
  lookups?: (params: ParamsOf<Path>, search: URLSearchParams) => AnyQuery[];
  /** Queries started with the others and not waited for, such as items of pickers, which show that they are loading. */
  prefetch?: (params: ParamsOf<Path>) => AnyQuery[];
  /** Label of the screen's own crumb; absent: none. */
  crumb?: CrumbLabel<Path>;
  /** Where the screen's crumb stands in the trail; without a `crumb`, the trail itself. */
  under?: CrumbNode;
  /** Title of a form that opens over a page: in the document title, not in the trail. A form waits for what is fresh. */
  title?: string;
  layout?: 'fill';
  /** Forms and panels with a URL of their own that open over this screen. */
  overlays?: readonly RouteEntry[];
  /** Screens drawn inside this one; the screen's own path leads to the first. */
  tabs?: readonly RouteEntry[];
}

/** One entry of a route table, ready to become route objects of an area. */
export interface RouteEntry {
  /** Every path literal of the entry, for checks and the registry. */
  paths: string[];
  build: (area: AreaName) => RouteObject[];
  /** The entry as an overlay of its page. */
  buildOverlay: (area: AreaName) => RouteObject;
}

function handleOf<Path extends string>(
  path: Path,
  options: ScreenOptions<Path>,
  area: AreaName,
): RouteHandle {
  const node = options.crumb === undefined ? options.under : crumb(path, options.crumb, options.under);
  return {
    area,
    ...(node ? { crumbs: node.trail } : {}),
    ...(options.title === undefined ? {} : { title: options.title }),
    ...(options.layout === undefined ? {} : { layout: options.layout }),
  };
}

function loaderOf<Path extends string>(path: Path, options: ScreenOptions<Path>) {
  const { load: queries, lookups, prefetch: early } = options;
  const followsSearch = (queries?.length ?? 0) > 1 || (lookups?.length ?? 0) > 1;
  if (!queries && !lookups && !early) return {};
  return {
    // Public pages load nothing, and the query library is not on them (docs/decisions/004-lazy-shares.md).
    loader: async ({ params, request }: { params: Record<string, string | undefined>; request: Request }) => {
      const { load, prefetch } = await fetchPart(() => import('@console/shared/query'));
      const values = requireParams(path, params);
      prefetch(early?.(values) ?? []);
      const { searchParams } = new URL(request.url);
      return load(queries?.(values, searchParams) ?? [], lookups?.(values, searchParams), {
        request,
        isFresh: options.title !== undefined,
      });
    },
    // A choice that is kept in the query string must not wait for data that does not depend on it.
    ...(!followsSearch && { shouldRevalidate: unlessOnlySearchChanged }),
  };
}

const unlessOnlySearchChanged: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;

const lazy = (options: { component: () => Promise<ScreenModule> }) => ({
  lazy: { Component: async () => (await fetchPart(options.component)).Component },
});

/**
 * A screen. Its code and its data are requested in parallel; with `overlays` or `tabs` it stays mounted while one of
 * them is open, because they share a pathless parent.
 */
export function screen<const Path extends string>(path: Path, options: ScreenOptions<Path>): RouteEntry {
  const { overlays = [], tabs = [] } = options;
  const nested = [...overlays, ...tabs];
  const build = (area: AreaName): RouteObject[] => {
    const handle = handleOf(path, options, area);
    const own = { ...loaderOf(path, options), ...lazy(options) };
    if (nested.length === 0) return [{ id: `${area}:${path}`, path, handle, ...own }];
    const start = tabs[0]?.paths[0];
    const index = { id: `${area}:${path}#index`, path };
    // The handle sits on the leaf and on the shared parent's children alike, so the trail is the page's either way.
    const page: RouteObject = {
      id: `${area}:${path}`,
      handle,
      ...own,
      children: [
        ...(start === undefined ? [{ ...index, Component: Nothing }] : []),
        ...(start === undefined
          ? []
          : [
              aroundTabs(
                idOfTabs(`${area}:${path}`),
                tabs.flatMap((tab) => tab.build(area)),
              ),
            ]),
        ...overlays.map((overlay) => overlay.buildOverlay(area)),
      ],
    };
    // Beside the page, not in it: there it would wait for the data of the page before it sends on
    return start === undefined ? [page] : [{ ...index, ...sendingTo(start, area) }, page];
  };
  const buildOverlay = (area: AreaName): RouteObject => ({
    id: `${area}:${path}`,
    path,
    handle: { ...handleOf(path, options, area), overlay: true as const },
    ...loaderOf(path, options),
    ...lazy(options),
  });
  return { paths: [path, ...nested.flatMap((entry) => entry.paths)], build, buildOverlay };
}

// A list page draws itself in the pathless parent; at its own URL there is nothing to draw over it.
function Nothing() {
  return null;
}

const sendingTo = (target: string, area: AreaName) => ({
  handle: { area } satisfies RouteHandle,
  loader: ({ params, request }: LoaderFunctionArgs) => {
    throw redirectTo(fillPath(target, params) + new URL(request.url).search, request);
  },
  Component: Nothing,
});

/** Sends one path to another and keeps the query string; Back skips it. */
export function redirect<const From extends string, const To extends string>(
  from: From,
  target: ParamsOf<From> extends ParamsOf<To> ? To : never,
): RouteEntry {
  const build = (area: AreaName): RouteObject => ({
    id: `${area}:${from}`,
    path: from,
    ...sendingTo(target, area),
  });
  return { paths: [from], build: (area) => [build(area)], buildOverlay: build };
}

/** A path whose target has to be looked up, such as an instance by id. */
export function resolve<const Path extends string>(
  path: Path,
  find: (params: ParamsOf<Path>, request: Request) => Promise<string>,
): RouteEntry {
  const build = (area: AreaName): RouteObject => ({
    id: `${area}:${path}`,
    path,
    handle: { area } satisfies RouteHandle,
    loader: async ({ params, request }) => {
      throw redirectTo(await find(requireParams(path, params), request), request);
    },
    Component: Nothing,
  });
  return { paths: [path], build: (area) => [build(area)], buildOverlay: build };
}
