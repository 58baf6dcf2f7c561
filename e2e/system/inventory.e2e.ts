import type { Page } from '@playwright/test';
import { confirm, dialog, expectCrumbs, open, openPalette, title, toast } from '../support/console.ts';
import { tell } from '../support/mock.ts';
import { as, expect, rowAction, rowOf, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

const SLEDS = '/system/inventory/sleds';
const WAITING = '/system/inventory/waiting-sleds';

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });

test('sleds are the first tab, with policy and state', async ({ page }) => {
  await open(page, '/system/inventory', 'Inventory');
  await expect(page).toHaveURL(SLEDS);
  await expect(page).toHaveTitle('Sleds / Inventory / Oxide Console');
  await expectCrumbs(page, ['Inventory', SLEDS], ['Sleds', SLEDS]);
  await expect(tab(page, 'Sleds').first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    '',
    '',
    'Policy',
    '',
    '',
    '',
    '',
    'serial number',
    'Slot',
    'state',
    'Kind',
    'Provision policy',
    'part number',
    'revision',
    'id',
    '',
  ]);
  for (const [serial, text] of [
    ['FH22408817', '0activeIn serviceProvisionable'],
    ['FH22408869', '4activeIn serviceNot provisionable'],
    ['FH224088134', '—decommissionedIn serviceNot provisionable'],
    ['FH224088147', '—activeExpunged—'],
    ['FH224088160', '—decommissionedExpunged—'],
  ] as const)
    await expect(rowOf(page, serial)).toContainText(text);
});

test('a sled shows its properties, its instances of every silo and its disks', async ({ page }) => {
  await open(page, SLEDS, 'Inventory');
  const href = await rowOf(page, 'FH22408817').getByRole('link').getAttribute('href');
  const id = href?.split('/').at(-2);
  await rowOf(page, 'FH22408817').getByRole('link').click();
  await expect(title(page, 'Sled')).toBeVisible();
  await expect(page).toHaveURL(`${SLEDS}/${id}/instances`);
  await expectCrumbs(
    page,
    ['Inventory', SLEDS],
    ['Sleds', SLEDS],
    ['FH22408817', `${SLEDS}/${id}/instances`],
    ['Instances', `${SLEDS}/${id}/instances`],
  );
  await expect(page.getByRole('main')).toContainText('serialFH22408817');
  await expect(page.getByRole('main')).toContainText('provision policyProvisionable');
  await expect(page.getByRole('main')).toContainText('usable physical ram1 TiB');
  const instance = page.getByRole('row').filter({ hasText: 'fernhill / edge-cache' }).first();
  await expect(instance).toContainText('vCPU');
  await expect(page.getByText(/^\d+ vCPU, .+ of 1,024 GiB$/)).toBeVisible();
  await instance.getByRole('button', { name: 'Row actions' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Copy ID']);
  await page.keyboard.press('Escape');
  await tab(page, 'Disks').click();
  await expect(page).toHaveURL(`${SLEDS}/${id}/disks`);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Serial',
    'State',
    'Policy',
    'Form factor',
    'Vendor',
    'Model',
    'ID',
    '',
  ]);
  await expect(rowOf(page, 'HX40881700')).toContainText('U.2');
  await page.goto(`${SLEDS}/00000000-0000-4000-8000-000000000000/instances`);
  await expect(title(page, 'Page not found')).toBeVisible();
});

test('a changed policy of a sled is shown in list and page', async ({ page }) => {
  await open(page, SLEDS, 'Inventory');
  await rowAction(page, 'FH22408817', 'Make non-provisionable');
  const asked = dialog(page, 'Stop placing instances on this sled');
  await expect(asked).toContainText(/FH22408817.*instances keep running/);
  await expect(asked).toContainText(/\d+ sleds still accept instances.*\d+ now, \d+ after/);
  await confirm(page, 'Stop placing instances on this sled');
  await expect(toast(page, 'Sled FH22408817 accepts no new instances')).toBeVisible();
  await expect(rowOf(page, 'FH22408817')).toContainText('Not provisionable');
  await rowOf(page, 'FH22408817').getByRole('link').click();
  await expect(page.getByRole('main')).toContainText('provision policyNot provisionable');
  await page.getByRole('button', { name: 'Sled actions' }).click();
  await page.getByRole('menuitem', { name: 'Make provisionable' }).click();
  await confirm(page, 'Place instances on this sled again');
  await expect(page.getByRole('main')).toContainText('provision policyProvisionable');
});

test('disks are listed, filtered and shown, by click and by address', async ({ page }) => {
  await open(page, SLEDS, 'Inventory');
  await tab(page, 'Disks').click();
  await expect(page).toHaveTitle('Disks / Inventory / Oxide Console');
  await expect(page.getByRole('columnheader')).toHaveText([
    'serial number',
    'Sled',
    'Slot',
    'state',
    'policy',
    'Form factor',
    'model number',
    'id',
    '',
  ]);
  await page.getByRole('searchbox', { name: 'Filter disks' }).fill('HX40884305 ');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Filter disks' }).fill('HX40885605');
  await expect(rowOf(page, 'HX40885605')).toContainText(/FH22408856.*activeexpungedU\.2/);
  await rowOf(page, 'HX40885605').getByRole('link').click();
  const panel = dialog(page, 'Disk');
  await expect(panel).toContainText('SledFH22408856');
  await expect(page).toHaveURL(/\/disks\/[0-9a-f-]{36}\?filter=HX40885605$/);
  await page.reload();
  await expect(panel).toContainText('SerialHX40885605');
  await panel.getByRole('link', { name: 'Same model' }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/disks\?filter=HLX-3200-U2$/);
  await page.goto('/system/inventory/disks/00000000-0000-4000-8000-000000000000');
  await expect(title(page, 'Page not found')).toBeVisible();
});

test('racks, switches and waiting sleds have their tabs', async ({ page }) => {
  await open(page, SLEDS, 'Inventory');
  await tab(page, 'Racks').click();
  await expect(page.getByText(/^\d+ in service \/ 32$/)).toBeVisible();
  await tab(page, 'Switches').click();
  await rowOf(page, 'FH22S00391').getByRole('link').click();
  await expect(dialog(page, 'Switch')).toContainText('PartGX-7710-01');
  await dialog(page, 'Switch').getByRole('button', { name: 'Close' }).click();
  await tab(page, /^Waiting sleds/).click();
  await expect(page.getByRole('img', { name: '3 waiting' })).toBeVisible();
  await rowAction(page, 'FH23110407', 'Add sled');
  const modal = dialog(page, 'Add sled');
  await expect(modal).toContainText('Slot10');
  await modal.getByRole('button', { name: 'Add sled' }).click();
  await expect(toast(page, 'Sled FH23110407 accepted')).toBeVisible();
  await expect(rowOf(page, 'FH23110407')).toContainText('Being added');
  // Ten seconds later its row is gone, which the next look finds
  await tell(page, 'clock', { advance: 10_000 });
  await expect(toast(page, 'Sled FH23110407 is ready')).toBeVisible({ timeout: 15_000 });
  await expect(rowOf(page, 'FH23110407')).toHaveCount(0);
  await expect(page.getByRole('img', { name: '2 waiting' })).toBeVisible();
  await page.getByTestId('Toasts').getByRole('link', { name: 'View sled' }).last().click();
  await expect(page.getByRole('main')).toContainText('serialFH23110407');
});

test('the palette finds a sled by its serial', { tag: FULL }, async ({ page }) => {
  await open(page, SLEDS, 'Inventory');
  await openPalette(page);
  await page.keyboard.type('FH22408843');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText('serialFH22408843');
});

test('users who may not view the fleet find no hardware', async ({ page, context, baseURL }) => {
  await as(context, baseURL, 'Tobias Lindqvist');
  await open(page, WAITING, 'Page not found');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('nothing is wider than the screen', async ({ page }) => {
    await open(page, SLEDS, 'Inventory');
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    for (const name of ['Disks', 'Racks', 'Switches', /^Waiting sleds/]) {
      expect(await isWide()).toBe(false);
      await tab(page, name).click();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    }
    await open(page, SLEDS, 'Inventory');
    await page.getByRole('link', { name: /^FH/ }).first().click();
    await expect(title(page, 'Sled')).toBeVisible();
    expect(await isWide()).toBe(false);
  });
});

test('a sled is taken out of service in six actions, and its work order says what is known', async ({
  page,
}) => {
  await open(page, SLEDS, 'Inventory');
  await rowAction(page, 'FH22408817', 'Take out of service');
  await expect(title(page, 'Take out of service')).toBeVisible();
  await page.getByRole('button', { name: 'Make non-provisionable' }).click();
  await confirm(page, 'Stop placing instances on this sled');
  const step = (name: string) =>
    page
      .getByRole('list', { name: 'Steps for sled FH22408817' })
      .getByRole('listitem')
      .filter({
        has: page.getByRole('heading', { name }),
      });
  await expect(step('Stop placing instances')).toContainText('done');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV of fernhill' }).click();
  expect((await download).suggestedFilename()).toBe('fernhill-instances-to-restart.csv');
  await page.getByRole('button', { name: 'Copy mail to fernhill' }).click();
  await page.getByRole('link', { name: 'Work order' }).click();
  await expect(title(page, 'Work order: Sled FH22408817')).toBeVisible();
  await expect(page.getByText('The sled is in service.')).toBeVisible();
  await page.goBack();
  await expect(step('Stop placing instances')).toContainText('done');
  await expect(step('Wait until it is empty')).toContainText('left');
});
