import { lazy } from '@console/shared/runtime';
import { InDialog } from '@console/shared/ui';

/** The resize modal, whose code is fetched when it opens. */
export const ResizeModal = lazy(
  'Resize instance',
  async () => (await import(/* webpackChunkName: "resize" */ './resize.tsx')).ResizeModal,
  InDialog,
);
