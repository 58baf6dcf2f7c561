import { expect, it } from 'vitest';
import { handleOf, itIsARouteTable } from '../../../build/testing/test-route-table.ts';
import { area } from './area.ts';
import { manifest } from './manifest.ts';
import { routes } from './routes.ts';

itIsARouteTable({ area, manifest, routes, source: new URL('routes.ts', import.meta.url) });

it('trails and titles are those of the screens', () => {
  const list = area.routes.find(({ id }) => id === 'system:/system/silos');
  expect(handleOf(list)?.crumbs?.({})).toEqual([{ label: 'Silos', to: '/system/silos' }]);
  expect(list?.children?.map((route) => [route.path, handleOf(route)?.title])).toEqual([
    ['/system/silos', undefined],
    ['/system/silos-new', 'New Silo'],
  ]);
});
