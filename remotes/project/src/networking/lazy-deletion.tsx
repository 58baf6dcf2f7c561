import { lazy } from '@console/shared/runtime';
import { InDialog } from '@console/shared/ui';

/** The question before a VPC is deleted, whose code is fetched when it opens. */
export const DeleteVpc = lazy(
  'Delete VPC',
  async () => (await import(/* webpackChunkName: "network-deletion" */ './vpcs/delete-vpc.tsx')).DeleteVpc,
  InDialog,
);

/** The question before a subnet is deleted, whose code is fetched when it opens. */
export const DeleteSubnet = lazy(
  'Delete subnet',
  async () =>
    (await import(/* webpackChunkName: "network-deletion" */ './subnets/delete-subnet.tsx')).DeleteSubnet,
  InDialog,
);
