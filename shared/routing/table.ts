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

export interface ScreenModule {
  Component: ComponentType;
}

/** An entry of a route table: the options of a screen. */
export interface ScreenOptions<Path extends string> {
  /** The screen's code, in a separate chunk; it is fetched in parallel with the data. */
  component: () => Promise<ScreenModule>;
  /**
   * All queries that the screen requires, started at once; if one fails, the screen fails: a page completely, a tab in its panel.
   * `search` is the query string of the URL being opened; a screen that does not use it loads nothing when only the query string
   * changes.
   */
  load?: (params: ParamsOf<Path>, search: URLSearchParams) => AnyQuery[];
  /**
   * Optional queries of the screen, such as names for ids. The screen waits for them, so that nothing appears late, but their
   * failure does not fail the screen.
   */
  lookups?: (params: ParamsOf<Path>, search: URLSearchParams) => AnyQuery[];
  /** Queries that are started with the others and not waited for, such as items of pickers, which show their own loading state. */
  prefetch?: (params: ParamsOf<Path>) => AnyQuery[];
  /** Label of the screen's own breadcrumb; absent for none. */
  crumb?: CrumbLabel<Path>;
  /** The parent of the screen's breadcrumb; without a `crumb`, the last breadcrumb itself. */
  under?: CrumbNode;
  /** Title of a form that opens over a page: in the document title, not in the breadcrumbs. A form waits for fresh data. */
  title?: string;
  layout?: 'fill';
  /** Forms and panels with their own URL that open over this screen. */
  overlays?: readonly RouteEntry[];
  /** Screens rendered inside this one; the screen's own path redirects to the first. */
  tabs?: readonly RouteEntry[];
}

/** An entry of a route table, prepared for the routes of an area. */
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
    // Public pages load no data, and the query library is not loaded on them (docs/decisions/004-lazy-shares.md).
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
    // A choice in the query string must not wait for data that does not depend on it.
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
    // Both the leaf and the children of the shared parent have the handle, so the breadcrumbs are the page's in either case.
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
    // Outside the page, because inside it the redirect would wait for the page's data
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

// The pathless parent renders a list page; at its own URL there is nothing to render over it.
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

/** Redirects one path to another and keeps the query string; Back skips it. */
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

/** A path whose target must be looked up, such as an instance by id. */
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
