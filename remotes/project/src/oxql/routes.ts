import { screen } from '@console/shared/routing';
import { project } from '../crumbs.ts';
import { projectByName } from '../base/projects/queries.ts';

/** The page that queries the measurements of a project. */
export const oxqlRoutes = [
  screen('/projects/:project/oxql', {
    crumb: 'OxQL explorer',
    under: project,
    // Only to find out whether the project exists
    load: (place) => [projectByName(place.project)],
    component: () => import(/* webpackChunkName: "project-oxql" */ './page.tsx'),
  }),
];
