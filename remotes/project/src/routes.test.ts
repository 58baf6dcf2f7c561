import { expect, it } from 'vitest';
import { matchPath } from '@console/shared/router';
import { handleOf, itIsARouteTable } from '../../../build/testing/test-route-table.ts';
import { area } from './area.ts';
import { instanceTabs } from './compute/instances/detail/tabs.ts';
import { manifest } from './manifest.ts';
import { vpcTabs } from './networking/vpcs/tabs.ts';
import { routes } from './routes.ts';

// A copy uses the form of a new rule with other values
itIsARouteTable({ area, manifest, routes, together: ['firewall-rules-create'] });

it('a group is named by its shortened id', () => {
  const groupId = 'cb42d11a-d5ea-498b-841d-22b75ab5ea26';
  const group = area.routes.find(({ id }) => id === 'project:/users/groups/:groupId');
  expect(
    handleOf(group)
      ?.crumbs?.({ groupId })
      .map(({ label }) => label),
  ).toEqual(['Users', 'Groups', 'cb42d…5ea26']);
});

it.each([
  ['an instance', instanceTabs({ project: 'p', instance: 'i' })],
  ['a VPC', vpcTabs({ project: 'p', vpc: 'v' })],
])('has a screen for every tab of %s', (_, tabs) => {
  const paths = routes.flatMap((entry) => entry.paths);
  for (const { to } of tabs) expect(paths.some((path) => matchPath(path, to))).toBe(true);
});
