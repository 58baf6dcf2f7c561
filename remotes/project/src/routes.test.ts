import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matchPath, type RouteObject } from '@console/shared/router';
import { chunkNamesByPath } from '../../../build/route-chunks.ts';
import { area } from './area.ts';
import { instanceTabs } from './instances/detail/tabs.ts';
import { manifest } from './manifest.ts';
import { routes } from './routes.ts';

const flat = (route: RouteObject): RouteObject[] => [route, ...(route.children ?? []).flatMap(flat)];

const all = area.routes.flatMap(flat);
const paths = routes.flatMap((entry) => entry.paths);

describe('route table', () => {
  it.each(all.map((route) => [route.id, route] as const))('%s leads somewhere', (_, route) => {
    expect(route.lazy ?? route.Component ?? route.loader).toBeDefined();
  });

  it('has every path once', () => {
    expect(paths).toHaveLength(new Set(paths).size);
  });

  it('names a chunk for every screen', () => {
    const source = readFileSync(new URL('routes.ts', import.meta.url), 'utf8');
    const redirects = [...source.matchAll(/(?:redirect|resolve)\('([^']+)'/g)].map(([, path]) => path);
    const chunks = chunkNamesByPath(source);
    expect(chunks.map(([path]) => path)).toEqual(paths.filter((path) => !redirects.includes(path)));
    expect(new Set(chunks.map(([, chunk]) => chunk)).size).toBe(chunks.length);
  });

  it('has a screen for every navigation entry', () => {
    for (const { to } of manifest.frames.flatMap((frame) => frame.navigation)) expect(paths).toContain(to);
  });

  it('has a screen for every tab of an instance', () => {
    for (const { to } of instanceTabs({ project: 'p', instance: 'i' }))
      expect(paths.some((path) => matchPath(path, to))).toBe(true);
  });
});
