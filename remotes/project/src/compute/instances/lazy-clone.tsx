import { lazy } from '@console/shared/runtime';
import { InDialog } from '@console/shared/ui';

/** The plan of clones, whose code is fetched when it opens. */
export const CloneDialog = lazy(
  'Clone instance',
  async () => (await import(/* webpackChunkName: "instances-clone" */ './clone/dialog.tsx')).CloneDialog,
  InDialog,
);
