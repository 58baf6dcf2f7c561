import { expect, type Locator, type Page } from '@playwright/test';
import { begin, type Order } from '../../support/begin.ts';
import { dialog } from '../../support/console.ts';
import { rowAction } from '../../support/test.ts';

/** Address of the networking tab of an instance of the demo's richest project. */
export const networkingOf = (instance: string, project = 'edge-cache'): string =>
  `/projects/${project}/instances/${instance}/networking`;

/** Opens the networking tab of an instance. */
export async function openNetworking(
  page: Page,
  instance: string,
  { orders = [], project }: { orders?: readonly Order[]; project?: string } = {},
): Promise<void> {
  await begin(page, networkingOf(instance, project), { orders, heading: instance });
  await expect(page.getByRole('heading', { name: 'Network interfaces', exact: true })).toBeVisible();
}

/** The table of a card. */
export const externalIps = (page: Page): Locator => page.getByRole('table', { name: 'External IPs' });
export const interfaces = (page: Page): Locator => page.getByRole('table', { name: 'Network interfaces' });

/** The button that opens a form or modal of the tab. */
export const opener = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** The form of a new interface. */
export function newInterface(page: Page) {
  const form = dialog(page, 'Add network interface');
  return {
    form,
    name: form.getByRole('textbox', { name: 'Name', exact: true }),
    vpc: form.getByRole('button', { name: /^VPC/ }),
    subnet: form.getByRole('button', { name: /^Subnet/ }),
    ip: form.getByRole('textbox', { name: 'IP Address' }),
    add: form.getByRole('button', { name: 'Add network interface', exact: true }),
    cancel: form.getByRole('button', { name: 'Cancel', exact: true }),
  };
}

/** Opens the form of a new interface and fills in the given values. */
export async function fillInterface(
  page: Page,
  { name, subnet = 'cache-tier' }: { name: string; subnet?: string },
): Promise<ReturnType<typeof newInterface>> {
  await opener(page, 'Add network interface').click();
  const parts = newInterface(page);
  await parts.name.fill(name);
  await choose(page, parts.vpc, 'default');
  await choose(page, parts.subnet, subnet);
  return parts;
}

/** Picks an entry of a list by the start of its name. */
async function choose(page: Page, list: Locator, option: string): Promise<void> {
  await list.click();
  await page.getByRole('option', { name: new RegExp(`^${option}`) }).click();
}

/** The form of an interface that is there. */
function editedInterface(page: Page) {
  const form = dialog(page, 'Edit network interface');
  return {
    form,
    name: form.getByRole('textbox', { name: 'Name', exact: true }),
    transitIp: form.getByRole('textbox', { name: 'Transit IPs' }),
    add: form.getByRole('button', { name: 'Add Transit IP', exact: true }),
    update: form.getByRole('button', { name: 'Update network interface', exact: true }),
  };
}

/** Opens the form of an interface. */
export async function editInterface(page: Page, name: string): Promise<ReturnType<typeof editedInterface>> {
  await rowAction(page, name, 'Edit');
  const parts = editedInterface(page);
  await expect(parts.form).toBeVisible();
  return parts;
}
