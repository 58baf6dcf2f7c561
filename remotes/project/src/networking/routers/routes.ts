import { crumb, screen } from '@console/shared/routing';
import { vpc } from '../crumbs.ts';
import { namesForEnds } from './route-table/queries.ts';
import { routeByName, routePage, routerByName, routerPage } from './queries.ts';

const routers = crumb('/projects/:project/vpcs/:vpc/routers', 'Routers', vpc);
const router = crumb('/projects/:project/vpcs/:vpc/routers/:router', ({ router: name }) => name, routers);

export const routerTab = screen('/projects/:project/vpcs/:vpc/routers', {
  crumb: 'Routers',
  under: vpc,
  load: ({ project: inProject, vpc: name }) => [routerPage(inProject, name)()],
  component: () => import(/* webpackChunkName: "routers" */ './list.tsx'),
  overlays: [
    screen('/projects/:project/vpcs/:vpc/routers-new', {
      title: 'New Router',
      component: () => import(/* webpackChunkName: "routers-create" */ './create.tsx'),
    }),
    screen('/projects/:project/vpcs/:vpc/routers/:router/edit', {
      title: 'Edit Router',
      load: ({ project: inProject, vpc: inVpc, router: name }) => [routerByName(inProject, inVpc, name)],
      component: () => import(/* webpackChunkName: "routers-edit" */ './edit.tsx'),
    }),
  ],
});

export const routerRoutes = [
  screen('/projects/:project/vpcs/:vpc/routers/:router', {
    crumb: 'Routes',
    under: router,
    load: ({ project: inProject, vpc: inVpc, router: name }) => [
      routerByName(inProject, inVpc, name),
      routePage(inProject, inVpc, name)(),
    ],
    prefetch: ({ project: inProject, vpc: inVpc }) => namesForEnds(inProject, inVpc),
    component: () => import(/* webpackChunkName: "router" */ './detail.tsx'),
    overlays: [
      screen('/projects/:project/vpcs/:vpc/routers/:router/routes-new', {
        title: 'New Route',
        load: ({ project: inProject, vpc: inVpc, router: name }) => [routerByName(inProject, inVpc, name)],
        component: () => import(/* webpackChunkName: "routes-create" */ './route-table/create.tsx'),
      }),
      screen('/projects/:project/vpcs/:vpc/routers/:router/routes/:route/edit', {
        title: 'Edit Route',
        load: ({ project: inProject, vpc: inVpc, router: name, route }) => [
          routeByName(inProject, inVpc, name, route),
        ],
        component: () => import(/* webpackChunkName: "routes-edit" */ './route-table/edit.tsx'),
      }),
    ],
  }),
];
