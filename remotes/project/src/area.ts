import { QueryIdentity } from '@console/shared/query';
import { defineArea } from '@console/shared/routing';
import { fetchPart } from '@console/shared/runtime';
import { NAME } from './manifest.ts';
import { AreaTasks } from './area-tasks.tsx';
import { routes } from './routes.ts';

/** The one module this remote exposes. */
export const area = defineArea({ name: NAME }, routes, {
  query: QueryIdentity,
  Commands: AreaTasks,
  search: () => fetchPart(() => import(/* webpackChunkName: "search-part" */ './search/part.ts')),
  actionsOn: async (resource) =>
    (await fetchPart(() => import(/* webpackChunkName: "found-actions" */ './found-actions.ts'))).actionsOn(
      resource,
    ),
});
