import { lazy } from '@console/shared/runtime';
import { InDialog } from '@console/shared/ui';

// The code of the forms is fetched when the first dialog opens.

export const ApplySettings = lazy(
  'Apply settings',
  async () => (await import(/* webpackChunkName: "port-dialogs" */ './apply.tsx')).ApplySettings,
  InDialog,
);

export const ClearSettings = lazy(
  'Clear port settings',
  async () => (await import(/* webpackChunkName: "port-dialogs" */ './clear.tsx')).ClearSettings,
  InDialog,
);
