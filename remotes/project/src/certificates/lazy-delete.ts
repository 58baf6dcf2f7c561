import { lazy } from '@console/shared/runtime';
import { InDialog } from '@console/shared/ui';

/** The confirmation of a certificate's deletion, fetched when it first opens. */
export const DeleteCertificate = lazy(
  'Delete certificate',
  async () =>
    (await import(/* webpackChunkName: "certificates-delete" */ './delete-dialog.tsx')).DeleteCertificate,
  InDialog,
);
