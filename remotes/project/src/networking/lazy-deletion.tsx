import { lazy } from '@console/shared/runtime';
import { InDialog } from '@console/shared/ui';

/** The confirmation of a VPC's deletion; its code is fetched when it opens. */
export const DeleteVpc = lazy(
  'Delete VPC',
  async () => (await import(/* webpackChunkName: "network-deletion" */ './vpcs/delete-vpc.tsx')).DeleteVpc,
  InDialog,
);

/** The confirmation of a subnet's deletion; its code is fetched when it opens. */
export const DeleteSubnet = lazy(
  'Delete subnet',
  async () =>
    (await import(/* webpackChunkName: "network-deletion" */ './subnets/delete-subnet.tsx')).DeleteSubnet,
  InDialog,
);
