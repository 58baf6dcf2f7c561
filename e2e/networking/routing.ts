import { expect, type Page } from '@playwright/test';
import { begin, type Order } from '../support/begin.ts';
import { dialog } from '../support/console.ts';

/** Address of the VPC with a custom router and three gateways. */
export const DEFAULT_VPC = '/projects/edge-cache/vpcs/default';
export const ROUTERS = `${DEFAULT_VPC}/routers`;
export const REGIONAL = `${ROUTERS}/regional`;
export const GATEWAYS = `${DEFAULT_VPC}/internet-gateways`;

/** Opens a page of the VPC. */
export const openVpc = (page: Page, path: string, heading = 'default', orders: readonly Order[] = []) =>
  begin(page, path, { heading, orders });

/** The form of a route, if it is open. */
export function routeForm(page: Page, mode: 'Create' | 'Edit') {
  const form = dialog(page, `${mode} route`);
  return {
    dialog: form,
    name: form.getByRole('textbox', { name: 'Name' }),
    text: (end: 'Destination' | 'Target') => form.getByRole('textbox', { name: `${end} value` }),
    choice: (end: 'Destination' | 'Target') => form.getByRole('combobox', { name: `${end} value` }),
    async setType(end: 'Destination' | 'Target', type: string): Promise<void> {
      await form.getByRole('button', { name: `${end} type` }).click();
      await page.getByRole('option', { name: type, exact: true }).click();
    },
    submit: form.getByRole('button', { name: mode === 'Create' ? 'Create route' : 'Update route' }),
  };
}

/** The page is no wider than its window. */
export const expectToFit = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0);
