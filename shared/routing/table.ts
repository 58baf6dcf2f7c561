import type { ComponentType } from 'react';
import type { AreaName, RouteHandle } from '@console/shared/contract';
import type { AnyQuery } from '@console/shared/query';
import { redirectTo, type RouteObject } from '@console/shared/router';
import { crumb, requireParams, type CrumbLabel, type CrumbNode } from './crumb.ts';
import { fillPath, type ParamsOf } from './path.ts';

/** A module of one screen. */
export interface ScreenModule {
  Component: ComponentType;
}

/** What one entry of a route table says about a screen. */
export interface ScreenOptions<Path extends string> {
  /** The screen's code, in a chunk of its own; it is fetched while the data is. */
  component: () => Promise<ScreenModule>;
  /** All queries the screen reads, started at once. `search` is the query string of the URL being opened. */
  load?: (params: ParamsOf<Path>, search: URLSearchParams) => AnyQuery[];
  /** Label of the screen's own crumb; absent: none. */
  crumb?: CrumbLabel<Path>;
  /** Where the screen's crumb stands in the trail; without a `crumb`, the trail itself. */
  under?: CrumbNode;
  /** Title of a form that opens over a page: in the document title, not in the trail. */
  title?: string;
  layout?: 'fill';
  /** Forms and panels with a URL of their own that open over this screen. */
  overlays?: readonly RouteEntry[];
  /** Screens drawn inside this one, such as the tabs of a page. */
  tabs?: readonly RouteEntry[];
}

/** One entry of a route table, ready to become route objects of an area. */
export interface RouteEntry {
  /** Every path literal of the entry, for checks and the registry. */
  paths: string[];
  build: (area: AreaName) => RouteObject;
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
  const { load: queries } = options;
  if (!queries) return {};
  return {
    // Public pages load nothing, and the query library is not on them (docs/decisions/004-lazy-shares.md).
    loader: async ({ params, request }: { params: Record<string, string | undefined>; request: Request }) => {
      const { load } = await import('@console/shared/query');
      return load(queries(requireParams(path, params), new URL(request.url).searchParams));
    },
  };
}

const lazy = (options: { component: () => Promise<ScreenModule> }) => ({
  lazy: { Component: async () => (await options.component()).Component },
});

/**
 * A screen. Its code and its data are requested in parallel; with `overlays` it stays mounted while one of them is
 * open, because they share a pathless parent.
 */
export function screen<const Path extends string>(path: Path, options: ScreenOptions<Path>): RouteEntry {
  const { overlays = [], tabs = [] } = options;
  const nested = [...overlays, ...tabs];
  const build = (area: AreaName): RouteObject => {
    const handle = handleOf(path, options, area);
    const own = { ...loaderOf(path, options), ...lazy(options) };
    if (nested.length === 0) return { id: `${area}:${path}`, path, handle, ...own };
    // The handle sits on the leaf and on the shared parent's children alike, so the trail is the page's either way.
    return {
      id: `${area}:${path}`,
      handle,
      ...own,
      children: [
        ...(tabs.length === 0 ? [{ id: `${area}:${path}#index`, path, Component: Nothing }] : []),
        ...tabs.map((tab) => tab.build(area)),
        ...overlays.map((overlay) => overlay.buildOverlay(area)),
      ],
    };
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

/** Sends one path to another and keeps the query string; Back skips it. */
export function redirect<const From extends string, const To extends string>(
  from: From,
  target: ParamsOf<From> extends ParamsOf<To> ? To : never,
): RouteEntry {
  const build = (area: AreaName): RouteObject => ({
    id: `${area}:${from}`,
    path: from,
    handle: { area } satisfies RouteHandle,
    loader: ({ params, request }) => {
      throw redirectTo(fillPath(target, params) + new URL(request.url).search, request);
    },
    Component: Nothing,
  });
  return { paths: [from], build, buildOverlay: build };
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
  return { paths: [path], build, buildOverlay: build };
}
