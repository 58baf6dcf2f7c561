import type { Page } from '@playwright/test';
import type { Order } from '../../support/begin.ts';
import { dialog, expectFieldError } from '../../support/console.ts';
import {
  addDisk,
  attachDisk,
  create,
  fillNeeded,
  form,
  openForm,
  openPart,
  pick,
  tab,
} from './instance-create.ts';
import { callsOf, read } from '../../support/mock.ts';
import { expect, test } from '../../support/test.ts';
import { FULL } from '../../support/setting.ts';

const row = (page: Page, name: RegExp) => form(page).disks.getByRole('row', { name });

/** Names of the disks an instance has, the one it boots from first, the others by name. */
async function disksOf(page: Page, name: string): Promise<string[]> {
  const { items } = await read(page, `/v1/instances/${name}/disks?project=edge-cache`);
  const made = await read(page, `/v1/instances/${name}?project=edge-cache`);
  const disks: unknown[] = Array.isArray(items) ? items : [];
  const isBoot = (disk: unknown) => member(disk, 'id') === made['boot_disk_id'];
  const others = disks.filter((disk) => !isBoot(disk)).map((disk) => member(disk, 'name'));
  return [...disks.filter(isBoot).map((disk) => member(disk, 'name')), ...others.toSorted(byText)];
}

const member = (value: unknown, key: string): string =>
  typeof value === 'object' && value !== null ? String(Reflect.get(value, key)) : '';

const byText = (one: string, other: string) => one.localeCompare(other);

test('the boot disk is as large as its image, raised to the next ten and never lowered', async ({ page }) => {
  await openForm(page);
  const { size, image } = form(page);
  await expect(size).toHaveValue('10');
  await tab(page, 'Project images');
  await pick(page, image, /^cache-golden debian/);
  await expect(size).toHaveValue('20');
  await size.fill('5');
  await size.blur();
  await expect(size).toHaveValue('12');
  await tab(page, 'Silo images');
  await pick(page, image, /^ubuntu/);
  await expect(size).toHaveValue('12');
  await size.fill('6');
  await tab(page, 'Project images');
  await expect(size).toHaveValue('20');
  await pick(page, image, /^terminator-base/);
  await expect(size).toHaveValue('20');
  await size.fill('1024');
  await form(page).name.fill('cache-mad-01');
  await form(page).submit.click();
  await expectFieldError(size, 'Can be at most 1023 GiB');
});

test('the boot disk has the entered name, or a generated one', async ({ page }) => {
  await openForm(page);
  await fillNeeded(page, 'cache-mad-01');
  await form(page).diskName.fill('spare-1');
  await form(page).submit.click();
  await expectFieldError(form(page).diskName, 'Name is already in use');
  await expect(form(page).diskName).toBeFocused();
  expect(await callsOf(page, 'instanceCreate')).toBe(0);
  await form(page).diskName.fill('');
  await create(page, 'cache-mad-01');
  expect(await disksOf(page, 'cache-mad-01')).toEqual([
    expect.stringMatching(/^cache-mad-01-debian-13-generic-[0-9a-f]{6}$/),
  ]);
});

test('selections of every tab are kept, and only those of the open tab count', async ({ page }) => {
  await openForm(page);
  const { image, disk } = form(page);
  await pick(page, image, /^fedora/);
  await tab(page, 'Project images');
  await expect(image).toHaveValue('');
  await pick(page, image, /^varnish-test/);
  await tab(page, 'Existing disks');
  await pick(page, disk, /^spare-16/);
  await tab(page, 'Silo images');
  await expect(image).toHaveValue('fedora-44-cloud');
  await tab(page, 'Project images');
  await expect(image).toHaveValue('varnish-test');
  await tab(page, 'Existing disks');
  await expect(disk).toHaveValue('spare-16');
  await tab(page, 'Silo images');
  await form(page).name.fill('cache-mad-01');
  await create(page, 'cache-mad-01');
  expect(await disksOf(page, 'cache-mad-01')).toEqual([
    expect.stringMatching(/^cache-mad-01-fedora-44-cloud-[0-9a-f]{6}$/),
  ]);
});

test('an existing disk can be the boot disk, and is then not offered as an additional one', async ({
  page,
}) => {
  await openForm(page);
  await form(page).name.fill('cache-mad-01');
  await tab(page, 'Existing disks');
  await form(page).submit.click();
  await expect(page.getByText('Disk is required')).toBeVisible();
  await pick(page, form(page).disk, /^spare-16/);
  await page.getByRole('button', { name: 'Attach existing disk' }).click();
  await dialog(page, 'Attach disk').getByRole('combobox').click();
  await expect(page.getByRole('option', { name: /^spare-1\b/ }).first()).toBeVisible();
  await expect(page.getByRole('option', { name: /^spare-16/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await dialog(page, 'Attach disk').getByRole('button', { name: 'Cancel' }).click();
  await create(page, 'cache-mad-01');
  expect(await disksOf(page, 'cache-mad-01')).toEqual(['spare-16']);
  await expect(page.getByText('No other disks')).toBeVisible();
});

test('additional disks have unique names, and all are attached to the instance', async ({ page }) => {
  await openForm(page);
  await fillNeeded(page, 'cache-mad-01');
  await form(page).diskName.fill('mad-boot');
  const modal = dialog(page, 'Create disk');
  const name = modal.getByRole('textbox', { name: 'Name', exact: true });
  const submit = modal.getByRole('button', { name: 'Create disk', exact: true });
  await addDisk(page, 'mad-boot');
  await expectFieldError(name, 'Name is already in use');
  await name.fill('spare-1');
  await expectFieldError(name, 'Name is already in use');
  await name.fill('mad-data');
  await submit.click();
  await expect(modal).toBeHidden();
  await addDisk(page, 'mad-data');
  await expectFieldError(name, 'Name is already in use');
  await name.fill('mad-logs');
  await submit.click();
  await expect(modal).toBeHidden();
  expect(await callsOf(page, 'diskCreate')).toBe(0);
  await attachDisk(page, 'spare-16');
  await expect(row(page, /^Name: mad-data, Type: create/)).toContainText('10 GiB');
  await expect(row(page, /^Name: spare-16, Type: attach/)).toContainText('—');
  await page.getByRole('button', { name: 'Attach existing disk' }).click();
  await dialog(page, 'Attach disk').getByRole('combobox').click();
  await expect(page.getByRole('option', { name: /^spare-128/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /^(spare-16|ams-01|warmup)/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'remove disk mad-logs' }).click();
  await expect(row(page, /^Name: mad-logs/)).toHaveCount(0);
  await create(page, 'cache-mad-01');
  expect(await disksOf(page, 'cache-mad-01')).toEqual(['mad-boot', 'mad-data', 'spare-16']);
  const table = page.getByRole('table', { name: 'Additional disks' });
  await expect(table).toContainText('mad-data');
  await expect(table).toContainText('spare-16');
});

test('a disk that becomes an additional disk is no longer the boot disk', { tag: FULL }, async ({ page }) => {
  await openForm(page);
  await tab(page, 'Existing disks');
  await pick(page, form(page).disk, /^spare-16/);
  await tab(page, 'Silo images');
  await attachDisk(page, 'spare-16');
  await tab(page, 'Existing disks');
  await expect(form(page).disk).toHaveValue('');
  await form(page).disk.click();
  await expect(page.getByRole('option', { name: /^spare-1\b/ }).first()).toBeVisible();
  await expect(page.getByRole('option', { name: /^spare-16/ })).toHaveCount(0);
});

test('a thousand disks can be searched', async ({ page }) => {
  await openForm(page, { project: 'render-farm' });
  await tab(page, 'Existing disks');
  const { disk } = form(page);
  await disk.fill('1010');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.getByRole('option').click();
  await expect(disk).toHaveValue(/1010$/);
  await disk.fill('nothing like it');
  await expect(page.getByRole('option')).toHaveText(['No items match']);
  await expect(page.getByRole('option')).toHaveAttribute('aria-disabled', 'true');
});

const withoutSiloImages: readonly Order[] = ['debian-13-generic', 'fedora-44-cloud', 'ubuntu-26-04'].map(
  (name) => ['DELETE', `/v1/images/${name}`],
);

test('an empty source shows a message, and how to create one', async ({ page }) => {
  await openForm(page, { project: 'payments-staging', orders: withoutSiloImages });
  await expect(page.getByRole('heading', { name: 'No silo images found' })).toBeVisible();
  await expect(page.getByText(/^Nothing to boot from/)).toBeVisible();
  await expect(form(page).submit).toHaveAttribute('aria-disabled', 'true');
  await form(page).submit.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Image required');
  await tab(page, 'Existing disks');
  await expect(page.getByRole('heading', { name: 'No detached disks found' })).toBeVisible();
  await tab(page, 'Project images');
  await expect(page.getByRole('heading', { name: 'No project images found' })).toBeVisible();
  await openPart(page, 'Networking');
  await expect(page.getByText('No floating IPs found')).toBeVisible();
  await expect(form(page).attachFloating).toHaveCount(0);
  await page.getByRole('button', { name: 'Upload image' }).click();
  await expect(page).toHaveURL('/projects/payments-staging/images-new');
});

test('without any image, a disk is enough', { tag: FULL }, async ({ page }) => {
  await openForm(page, { project: 'render-farm', orders: withoutSiloImages });
  await expect(page.getByRole('tab', { name: 'Existing disks' })).toHaveAttribute('aria-selected', 'true');
  await form(page).name.fill('renderer');
  await form(page).disk.fill('0500');
  await page.getByRole('option').first().click();
  await create(page, 'renderer', 'render-farm');
});
