import { lazy } from '@console/shared/runtime';
import { InDialog } from '@console/shared/ui';

/** The plan of a retention rule, whose code is fetched when it opens. */
export const RetentionDialog = lazy(
  'Keep snapshots by a rule',
  async () => (await import(/* webpackChunkName: "snapshots-retention" */ './dialog.tsx')).RetentionDialog,
  InDialog,
);
