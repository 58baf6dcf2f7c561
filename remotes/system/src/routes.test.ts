import { expect, it } from 'vitest';
import { handleOf, itIsARouteTable } from '../../../build/testing/test-route-table.ts';
import { area } from './area.ts';
import { manifest } from './manifest.ts';
import { routes } from './routes.ts';

itIsARouteTable({ area, manifest, routes });

// @sheet common-ui/34.4 specification/2.6
it('breadcrumbs and titles match docs/screens', () => {
  const list = area.routes.find(({ id }) => id === 'system:/system/silos');
  expect(handleOf(list)?.crumbs?.({})).toEqual([{ label: 'Silos', to: '/system/silos' }]);
  expect(list?.children?.map((route) => [route.path, handleOf(route)?.title])).toEqual([
    ['/system/silos', undefined],
    ['/system/silos-new', 'New Silo'],
  ]);
});

it('a silo is below its list, and its forms only in the title', () => {
  const silo = area.routes.find(({ id }) => id === 'system:/system/silos/:silo');
  expect(handleOf(silo)?.crumbs?.({ silo: 'fernhill' })).toEqual([
    { label: 'Silos', to: '/system/silos' },
    { label: 'fernhill', to: '/system/silos/fernhill' },
  ]);
  expect(silo?.children?.map((route) => handleOf(route)?.title)).toEqual([
    undefined,
    'New Identity Provider',
    'Edit Identity Provider',
  ]);
});
