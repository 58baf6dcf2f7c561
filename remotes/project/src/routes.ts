import { affinityRoutes } from './affinity/routes.ts';
import { accessRoutes } from './access/routes.ts';
import { certificateRoutes } from './certificates/routes.ts';
import { computeRoutes } from './compute/routes.ts';
import { networkingRoutes } from './networking/routes.ts';
import { floatingIpRoutes } from './networking/floating-ips/routes.ts';
import { overviewRoutes } from './overview/routes.ts';
import { oxqlRoutes } from './oxql/routes.ts';
import { probeRoutes } from './probes/routes.ts';
import { projectRoutes } from './projects/routes.ts';
import { siloRoutes } from './silo/routes.ts';
import { storageRoutes } from './storage/routes.ts';
import { userRoutes } from './users/routes.ts';

/** Every screen of the project area. */
export const routes = [
  ...projectRoutes,
  ...overviewRoutes,
  ...computeRoutes,
  ...affinityRoutes,
  ...storageRoutes,
  ...networkingRoutes,
  ...floatingIpRoutes,
  ...siloRoutes,
  ...accessRoutes,
  ...userRoutes,
  ...certificateRoutes,
  ...oxqlRoutes,
  ...probeRoutes,
];
