import { lazy } from '@console/shared/runtime';
import { InPlace } from '@console/shared/ui';

/** The consequences of a change of routes. Its chunk contains the steps of reachability, for which no form waits. */
export const RouteConsequences = lazy(
  'What changes',
  async () =>
    (await import(/* webpackChunkName: "route-consequences" */ './route-changes.tsx')).RouteConsequences,
  InPlace,
);
