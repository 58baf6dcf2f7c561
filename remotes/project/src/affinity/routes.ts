import { crumb, screen } from '@console/shared/routing';
import { allInstances } from '../base/instances/queries.ts';
import { project } from '../crumbs.ts';
import { projectByName } from '../base/projects/queries.ts';
import { antiAffinityReads, sledsIfAllowed, affinityReads } from './queries.ts';

const antiAffinityGroups = crumb('/projects/:project/affinity', 'Affinity Groups', project);
const affinityGroups = crumb('/projects/:project/affinity-groups', 'Affinity Groups', project);

/** Screens of a project's anti-affinity and affinity groups. */
export const affinityRoutes = [
  // A frame around both lists; its own path redirects to the first of them
  screen('/projects/:project/affinities', {
    under: project,
    load: ({ project: name }) => [projectByName(name)],
    component: () => import(/* webpackChunkName: "affinity" */ './page.tsx'),
    tabs: [
      screen('/projects/:project/affinity', {
        crumb: 'Affinity Groups',
        under: project,
        load: ({ project: name }) => [antiAffinityReads.all(name)],
        component: () => import(/* webpackChunkName: "anti-affinity-list" */ './apart/list.tsx'),
        overlays: [
          screen('/projects/:project/affinity-new', {
            title: 'New anti-affinity group',
            component: () => import(/* webpackChunkName: "anti-affinity-create" */ './apart/create.tsx'),
          }),
        ],
      }),
      screen('/projects/:project/affinity-groups', {
        crumb: 'Affinity Groups',
        under: project,
        load: ({ project: name }) => [affinityReads.all(name)],
        component: () => import(/* webpackChunkName: "affinity-list" */ './together/list.tsx'),
        overlays: [
          screen('/projects/:project/affinity-groups-new', {
            title: 'New affinity group',
            component: () => import(/* webpackChunkName: "affinity-create" */ './together/create.tsx'),
          }),
        ],
      }),
    ],
  }),
  screen('/projects/:project/affinity/:antiAffinityGroup', {
    crumb: ({ antiAffinityGroup: name }) => name,
    under: antiAffinityGroups,
    load: ({ project: inProject, antiAffinityGroup: name }) => [
      antiAffinityReads.one(inProject, name),
      antiAffinityReads.members(inProject, name),
    ],
    lookups: ({ project: inProject }) => [allInstances(inProject)],
    prefetch: () => [sledsIfAllowed()],
    component: () => import(/* webpackChunkName: "anti-affinity-group" */ './apart/detail.tsx'),
    overlays: [
      screen('/projects/:project/affinity/:antiAffinityGroup/edit', {
        title: 'Edit anti-affinity group',
        load: ({ project: inProject, antiAffinityGroup: name }) => [antiAffinityReads.one(inProject, name)],
        component: () => import(/* webpackChunkName: "anti-affinity-edit" */ './apart/edit.tsx'),
      }),
    ],
  }),
  screen('/projects/:project/affinity-groups/:affinityGroup', {
    crumb: ({ affinityGroup: name }) => name,
    under: affinityGroups,
    load: ({ project: inProject, affinityGroup: name }) => [
      affinityReads.one(inProject, name),
      affinityReads.members(inProject, name),
    ],
    lookups: ({ project: inProject }) => [allInstances(inProject)],
    prefetch: () => [sledsIfAllowed()],
    component: () => import(/* webpackChunkName: "affinity-group" */ './together/detail.tsx'),
    overlays: [
      screen('/projects/:project/affinity-groups/:affinityGroup/edit', {
        title: 'Edit affinity group',
        load: ({ project: inProject, affinityGroup: name }) => [affinityReads.one(inProject, name)],
        component: () => import(/* webpackChunkName: "affinity-edit" */ './together/edit.tsx'),
      }),
    ],
  }),
];
