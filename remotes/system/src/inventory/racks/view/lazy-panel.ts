import { lazy } from '@console/shared/runtime';
import { InDialog } from '@console/shared/ui';

export const SledPanel = lazy(
  'Sled',
  async () => (await import(/* webpackChunkName: "inventory-rack-sled" */ './sled-panel.tsx')).SledPanel,
  InDialog,
);
