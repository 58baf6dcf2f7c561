import { redirect, screen } from '@console/shared/routing';
import { allInstances } from '../../base/instances/queries.ts';
import { project } from '../../crumbs.ts';
import { projectByName } from '../../base/projects/queries.ts';
import { allPools, floatingIpByName, floatingIpPage } from './queries.ts';

export const floatingIpRoutes = [
  screen('/projects/:project/floating-ips', {
    crumb: 'Floating IPs',
    under: project,
    load: ({ project: name }) => [projectByName(name), floatingIpPage(name)()],
    lookups: ({ project: name }) => [allInstances(name), allPools()],
    component: () => import(/* webpackChunkName: "floating-ips-list" */ './list.tsx'),
    overlays: [
      screen('/projects/:project/floating-ips-new', {
        title: 'New Floating IP',
        prefetch: () => [allPools()],
        component: () => import(/* webpackChunkName: "floating-ips-create" */ './create.tsx'),
      }),
      screen('/projects/:project/floating-ips/:floatingIp/edit', {
        title: 'Edit Floating IP',
        load: ({ project: inProject, floatingIp: name }) => [floatingIpByName(inProject, name)],
        component: () => import(/* webpackChunkName: "floating-ips-edit" */ './edit.tsx'),
      }),
    ],
  }),
  redirect('/projects/:project/floating-ips/:floatingIp', '/projects/:project/floating-ips/:floatingIp/edit'),
];
