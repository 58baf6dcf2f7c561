import {
  ALL,
  PAGE_SIZE,
  isKind,
  type RouterRoute,
  vpcRouterList,
  vpcRouterRouteList,
  vpcRouterRouteView,
  vpcRouterView,
} from '@console/shared/api';
import { everyPage, fetchToShow, optionalLookup, type Page, type Query, query } from '@console/shared/query';

export const routerPage =
  (project: string, vpc: string) =>
  (pageToken?: string, limit = PAGE_SIZE) =>
    query(vpcRouterList, { query: { project, vpc, limit, pageToken } });

export const allRouters = (project: string, vpc: string) =>
  everyPage((pageToken) => query(vpcRouterList, { query: { project, vpc, limit: ALL, pageToken } }));

/** One router; 404 when none in the VPC has this name. */
export const routerByName = (project: string, vpc: string, router: string) =>
  query(vpcRouterView, { path: { router }, query: { project, vpc } });

/** The router that a subnet uses, by id; `null` when it no longer exists. */
export const routerById = (router: string) => optionalLookup(query(vpcRouterView, { path: { router } }));

export const routePage =
  (project: string, vpc: string, router: string) =>
  (pageToken?: string, limit = PAGE_SIZE) =>
    query(vpcRouterRouteList, { query: { project, vpc, router, limit, pageToken } });

/** One route; 404 when none in the router has this name. */
export const routeByName = (project: string, vpc: string, router: string, route: string) =>
  query(vpcRouterRouteView, { path: { route }, query: { project, vpc, router } });

export const routesOfRouter = (router: string) =>
  everyPage((pageToken) => query(vpcRouterRouteList, { query: { router, limit: ALL, pageToken } }));

/**
 * The routes of all routers of a VPC; sends one request per router. A router that is deleted in the meantime has none. Routers are
 * identified by id; `allRouters` contains their names.
 */
export const routesOfVpc = (project: string, vpc: string): Query<Page<RouterRoute>> => ({
  queryKey: [vpcRouterRouteList.id, 'of a VPC', { project, vpc }],
  queryFn: async () => {
    const { items: routers } = await fetchToShow(allRouters(project, vpc));
    const lists = await Promise.all(routers.map(({ id }) => routesOrNone(id)));
    return { items: lists.flat() };
  },
});

async function routesOrNone(router: string): Promise<RouterRoute[]> {
  try {
    return (await fetchToShow(routesOfRouter(router))).items;
  } catch (error) {
    if (isKind(error, 'not-found')) return [];
    throw error;
  }
}
