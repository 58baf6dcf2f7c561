import { lazy } from '@console/shared/runtime';
import { InDialog } from '@console/shared/ui';

/** Takes a waiting sled into the system. */
export const AddSled = lazy(
  'Add sled',
  async () => (await import(/* webpackChunkName: "inventory-add-sled" */ './add-sled.tsx')).AddSled,
  InDialog,
);
