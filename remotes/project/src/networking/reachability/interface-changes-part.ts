import { lazy } from '@console/shared/runtime';
import { InPlace } from '@console/shared/ui';

/** The consequences of a change of an interface. Its chunk contains the steps of reachability, for which no form waits. */
export const InterfaceConsequences = lazy(
  'What changes',
  async () =>
    (await import(/* webpackChunkName: "route-consequences" */ './interface-changes.tsx'))
      .InterfaceConsequences,
  InPlace,
);
