import { screen } from '@console/shared/routing';
import { project } from '../crumbs.ts';
import { allPools } from '../networking/floating-ips/queries.ts';
import { projectByName } from '../base/projects/queries.ts';
import { knownSleds, probeByName, probePage } from './queries.ts';

/** Screens of the probes of a project (docs/screens/operator.md section 7.1). */
export const probeRoutes = [
  screen('/projects/:project/probes', {
    crumb: 'Probes',
    under: project,
    load: ({ project: name }) => [projectByName(name), probePage(name)()],
    lookups: () => [knownSleds()],
    component: () => import(/* webpackChunkName: "probes-list" */ './list.tsx'),
    overlays: [
      screen('/projects/:project/probes-new', {
        title: 'New probe',
        lookups: () => [knownSleds()],
        prefetch: () => [allPools()],
        component: () => import(/* webpackChunkName: "probes-create" */ './create.tsx'),
      }),
      screen('/projects/:project/probes/:probe', {
        title: 'Probe',
        load: ({ project: name, probe }) => [probeByName(name, probe)],
        component: () => import(/* webpackChunkName: "probes-detail" */ './detail.tsx'),
      }),
    ],
  }),
];
