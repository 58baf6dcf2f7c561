import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chunkNamesByPath } from '../../../build/route-chunks.ts';
import { area } from './area.ts';
import { manifest } from './manifest.ts';
import { routes } from './routes.ts';

type Routes = typeof area.routes;
const flat = (list: Routes): Routes => list.flatMap((route) => [route, ...flat(route.children ?? [])]);

it('every route draws something or sends on', () => {
  for (const route of flat(area.routes)) expect(route, route.id).toSatisfy(drawsOrSends);
});

const drawsOrSends = (route: Routes[number]) => Boolean(route.Component ?? route.lazy ?? route.loader);

it('the build finds the chunk of every screen', () => {
  const found = chunkNamesByPath(readFileSync(new URL('routes.ts', import.meta.url), 'utf8'));
  expect(found.map(([path]) => path)).toEqual(routes.flatMap((entry) => entry.paths));
  // a file each for sign-in and for device pages: they are small, and share most of what they are made of
  expect(new Set(found.map(([, chunk]) => chunk))).toEqual(new Set(['login', 'device']));
});

it('the area owns the prefix of every path', () => {
  for (const path of routes.flatMap((entry) => entry.paths))
    expect(
      manifest.prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)),
      path,
    ).toBe(true);
});

it('no page has a crumb or a title of its own', () => {
  for (const { handle } of flat(area.routes)) expect(handle).toEqual({ area: 'auth' });
});
