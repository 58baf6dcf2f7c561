import { lazy } from '@console/shared/runtime';
import { InDialog } from '@console/shared/ui';

/** Deletes a certificate: comes with the first one that is to be deleted. */
export const DeleteCertificate = lazy(
  'Delete certificate',
  async () =>
    (await import(/* webpackChunkName: "certificates-delete" */ './delete-dialog.tsx')).DeleteCertificate,
  InDialog,
);
