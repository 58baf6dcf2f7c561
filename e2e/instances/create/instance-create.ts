import { expect, type Locator, type Page } from '@playwright/test';
import { begin, type Order } from '../../support/begin.ts';
import { dialog } from '../../support/console.ts';

/** Address of the form in a project. */
export const newInstance = (project = 'edge-cache') => `/projects/${project}/instances-new`;

/** Opens the form of a new instance. */
export async function openForm(
  page: Page,
  { project, orders = [] }: { project?: string; orders?: readonly Order[] } = {},
): Promise<void> {
  await begin(page, newInstance(project), { orders, heading: 'Create instance' });
}

const box = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

/** The controls of the form, by the names they have. */
export const form = (page: Page) => ({
  name: box(page, 'Name'),
  description: box(page, 'Description'),
  image: page.getByRole('combobox', { name: 'Image', exact: true }),
  disk: page.getByRole('combobox', { name: 'Disk', exact: true }),
  size: box(page, 'Disk size (GiB)'),
  diskName: box(page, 'Disk name'),
  hostname: box(page, 'Hostname'),
  pool: page.getByRole('button', { name: /^IP pool for ephemeral IP/ }),
  ephemeral: page.getByRole('checkbox', { name: 'Allocate and attach an ephemeral IP address' }),
  disks: page.getByRole('table', { name: 'Disks', exact: true }),
  attachFloating: page.getByRole('button', { name: 'Attach floating IP', exact: true }),
  submit: page.getByRole('button', { name: 'Create instance', exact: true }),
  cancel: page.getByRole('button', { name: 'Cancel', exact: true }),
});

/** Goes to a tab of hardware or of the boot disk. */
export const tab = (page: Page, name: string): Promise<void> =>
  page.getByRole('tab', { name, exact: true }).click();

/** Opens a part of the advanced settings. */
export const openPart = (page: Page, name: 'Networking' | 'Configuration'): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Chooses an option of a combobox or listbox. */
export async function pick(page: Page, control: Locator, option: RegExp): Promise<void> {
  await control.click();
  await page.getByRole('option', { name: option }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

/** Enters what every instance needs: a name and an image of the silo. */
export async function fillNeeded(page: Page, name: string): Promise<void> {
  await form(page).name.fill(name);
  await pick(page, form(page).image, /^debian-13-generic/);
}

/** Notes a new blank disk, from the dialog of new disks. */
export async function addDisk(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create new disk' }).click();
  const modal = dialog(page, 'Create disk');
  await modal.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await modal.getByRole('button', { name: 'Create disk', exact: true }).click();
}

/** Sends the form and waits for the page of the instance. */
export async function create(page: Page, name: string, project = 'edge-cache'): Promise<void> {
  await form(page).submit.click();
  await expect(page).toHaveURL(`/projects/${project}/instances/${name}/storage`, { timeout: 15_000 });
}
