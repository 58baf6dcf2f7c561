import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AreaManifest, AreaModule, RouteHandle } from '@console/shared/contract';
import type { RouteObject } from '@console/shared/router';
import type { RouteEntry } from '@console/shared/routing';
import { chunkNamesByPath } from '../route-chunks.ts';

/** A route table and what belongs to it. */
export interface RouteTable {
  area: AreaModule;
  manifest: AreaManifest;
  routes: readonly RouteEntry[];
  /** URL of the file that the build reads, `routes.ts`. */
  source: URL;
  /** Screens may have a file together. */
  sharesChunks?: boolean;
}

/** All routes of a list, with those inside of them. */
export const flat = (list: readonly RouteObject[]): RouteObject[] =>
  list.flatMap((route) => [route, ...flat(route.children ?? [])]);

const isHandle = (value: unknown): value is RouteHandle =>
  typeof value === 'object' && value !== null && 'area' in value;

/** What a route tells the frame of itself. */
export const handleOf = (route: RouteObject | undefined): RouteHandle | undefined =>
  isHandle(route?.handle) ? route.handle : undefined;

/** What holds for the route table of every remote; each calls it in its `routes.test.ts`. */
export function itIsARouteTable({ area, manifest, routes, source, sharesChunks = false }: RouteTable): void {
  const paths = routes.flatMap((entry) => entry.paths);

  it.each(flat(area.routes).map((route) => [route.id, route] as const))(
    '%s draws something or sends on',
    (_, route) => {
      expect(route.Component ?? route.lazy ?? route.loader).toBeDefined();
    },
  );

  it('has every path once', () => {
    expect(paths).toHaveLength(new Set(paths).size);
  });

  it.each(paths)('owns the prefix of %s', (path) => {
    const owns = (prefix: string) =>
      path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}-`);
    expect(manifest.prefixes.some(owns)).toBe(true);
  });

  it('tells the build the file of every screen', () => {
    const code = readFileSync(source, 'utf8');
    const redirects = new Set([...code.matchAll(/(?:redirect|resolve)\('([^']+)'/g)].map(([, path]) => path));
    const chunks = chunkNamesByPath(code);
    expect(chunks.map(([path]) => path)).toEqual(paths.filter((path) => !redirects.has(path)));
    const files = new Set(chunks.map(([, chunk]) => chunk));
    if (!sharesChunks) expect(files.size).toBe(chunks.length);
  });

  it('has a screen for every link of the sidebar', () => {
    for (const { to } of manifest.frames.flatMap((frame) => frame.navigation)) expect(paths).toContain(to);
  });
}
