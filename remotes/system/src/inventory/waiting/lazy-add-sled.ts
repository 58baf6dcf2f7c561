import { lazy } from '@console/shared/runtime';
import { InDialog } from '@console/shared/ui';

/** The dialog that adds a waiting sled to the system. */
export const AddSled = lazy(
  'Add sled',
  async () => (await import(/* webpackChunkName: "inventory-add-sled" */ './add-sled.tsx')).AddSled,
  InDialog,
);
