import { expect, it } from 'vitest';
import type { AreaManifest, AreaModule, RouteHandle } from '@console/shared/contract';
import type { RouteObject } from '@console/shared/router';
import type { RouteEntry } from '@console/shared/routing';
import { linkProblem, parametersOfOwn } from '../../shared/contract/links.ts';
import { extensionProblem } from '../../shared/contract/places.ts';
import { lostTabs } from '../lost-tabs.ts';
import { ownerOf } from '../../shell/src/composition/owner.ts';
import { frameOf } from '../../shell/src/composition/registry.ts';
import { linkState } from '../../shell/src/place/navigation.ts';
import { isAroundTabs } from '../../shared/routing/tabs.ts';

export interface RouteTable {
  area: AreaModule;
  manifest: AreaManifest;
  routes: readonly RouteEntry[];
}

export const flat = (list: readonly RouteObject[]): RouteObject[] =>
  list.flatMap((route) => [route, ...flat(route.children ?? [])]);

const isHandle = (value: unknown): value is RouteHandle =>
  typeof value === 'object' && value !== null && 'area' in value;

/** The data that a route gives to the frame. */
export const handleOf = (route: RouteObject | undefined): RouteHandle | undefined =>
  isHandle(route?.handle) ? route.handle : undefined;

/** The tests of the route table of every remote; each remote calls it in its `routes.test.ts`. */
export function itIsARouteTable({ area, manifest, routes }: RouteTable): void {
  const paths = routes.flatMap((entry) => entry.paths);
  const screens = new Set(flat(area.routes).flatMap(({ id, lazy }) => (lazy === undefined ? [] : [id])));
  const isRedirect = (path: string) => !screens.has(`${manifest.name}:${path}`);

  it.each(flat(area.routes).map((route) => [route.id, route] as const))(
    '%s renders something or redirects',
    (_, route) => {
      // The route around tabs renders its child, or the failure of its child
      if (isAroundTabs(route.id ?? '')) {
        expect(route.ErrorBoundary).toBeDefined();
        expect(route.children).not.toHaveLength(0);
      } else expect(route.Component ?? route.lazy ?? route.loader).toBeDefined();
    },
  );

  it('has every path once', () => {
    expect(paths).toHaveLength(new Set(paths).size);
  });

  it.each(paths)('owns the prefix of %s', (path) => {
    expect(ownerOf([manifest], path)).toBe(manifest);
  });

  it('adds to other pages what can be published, and has the code of all of it', () => {
    const { extends: added = [], frames, finds } = manifest;
    expect(extensionProblem(added) ?? linkProblem(frames, parametersOfOwn)).toBeUndefined();
    expect(Object.keys(area.extensions ?? {}).toSorted()).toEqual(added.map(({ id }) => id).toSorted());
    expect(area.find === undefined).toBe(finds === undefined);
  });

  // Public pages have no sidebar
  // An area without a frame, such as the sign-in, has no sidebar
  if (manifest.frames.length > 0)
    it('has a selected link in the sidebar on every page', () => {
      const isLost = (pattern: string) => {
        const path = pattern.replaceAll(/:\w+/g, 'x');
        const { manifest: frame, params = {} } = frameOf([manifest], path) ?? {};
        return !frame?.navigation.some((entry) => linkState(entry, params, path) !== 'none');
      };
      expect(paths.filter((path) => !isRedirect(path) && isLost(path))).toEqual([]);
    });

  it('has the breadcrumbs of the page in every tab', () => {
    expect(lostTabs(area.routes)).toEqual([]);
  });

  it('has a screen for every link of the sidebar', () => {
    for (const { to } of manifest.frames.flatMap(({ navigation, pages = [] }) => [...navigation, ...pages]))
      expect(paths).toContain(to);
  });
}
