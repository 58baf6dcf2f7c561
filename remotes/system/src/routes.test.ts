import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { RouteHandle } from '@console/shared/contract';
import type { RouteObject } from '@console/shared/router';
import { chunkNamesByPath } from '../../../build/route-chunks.ts';
import { area } from './area.ts';
import { manifest } from './manifest.ts';
import { routes } from './routes.ts';

const flat = (list: RouteObject[]): RouteObject[] =>
  list.flatMap((route) => [route, ...flat(route.children ?? [])]);
const drawsOrSends = (route: RouteObject) => Boolean(route.Component ?? route.lazy ?? route.loader);

const isHandle = (value: unknown): value is RouteHandle =>
  typeof value === 'object' && value !== null && 'area' in value;
const handleOf = (route: RouteObject | undefined) => (isHandle(route?.handle) ? route.handle : undefined);

const REDIRECTS = ['/system'];

it('every route draws something or sends on', () => {
  for (const route of flat(area.routes)) expect(route, route.id).toSatisfy(drawsOrSends);
});

it('the build finds the chunk of every screen', () => {
  const found = chunkNamesByPath(readFileSync(new URL('routes.ts', import.meta.url), 'utf8'));
  const paths = routes.flatMap((entry) => entry.paths).filter((path) => !REDIRECTS.includes(path));
  expect(found.map(([path]) => path)).toEqual(paths);
  expect(new Set(found.map(([, chunk]) => chunk)).size).toBe(found.length);
});

it('every link of the sidebar leads to a screen', () => {
  const paths = routes.flatMap((entry) => entry.paths);
  for (const { to } of manifest.frames.flatMap((frame) => frame.navigation)) expect(paths).toContain(to);
});

it('trails and titles are those of the screens', () => {
  const list = area.routes.find(({ id }) => id === 'system:/system/silos');
  expect(handleOf(list)?.crumbs?.({})).toEqual([{ label: 'Silos', to: '/system/silos' }]);
  expect(list?.children?.map((route) => [route.path, handleOf(route)?.title])).toEqual([
    ['/system/silos', undefined],
    ['/system/silos-new', 'New Silo'],
  ]);
});
