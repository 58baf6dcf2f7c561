import { screen } from '@console/shared/routing';
import { everyInstance } from '../../base/instances/queries.ts';
import { vpc } from '../crumbs.ts';
import { allRouters } from '../routers/queries.ts';
import { vpcByName } from '../vpcs/queries.ts';
import { allSubnets, subnetByName, subnetInterfaces, subnetPage } from './queries.ts';

export const subnetTab = screen('/projects/:project/vpcs/:vpc/subnets', {
  crumb: 'Subnets',
  under: vpc,
  load: ({ project: inProject, vpc: name }) => [subnetPage(inProject, name)()],
  lookups: ({ project: inProject, vpc: name }) => [allRouters(inProject, name)],
  component: () => import(/* webpackChunkName: "subnets" */ './list.tsx'),
  overlays: [
    screen('/projects/:project/vpcs/:vpc/subnets-new', {
      title: 'New Subnet',
      load: ({ project: inProject, vpc: name }) => [vpcByName(inProject, name), allSubnets(inProject, name)],
      prefetch: ({ project: inProject, vpc: name }) => [allRouters(inProject, name)],
      component: () => import(/* webpackChunkName: "subnets-create" */ './create.tsx'),
    }),
    screen('/projects/:project/vpcs/:vpc/subnets/:subnet/edit', {
      title: 'Edit Subnet',
      load: (place) => [subnetByName(place)],
      prefetch: ({ project: inProject, vpc: name }) => [allRouters(inProject, name)],
      component: () => import(/* webpackChunkName: "subnets-edit" */ './edit.tsx'),
    }),
    screen('/projects/:project/vpcs/:vpc/subnets/:subnet', {
      title: 'Subnet',
      load: (place) => [subnetByName(place), subnetInterfaces(place)],
      lookups: ({ project: inProject }) => [everyInstance(inProject)],
      component: () => import(/* webpackChunkName: "subnets-detail" */ './detail.tsx'),
    }),
  ],
});
