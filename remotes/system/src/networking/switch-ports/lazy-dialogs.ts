import { lazy } from '@console/shared/runtime';
import { InDialog } from '@console/shared/ui';

// Forms come with the first one that opens.

/** Applies settings to ports. */
export const ApplySettings = lazy(
  'Apply settings',
  async () => (await import(/* webpackChunkName: "port-dialogs" */ './apply.tsx')).ApplySettings,
  InDialog,
);

/** Takes the settings of a port away. */
export const ClearSettings = lazy(
  'Clear port settings',
  async () => (await import(/* webpackChunkName: "port-dialogs" */ './clear.tsx')).ClearSettings,
  InDialog,
);
