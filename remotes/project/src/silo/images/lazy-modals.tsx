import { lazy } from '@console/shared/runtime';
import { InDialog } from '@console/shared/ui';

/** The modal that promotes an image; its code is fetched when it opens. */
export const PromoteModal = lazy(
  'Promote image',
  async () => (await import(/* webpackChunkName: "silo-images-promote" */ './promote.tsx')).PromoteModal,
  InDialog,
);

/** The modal that demotes an image; its code is fetched when it opens. */
export const DemoteModal = lazy(
  'Demote image',
  async () => (await import(/* webpackChunkName: "silo-images-demote" */ './demote.tsx')).DemoteModal,
  InDialog,
);
