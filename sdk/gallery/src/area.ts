import { QueryIdentity } from '@console/shared/query';
import { defineArea } from '@console/shared/routing';
import { fetchPart } from '@console/shared/runtime';
import { manifest } from './manifest.ts';
import { routes } from './routes.ts';

/** The one module that this area exposes. */
export const area = defineArea(manifest, routes, {
  query: QueryIdentity,
  // The service of the recipes has no server
  mock: async () => (await fetchPart(() => import('./backups/mock.ts'))).mock,
});
