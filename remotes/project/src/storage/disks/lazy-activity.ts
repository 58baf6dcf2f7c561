import { lazy } from '@console/shared/runtime';
import { InPlace } from '@console/shared/ui';

/** A disk's reads and writes; the charts are fetched with the first disk that is viewed. */
export const Activity = lazy(
  'Activity',
  async () => (await import(/* webpackChunkName: "disk-activity" */ './activity-lanes.tsx')).Activity,
  InPlace,
);
