import { screen } from '@console/shared/routing';
import { project } from '../crumbs.ts';
import { allPools } from '../networking/floating-ips/queries.ts';
import { allVpcs } from '../networking/vpcs/queries.ts';
import { projectByName } from '../base/projects/queries.ts';
import { listsOf, quotas } from './queries.ts';

/** The overview of a project. */
export const overviewRoutes = [
  screen('/projects/:project/overview', {
    crumb: 'Overview',
    under: project,
    // A wrong name has no page
    load: ({ project: name }) => [projectByName(name)],
    // Each part of the page shows its own loading and failure
    prefetch: ({ project: name }) => [...Object.values(listsOf(name)), allVpcs(name), quotas(), allPools()],
    component: () => import(/* webpackChunkName: "project-overview" */ './page.tsx'),
  }),
];
