import { screen } from '@console/shared/routing';
import { everyInstance } from '../../base/instances/queries.ts';
import { vpc } from '../crumbs.ts';
import { allFloatingIps } from '../floating-ips/queries.ts';
import { allGateways } from '../gateways/queries.ts';
import { allRouters, routesOfVpc } from '../routers/queries.ts';
import { allSubnets } from '../subnets/queries.ts';
import { vpcByName } from '../vpcs/queries.ts';
import { interfacesOfVpc } from './queries.ts';

/** The picture of a VPC. Resources that cannot be read are left out, and a note lists them. */
export const mapRoutes = [
  screen('/projects/:project/vpcs/:vpc/map', {
    crumb: 'Map',
    under: vpc,
    load: ({ project, vpc: name }) => [vpcByName(project, name), allSubnets(project, name)],
    lookups: ({ project, vpc: name }) => [
      interfacesOfVpc(project, name),
      everyInstance(project),
      allRouters(project, name),
      routesOfVpc(project, name),
      allGateways(project, name),
      allFloatingIps(project),
    ],
    component: () => import(/* webpackChunkName: "vpc-map" */ './map.tsx'),
  }),
];
