import type { Page } from '@playwright/test';
import {
  breadcrumbs,
  confirm,
  dialog,
  expectCrumbs,
  expectFieldError,
  open,
  openPalette,
  title,
  toast,
} from '../support/console.ts';
import { begin } from '../support/begin.ts';
import { callsOf } from '../support/mock.ts';
import { rangeForm } from './ip-pools.ts';
import { as, expect, rowAction, rowOf, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

const LIST = '/system/networking/ip-pools';
const V4 = `${LIST}/public-v4`;

const poolMenu = (page: Page) => page.getByRole('button', { name: 'IP pool actions' });

/** The text of a capacity bar: it begins with its family. */
const bar = (page: Page, family: 'IPv4' | 'IPv6') =>
  page.getByRole('main').getByRole('heading', { level: 2, name: family });

test('the list shows the utilization of each pool, by IP version and with shortened large numbers', async ({
  page,
}) => {
  await open(page, '/system/networking', 'IP Pools');
  await expect(page).toHaveURL(LIST);
  await expect(page).toHaveTitle('IP Pools / Oxide Console');
  await expectCrumbs(page, ['IP Pools', LIST]);
  await expect(page.getByRole('columnheader')).toHaveText([
    'name',
    'description',
    'Utilization',
    'created',
    '',
  ]);
  await expect(page.getByRole('row')).toHaveCount(5);
  await expect(rowOf(page, 'public-v4')).toContainText('29 / 72');
  await expect(rowOf(page, 'public-v6')).toContainText('v40 / 0v62 / 16');
  await expect(rowOf(page, 'reserve')).toContainText('0 / 0');
  await expect(rowOf(page, 'backbone-trial')).toContainText('v40 / 254v60 / 18.4 × 10¹⁸');
  await rowOf(page, 'backbone-trial').getByText('18.4 × 10¹⁸').hover();
  await expect(page.getByRole('tooltip')).toHaveText('18,446,744,073,709,551,616');
  expect(await callsOf(page, 'ipPoolUtilizationView')).toBe(4);
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });
  test('list and bar use the separators of the locale', async ({ page }) => {
    await open(page, LIST, 'IP Pools');
    await expect(rowOf(page, 'backbone-trial')).toContainText('0 / 18,4 × 10¹⁸');
    await page.getByRole('link', { name: 'backbone-trial' }).click();
    await expect(page.getByRole('main')).toContainText('Capacity18,4 × 10¹⁸');
  });
});

test('a pool is created, renamed from its menu and deleted from it', async ({ page }) => {
  await open(page, LIST, 'IP Pools');
  await page.getByRole('link', { name: 'New IP Pool' }).click();
  await expect(page).toHaveTitle('New IP pool / IP Pools / Oxide Console');
  const form = dialog(page, 'Create IP pool');
  await form.getByRole('textbox', { name: 'Name' }).fill('edge-v4');
  await form.getByRole('button', { name: 'Create IP pool' }).click();
  await expect(toast(page, 'IP pool edge-v4 created')).toBeVisible();
  await expect(page).toHaveURL(LIST);
  await rowOf(page, 'edge-v4').getByRole('link', { name: 'edge-v4' }).click();
  await expect(title(page, 'edge-v4')).toBeVisible();
  await expect(page).toHaveTitle('edge-v4 / IP Pools / Oxide Console');
  await expect(page.getByRole('meter')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'No IP ranges' })).toBeVisible();
  await poolMenu(page).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expectCrumbs(page, ['IP Pools', LIST], ['edge-v4', `${LIST}/edge-v4`]);
  const edit = dialog(page, 'Edit IP pool');
  await edit.getByRole('textbox', { name: 'Name' }).fill('edge-v4-west');
  await edit.getByRole('button', { name: 'Update IP pool' }).click();
  await expect(toast(page, 'IP pool edge-v4-west updated')).toBeVisible();
  await expect(page).toHaveURL(`${LIST}/edge-v4-west`);
  await expect(title(page, 'edge-v4-west')).toBeVisible();
  await poolMenu(page).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await confirm(page, 'Confirm delete');
  await expect(toast(page, 'Pool edge-v4-west deleted')).toBeVisible();
  await expect(page).toHaveURL(LIST);
  await expect(rowOf(page, 'edge-v4-west')).toHaveCount(0);
});

test('only a pool without ranges can be deleted', async ({ page }) => {
  await open(page, LIST, 'IP Pools');
  await rowAction(page, 'public-v4', 'Delete');
  await confirm(page, 'Confirm delete');
  await expect(toast(page, 'Could not delete pool')).toBeVisible();
  await expect(page.getByTestId('Toasts')).toContainText('it has ranges');
  await expect(rowOf(page, 'public-v4')).toBeVisible();
  await rowAction(page, 'reserve', 'Delete');
  await confirm(page, 'Confirm delete');
  await expect(toast(page, 'Pool reserve deleted')).toBeVisible();
  await expect(rowOf(page, 'reserve')).toHaveCount(0);
  await rowOf(page, 'public-v4').getByRole('link', { name: 'public-v4' }).click();
  await poolMenu(page).click();
  const remove = page.getByRole('menuitem', { name: 'Delete' });
  await expect(remove).toBeDisabled();
  await expect(remove).toHaveAccessibleDescription(/Remove the ranges first/);
});

test('a range is added and removed; bars and list follow', async ({ page }) => {
  await open(page, `${LIST}/public-v6`, 'public-v6');
  await expect(page.getByRole('main')).toContainText('IPv6(IPs)12.5%');
  await expect(bar(page, 'IPv4')).toHaveCount(0);
  await page.getByRole('link', { name: 'Add range' }).click();
  await expect(page).toHaveTitle('Add Range / public-v6 / IP Pools / Oxide Console');
  const { form, first, last, submit } = rangeForm(page);
  await submit.click();
  await expectFieldError(first, 'Not a valid IP address');
  await expectFieldError(last, 'Not a valid IP address');
  await first.fill('2001:db8::1');
  await expectFieldError(first, 'IPv6 ranges are not yet supported');
  await first.fill('203.0.113.200');
  await last.fill('203.0.113.220');
  await expect(form.getByText('Addresses in this range: 21')).toBeVisible();
  await submit.click();
  await expect(toast(page, 'IP range added')).toBeVisible();
  await expect(page).toHaveURL(`${LIST}/public-v6`);
  await expect(rowOf(page, '203.0.113.200')).toContainText('203.0.113.220');
  await expect(page.getByRole('main')).toContainText('IPv4(IPs)0%Allocated0Capacity21');
  await breadcrumbs(page).getByRole('link', { name: 'IP Pools' }).click();
  await expect(rowOf(page, 'public-v6')).toContainText('v40 / 21');
  await page.goBack();
  await rowAction(page, '203.0.113.200', 'Remove');
  const asked = dialog(page, 'Confirm remove range');
  await expect(asked).toContainText('203.0.113.200–203.0.113.220');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(page, '203.0.113.200')).toBeVisible();
  await rowAction(page, '203.0.113.200', 'Remove');
  await confirm(page, 'Confirm remove range');
  await expect(rowOf(page, '203.0.113.200')).toHaveCount(0);
  await expect(bar(page, 'IPv4')).toHaveCount(0);
  await expect(bar(page, 'IPv6')).toBeVisible();
});

test('silos are linked and unlinked in a tab with a URL', async ({ page }) => {
  await open(page, V4, 'public-v4');
  await page.getByRole('tab', { name: 'Linked silos' }).click();
  await expect(page).toHaveURL(`${V4}?tab=silos`);
  await expect(page.getByRole('columnheader').first()).toHaveText('Silo');
  await expect(rowOf(page, 'fernhill')).toContainText('default');
  await expect(rowOf(page, 'fernhill').getByRole('link', { name: 'fernhill' })).toHaveAttribute(
    'href',
    '/system/silos/fernhill?tab=ip-pools',
  );
  const link = page.getByRole('button', { name: 'Link silo' });
  const modal = dialog(page, 'Link silo');
  await link.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await modal.getByRole('button', { name: 'Cancel' }).click();
  await link.click();
  const silo = modal.getByRole('combobox', { name: /^Silo/ });
  await silo.fill('fernhill');
  await expect(page.getByRole('option', { name: 'No items match' })).toBeVisible();
  await silo.fill('quar');
  await page.getByRole('option', { name: /^quarry/ }).click();
  await modal.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(modal).toBeHidden();
  await expect(rowOf(page, 'quarry')).not.toContainText('default');
  await rowOf(page, 'quarry').getByRole('button', { name: 'Row actions' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Make default', 'Unlink']);
  await page.getByRole('menuitem', { name: 'Unlink' }).click();
  await expect(dialog(page, 'Confirm unlink silo')).toContainText('quarry');
  await confirm(page, 'Confirm unlink silo');
  await expect(rowOf(page, 'quarry')).toHaveCount(0);
  await page.getByRole('tab', { name: 'IP ranges' }).click();
  await expect(page).toHaveURL(V4);
});

test('the palette creates a pool and leads to each', { tag: FULL }, async ({ page }) => {
  await open(page, LIST, 'IP Pools');
  const palette = await openPalette(page);
  await expect(palette.getByRole('option', { name: 'New IP pool' })).toBeVisible();
  await page.keyboard.type('reserve');
  await page.keyboard.press('Enter');
  await expect(title(page, 'reserve')).toBeVisible();
});

test('users who may not view the fleet find no pools', async ({ page, context, baseURL }) => {
  await as(context, baseURL, 'Tobias Lindqvist');
  await open(page, LIST, 'Page not found');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('nothing is wider than the screen', async ({ page }) => {
    for (const [path, name] of [
      [LIST, 'IP Pools'],
      [`${LIST}/backbone-trial`, 'backbone-trial'],
      [`${V4}?tab=silos`, 'public-v4'],
    ] as const) {
      await begin(page, path, { heading: name });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, path).toBeLessThanOrEqual(0);
    }
  });
});
