import { screen } from '@console/shared/routing';
import { vpc } from '../crumbs.ts';
import { vpcInterfaces } from '../firewall-rules/queries.ts';
import { allSubnets } from '../subnets/queries.ts';
import { firewallRules } from '../vpcs/queries.ts';

/** The tab `Exposed` of a VPC: traffic from the internet that its rules let in. */
export const exposedTab = screen('/projects/:project/vpcs/:vpc/exposed', {
  crumb: 'Exposed',
  under: vpc,
  load: ({ project, vpc: name }) => [
    firewallRules(project, name),
    allSubnets(project, name),
    vpcInterfaces({ project, vpc: name }),
  ],
  component: () => import(/* webpackChunkName: "vpc-exposed" */ './tab.tsx'),
});
