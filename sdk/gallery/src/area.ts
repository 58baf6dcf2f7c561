import { QueryIdentity } from '@console/shared/query';
import { defineArea } from '@console/shared/routing';
import { manifest } from './manifest.ts';
import { routes } from './routes.ts';

/** The one module that this area exposes. */
export const area = defineArea(manifest, routes, { query: QueryIdentity });
