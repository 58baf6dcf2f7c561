import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chunkNamesByPath } from '../../../build/route-chunks.ts';
import { area } from './area.ts';
import { manifest } from './manifest.ts';
import { routes } from './routes.ts';

type Routes = typeof area.routes;
const flat = (list: Routes): Routes => list.flatMap((route) => [route, ...flat(route.children ?? [])]);
const drawsOrSends = (route: Routes[number]) => Boolean(route.Component ?? route.lazy ?? route.loader);

const REDIRECTS = ['/settings'];

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
  const trail = (id: string) => area.routes.find((route) => route.id === id)?.handle.crumbs({});
  const settings = { label: 'Settings', to: '/settings/profile' };
  expect(trail('settings:/settings/profile')).toEqual([
    settings,
    { label: 'Profile', to: '/settings/profile' },
  ]);
  expect(trail('settings:/settings/ssh-keys')).toEqual([
    settings,
    { label: 'SSH Keys', to: '/settings/ssh-keys' },
  ]);
  const overlays = area.routes
    .flatMap((route) => route.children ?? [])
    .filter(({ handle }) => handle?.overlay);
  expect(overlays.map(({ path, handle }) => [path, handle.title])).toEqual([
    ['/settings/ssh-keys-new', 'New SSH key'],
    ['/settings/ssh-keys/:sshKey/edit', 'View SSH Key'],
  ]);
});
