import { lazy } from '@console/shared/runtime';
import { InDialog } from '@console/shared/ui';

/** The plan of a larger disk, whose code is fetched when it opens. */
export const GrowDialog = lazy(
  'Grow disk',
  async () => (await import(/* webpackChunkName: "disks-grow" */ './dialog.tsx')).GrowDialog,
  InDialog,
);
