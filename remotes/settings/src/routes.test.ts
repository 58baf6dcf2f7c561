import { expect, it } from 'vitest';
import { flat, handleOf, itIsARouteTable } from '../../../build/testing/test-route-table.ts';
import { area } from './area.ts';
import { manifest } from './manifest.ts';
import { routes } from './routes.ts';

itIsARouteTable({ area, manifest, routes });

it('breadcrumbs and titles match docs/screens', () => {
  const trail = (id: string) => handleOf(area.routes.find((route) => route.id === id))?.crumbs?.({});
  const settings = { label: 'Settings', to: '/settings/profile' };
  expect(trail('settings:/settings/profile')).toEqual([
    settings,
    { label: 'Profile', to: '/settings/profile' },
  ]);
  expect(trail('settings:/settings/ssh-keys')).toEqual([
    settings,
    { label: 'SSH Keys', to: '/settings/ssh-keys' },
  ]);
  const overlays = flat(area.routes).filter((route) => handleOf(route)?.overlay);
  expect(overlays.map((route) => [route.path, handleOf(route)?.title])).toEqual([
    ['/settings/ssh-keys-new', 'New SSH key'],
    ['/settings/ssh-keys/:sshKey/edit', 'View SSH Key'],
  ]);
});
