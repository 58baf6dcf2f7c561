import { lazy } from '@console/shared/runtime';
import { InDialog } from '@console/shared/ui';

/** The activity list; its code is fetched before it opens. */
export const ActivityPanel = lazy<{ readonly onDismiss: () => void }>(
  'Activity',
  async () => (await import(/* webpackChunkName: "activity" */ './panel.tsx')).ActivityPanel,
  InDialog,
);
