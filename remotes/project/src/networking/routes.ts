import { screen } from '@console/shared/routing';
import { projectByName } from '../base/projects/queries.ts';
import { vpc, vpcs } from './crumbs.ts';
import { exposedTab } from './exposed/routes.ts';
import { firewallTab } from './firewall-rules/routes.ts';
import { gatewayTab } from './gateways/routes.ts';
import { reachabilityRoutes } from './reachability/routes.ts';
import { mapRoutes } from './map/routes.ts';
import { moreTab } from './more/routes.ts';
import { routerRoutes, routerTab } from './routers/routes.ts';
import { subnetTab } from './subnets/routes.ts';
import { allVpcs, vpcByName } from './vpcs/queries.ts';
import { vpcRoutes } from './vpcs/routes.ts';

export const networkingRoutes = [
  ...vpcRoutes,
  screen('/projects/:project/vpcs-compare', {
    crumb: 'Compare rules',
    under: vpcs,
    load: ({ project: name }) => [projectByName(name), allVpcs(name)],
    component: () => import(/* webpackChunkName: "rules-compare" */ './rules-compare/page.tsx'),
  }),
  screen('/projects/:project/vpcs/:vpc', {
    under: vpc,
    load: ({ project: inProject, vpc: name }) => [vpcByName(inProject, name)],
    component: () => import(/* webpackChunkName: "vpc" */ './vpcs/detail.tsx'),
    // The first tab is the one to which the path of the VPC redirects: `VPC_START` of vpcs/tabs.ts
    tabs: [firewallTab, subnetTab, routerTab, gatewayTab, exposedTab, moreTab],
  }),
  ...mapRoutes,
  ...routerRoutes,
  ...reachabilityRoutes,
];
