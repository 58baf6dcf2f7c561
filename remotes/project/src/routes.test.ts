import { expect, it } from 'vitest';
import { matchPath } from '@console/shared/router';
import { itIsARouteTable } from '../../../build/testing/test-route-table.ts';
import { area } from './area.ts';
import { instanceTabs } from './compute/instances/detail/tabs.ts';
import { manifest } from './manifest.ts';
import { vpcTabs } from './networking/vpcs/tabs.ts';
import { routes } from './routes.ts';

itIsARouteTable({ area, manifest, routes });

// @sheet specification/2.9
it.each([
  ['an instance', instanceTabs({ project: 'p', instance: 'i' })],
  ['a VPC', vpcTabs({ project: 'p', vpc: 'v' })],
])('has a screen for every tab of %s', (_, tabs) => {
  const paths = routes.flatMap((entry) => entry.paths);
  for (const { to } of tabs) expect(paths.some((path) => matchPath(path, to))).toBe(true);
});
