import type { Page } from '@playwright/test';
import { begin, type Order } from '../support/begin.ts';
import { dialog } from '../support/console.ts';

/** Address of the VPCs of the demo's richest project: `default` with an own subnet, and `probe-net`. */
export const EDGE_VPCS = '/projects/edge-cache/vpcs';

/** Address of the subnets of its default VPC. */
export const EDGE_SUBNETS = `${EDGE_VPCS}/default/subnets`;

/** Opens the list of VPCs. */
export const openVpcs = (page: Page, orders: readonly Order[] = []): Promise<void> =>
  begin(page, EDGE_VPCS, { orders, heading: 'VPCs' });

/** Opens the tab of subnets of the default VPC. */
export const openSubnets = (page: Page, orders: readonly Order[] = []): Promise<void> =>
  begin(page, EDGE_SUBNETS, { orders, heading: 'default' });

/** The form of a VPC, new or there already. */
export function vpcForm(page: Page, verb: 'Create' | 'Edit') {
  const form = dialog(page, `${verb} VPC`);
  return {
    dialog: form,
    name: form.getByRole('textbox', { name: 'Name', exact: true }),
    description: form.getByRole('textbox', { name: 'Description' }),
    dnsName: form.getByRole('textbox', { name: 'DNS name' }),
    prefix: form.getByRole('textbox', { name: 'IPv6 prefix' }),
    submit: form.getByRole('button', { name: verb === 'Edit' ? 'Update VPC' : 'Create VPC' }),
  };
}

/** The form of a subnet, new or there already. */
export function subnetForm(page: Page, verb: 'Create' | 'Edit') {
  const form = dialog(page, `${verb} subnet`);
  return {
    dialog: form,
    name: form.getByRole('textbox', { name: 'Name', exact: true }),
    description: form.getByRole('textbox', { name: 'Description' }),
    ipv4: form.getByRole('textbox', { name: 'IPv4 block' }),
    ipv6: form.getByRole('textbox', { name: 'IPv6 block' }),
    router: form.getByRole('button', { name: 'Custom router' }),
    submit: form.getByRole('button', { name: verb === 'Edit' ? 'Update subnet' : 'Create subnet' }),
  };
}
