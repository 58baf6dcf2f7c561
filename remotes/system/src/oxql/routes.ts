import { screen } from '@console/shared/routing';
import { timeseriesSchemas } from './queries.ts';

/** The page that asks for anything that was measured. */
export const oxqlRoutes = [
  screen('/system/oxql', {
    crumb: 'OxQL explorer',
    load: () => [timeseriesSchemas()],
    component: () => import(/* webpackChunkName: "system-oxql" */ './page.tsx'),
  }),
];
