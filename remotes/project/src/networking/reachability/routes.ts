import { screen } from '@console/shared/routing';
import { everyInstance } from '../../base/instances/queries.ts';
import { vpc } from '../crumbs.ts';
import { vpcByName } from '../vpcs/queries.ts';

/**
 * The page that explains whether one endpoint reaches another. It reads the network only when there is a question, because the
 * loader also runs when the pointer is over a link.
 */
export const reachabilityRoutes = [
  screen('/projects/:project/vpcs/:vpc/reachability', {
    crumb: 'Reachability',
    under: vpc,
    load: ({ project, vpc: name }) => [vpcByName(project, name)],
    prefetch: ({ project }) => [everyInstance(project)],
    component: () => import(/* webpackChunkName: "reachability" */ './page.tsx'),
  }),
];
