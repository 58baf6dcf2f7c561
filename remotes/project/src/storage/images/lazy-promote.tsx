import { lazy } from '@console/shared/runtime';
import { InDialog } from '@console/shared/ui';

/** The modal that promotes an image. Its code is fetched when it opens. */
export const PromoteImageModal = lazy(
  'Promote image',
  async () => (await import(/* webpackChunkName: "images-promote" */ './promote.tsx')).PromoteImageModal,
  InDialog,
);
