import { screen } from '@console/shared/routing';
import { timeseriesSchemas } from './queries.ts';

/** The page that queries any timeseries. */
export const oxqlRoutes = [
  screen('/system/oxql', {
    crumb: 'OxQL explorer',
    load: () => [timeseriesSchemas()],
    component: () => import(/* webpackChunkName: "system-oxql" */ './page.tsx'),
  }),
];
