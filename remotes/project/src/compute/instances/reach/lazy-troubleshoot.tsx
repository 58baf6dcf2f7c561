import { lazy } from '@console/shared/runtime';
import { InDialog } from '@console/shared/ui';

/** The search for the cause of a lost connection, whose code is fetched when it opens. */
export const Troubleshoot = lazy(
  'Troubleshoot connection',
  async () => (await import(/* webpackChunkName: "troubleshoot" */ './troubleshoot.tsx')).Troubleshoot,
  InDialog,
);
