import { expect, it } from 'vitest';
import { matchPath } from '@console/shared/router';
import { itIsARouteTable } from '../../../build/testing/test-route-table.ts';
import { area } from './area.ts';
import { instanceTabs } from './compute/instances/detail/tabs.ts';
import { manifest } from './manifest.ts';
import { routes } from './routes.ts';

itIsARouteTable({ area, manifest, routes, source: new URL('routes.ts', import.meta.url) });

it('has a screen for every tab of an instance', () => {
  const paths = routes.flatMap((entry) => entry.paths);
  for (const { to } of instanceTabs({ project: 'p', instance: 'i' }))
    expect(paths.some((path) => matchPath(path, to))).toBe(true);
});
