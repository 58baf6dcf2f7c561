import { lazy } from '@console/shared/runtime';
import { InPlace } from '@console/shared/ui';

/** What a disk has read and written: its charts come with the first disk that is viewed. */
export const Activity = lazy(
  'Activity',
  async () => (await import(/* webpackChunkName: "disk-activity" */ './activity-lanes.tsx')).Activity,
  InPlace,
);
