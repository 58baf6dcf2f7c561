import { screen } from '@console/shared/routing';
import { project } from '../crumbs.ts';
import { projectByName } from '../projects/queries.ts';

/** The page that asks for what was measured in a project. */
export const oxqlRoutes = [
  screen('/projects/:project/oxql', {
    crumb: 'OxQL explorer',
    under: project,
    // Only to know that it is there
    load: (place) => [projectByName(place.project)],
    component: () => import(/* webpackChunkName: "project-oxql" */ './page.tsx'),
  }),
];
