import { lazy } from '@console/shared/runtime';
import { InDialog } from '@console/shared/ui';

/** Dialogs about a floating IP, whose code is fetched when the first one opens. */
export const AttachModal = lazy(
  'Attach floating IP',
  async () => (await import(/* webpackChunkName: "floating-ips-dialogs" */ './attach.tsx')).AttachModal,
  InDialog,
);
export const MoveModal = lazy(
  'Move floating IP',
  async () => (await import(/* webpackChunkName: "floating-ips-dialogs" */ './move-modal.tsx')).MoveModal,
  InDialog,
);
export const PoolPanel = lazy(
  'IP pool',
  async () => (await import(/* webpackChunkName: "floating-ips-dialogs" */ './pool-panel.tsx')).PoolPanel,
  InDialog,
);
