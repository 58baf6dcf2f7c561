import { screen } from '@console/shared/routing';
import { allPools } from '../floating-ips/queries.ts';
import { vpc } from '../crumbs.ts';
import { allRouters, routesOfVpc } from '../routers/queries.ts';
import { allGateways, gatewayAddresses, gatewayByName, gatewayPools } from './queries.ts';

export const gatewayTab = screen('/projects/:project/vpcs/:vpc/internet-gateways', {
  crumb: 'Internet Gateways',
  under: vpc,
  load: ({ project: inProject, vpc: name }) => [allGateways(inProject, name)],
  prefetch: ({ project: inProject, vpc: name }) => [
    allRouters(inProject, name),
    routesOfVpc(inProject, name),
    allPools(),
  ],
  component: () => import(/* webpackChunkName: "gateways" */ './list.tsx'),
  overlays: [
    screen('/projects/:project/vpcs/:vpc/internet-gateways-new', {
      title: 'New Internet Gateway',
      component: () => import(/* webpackChunkName: "gateways-create" */ './create.tsx'),
    }),
    screen('/projects/:project/vpcs/:vpc/internet-gateways/:gateway', {
      title: 'Edit Internet Gateway',
      load: ({ project: inProject, vpc: inVpc, gateway }) => [
        gatewayByName(inProject, inVpc, gateway),
        gatewayAddresses(inProject, inVpc, gateway),
        gatewayPools(inProject, inVpc, gateway),
      ],
      prefetch: ({ project: inProject, vpc: inVpc }) => [routesOfVpc(inProject, inVpc), allPools()],
      component: () => import(/* webpackChunkName: "gateways-detail" */ './detail.tsx'),
    }),
  ],
});
