import { lazy } from '@console/shared/runtime';
import { InDialog } from '@console/shared/ui';

/** The list of what this tab has started; its code is fetched when it is about to be opened. */
export const ActivityPanel = lazy<{ readonly onDismiss: () => void }>(
  'Activity',
  async () => (await import(/* webpackChunkName: "activity" */ './panel.tsx')).ActivityPanel,
  InDialog,
);
