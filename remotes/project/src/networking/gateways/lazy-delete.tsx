import { lazy } from '@console/shared/runtime';
import { InDialog } from '@console/shared/ui';

/** The dialog that deletes an internet gateway; its code is fetched when it opens. */
export const DeleteGateway = lazy(
  'Delete gateway',
  async () => (await import(/* webpackChunkName: "gateways-delete" */ './delete.tsx')).DeleteGateway,
  InDialog,
);
