import { screen } from '@console/shared/routing';
import { everyInstance } from '../../base/instances/queries.ts';
import { vpc } from '../crumbs.ts';
import { allSubnets } from '../subnets/queries.ts';
import { allVpcs, firewallRules } from '../vpcs/queries.ts';
import { vpcEdit } from '../vpcs/routes.ts';

const names = ({ project, vpc: of }: { project: string; vpc: string }) => [
  everyInstance(project),
  allVpcs(project),
  allSubnets(project, of),
];

/** The firewall rules of a VPC, the first tab of its page. */
export const firewallTab = screen('/projects/:project/vpcs/:vpc/firewall-rules', {
  crumb: 'Firewall Rules',
  under: vpc,
  load: ({ project, vpc: name }) => [firewallRules(project, name)],
  prefetch: names,
  component: () => import(/* webpackChunkName: "firewall-rules" */ './list.tsx'),
  overlays: [
    vpcEdit,
    screen('/projects/:project/vpcs/:vpc/firewall-rules-new', {
      title: 'New Rule',
      load: ({ project, vpc: name }) => [firewallRules(project, name)],
      prefetch: names,
      component: () => import(/* webpackChunkName: "firewall-rules-create" */ './create.tsx'),
    }),
    screen('/projects/:project/vpcs/:vpc/firewall-rules-new/:rule', {
      title: 'New Rule',
      load: ({ project, vpc: name }) => [firewallRules(project, name)],
      prefetch: names,
      component: () => import(/* webpackChunkName: "firewall-rules-create" */ './create.tsx'),
    }),
    screen('/projects/:project/vpcs/:vpc/firewall-rules/:rule/edit', {
      title: 'Edit Rule',
      load: ({ project, vpc: name }) => [firewallRules(project, name)],
      prefetch: names,
      component: () => import(/* webpackChunkName: "firewall-rules-edit" */ './edit.tsx'),
    }),
  ],
});
