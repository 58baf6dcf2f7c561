import { lazy } from '@console/shared/runtime';
import { InDialog } from '@console/shared/ui';

export const DisableSession = lazy(
  'Disable BFD session',
  async () => (await import(/* webpackChunkName: "bfd-disable" */ './disable.tsx')).DisableSession,
  InDialog,
);
