import { lazy } from '@console/shared/runtime';
import { InDialog } from '@console/shared/ui';

/** The form that attaches an address; its code is fetched when it opens. */
export const AttachAddress = lazy(
  'Attach address',
  async () => (await import(/* webpackChunkName: "gateways-forms" */ './attach-address.tsx')).AttachAddress,
  InDialog,
);

/** The form that attaches an IP pool; its code is fetched when it opens. */
export const AttachPool = lazy(
  'Attach IP pool',
  async () => (await import(/* webpackChunkName: "gateways-forms" */ './attach-pool.tsx')).AttachPool,
  InDialog,
);

/** The dialog that detaches an address or an IP pool from a gateway; its code is fetched when it opens. */
export const Detach = lazy(
  'Detach',
  async () => (await import(/* webpackChunkName: "gateways-forms" */ './detach.tsx')).Detach,
  InDialog,
);
