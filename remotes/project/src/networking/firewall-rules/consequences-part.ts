import { lazy } from '@console/shared/runtime';
import { InPlace } from '@console/shared/ui';

/** The consequences of a change of rules. Its chunk contains the comparison, for which no form waits. */
export const Consequences = lazy(
  'What changes',
  async () =>
    (await import(/* webpackChunkName: "firewall-consequences" */ './consequences.tsx')).Consequences,
  InPlace,
);
