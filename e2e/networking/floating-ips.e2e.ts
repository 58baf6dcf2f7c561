import type { Page } from '@playwright/test';
import { begin } from '../support/begin.ts';
import { confirm, dialog, expectCrumbs, openPalette, sidebar, title, toast } from '../support/console.ts';
import { callsOf, read, tell } from '../support/mock.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';
import { themes } from '../support/setting.ts';

const LIST = '/projects/edge-cache/floating-ips';

const list = (page: Page) => begin(page, LIST, { heading: 'Floating IPs' });

/** Picks an entry of a list in a dialog. */
async function pick(page: Page, title: string, label: string, option: RegExp): Promise<void> {
  await dialog(page, title).getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

test.describe('floating IPs', () => {
  test('are listed, with their pool and their instance', async ({ page }) => {
    await begin(page, '/projects/edge-cache/instances', { heading: 'Instances' });
    await sidebar(page).getByRole('link', { name: 'Floating IPs' }).click();
    await expect(title(page, 'Floating IPs')).toBeVisible();
    await expectCrumbs(
      page,
      ['Projects', '/projects'],
      ['edge-cache', '/projects/edge-cache/instances'],
      ['Floating IPs', LIST],
    );
    await expect(page.getByRole('columnheader')).toHaveText([
      'name',
      'description',
      'IP address',
      'IP pool',
      'Attached to instance',
      '',
    ]);
    await expect(rowOf(page, 'tls-entry').getByRole('link', { name: 'tls-terminator-a' })).toHaveAttribute(
      'href',
      '/projects/edge-cache/instances/tls-terminator-a/networking',
    );
    await rowOf(page, 'tls-entry').getByRole('button', { name: 'public-v4' }).click();
    await expect(dialog(page, 'IP pool').getByText('public-v4')).toBeVisible();
    await page.keyboard.press('Escape');
    const found = await openPalette(page);
    await page.keyboard.type('unassigned');
    // The command of the page comes first, what the search found after it
    await found.getByRole('option', { name: 'unassigned' }).first().click();
    await expect(dialog(page, 'Edit floating IP')).toBeVisible();
    await expect(page).toHaveTitle(/^Edit Floating IP \/ Floating IPs \/ edge-cache \/ Projects \//);
  });

  test('are created with a pool of the advanced section, and with a specific address', async ({ page }) => {
    await list(page);
    await page.getByRole('link', { name: 'New Floating IP' }).click();
    const form = dialog(page, 'Create floating IP');
    // The trail stays while the form is open
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').last()).toHaveText(
      'Floating IPs',
    );
    const pool = form.getByRole('button', { name: /^IP pool/ });
    await expect(pool).toBeHidden();
    await form.getByRole('textbox', { name: 'Name' }).fill('fra-entry');
    await form.getByRole('textbox', { name: /^Description/ }).fill('For Frankfurt');
    await form.getByRole('button', { name: 'Advanced' }).click();
    await expect(form.getByText('the default pool')).toBeVisible();
    await form.getByRole('button', { name: /^IP pool/ }).click();
    await page.getByRole('option', { name: /^public-v4/ }).click();
    await form.getByRole('textbox', { name: /^IP address/ }).fill('203.0.113.33');
    await form.getByRole('button', { name: 'Create floating IP' }).click();
    await expect(toast(page, 'Floating IP fra-entry created')).toBeVisible();
    const row = rowOf(page, 'fra-entry');
    for (const text of ['For Frankfurt', '203.0.113.33', 'public-v4']) await expect(row).toContainText(text);
  });

  test('ask for confirmation before a partly filled form is left', async ({ page }) => {
    await list(page);
    await page.getByRole('link', { name: 'New Floating IP' }).click();
    const form = dialog(page, 'Create floating IP');
    await form.getByRole('textbox', { name: 'Name' }).fill('half');
    const guard = dialog(page, 'Confirm navigation');
    await page.mouse.click(200, 400);
    await guard.getByRole('button', { name: 'Keep editing' }).click();
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('half');
    await page.keyboard.press('Escape');
    await guard.getByRole('button', { name: 'Leave form' }).click();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(LIST);
  });

  test('are detached and attached, and the page of the instance shows it', async ({ page }) => {
    await list(page);
    await rowAction(page, 'tls-entry', 'Detach');
    await expect(dialog(page, 'Detach Floating IP')).toContainText('tls-terminator-a');
    await confirm(page, 'Detach Floating IP');
    await expect(toast(page, 'Floating IP tls-entry detached')).toBeVisible();
    await expect(rowOf(page, 'tls-entry').getByRole('link', { name: 'tls-terminator-a' })).toHaveCount(0);
    await sidebar(page).getByRole('link', { name: 'Instances' }).click();
    await page.getByRole('link', { name: 'tls-terminator-a' }).click();
    await page.getByRole('tab', { name: 'Networking' }).click();
    await expect(page.getByText('203.0.113.12')).toHaveCount(0);
    // From the other side: the list of floating IPs shows what was attached here
    await page.getByRole('button', { name: 'Attach floating IP', exact: true }).click();
    await pick(page, 'Attach floating IP', 'Floating IP', /^tls-entry/);
    await dialog(page, 'Attach floating IP').getByRole('button', { name: 'Attach floating IP' }).click();
    await expect(rowOf(page, 'tls-entry')).toBeVisible();
    await rowOf(page, 'tls-entry').getByRole('link', { name: 'tls-entry' }).click();
    await expect(
      dialog(page, 'Edit floating IP').getByRole('link', { name: 'tls-terminator-a' }),
    ).toBeVisible();
    await dialog(page, 'Edit floating IP').getByRole('button', { name: 'Cancel' }).click();
    await rowAction(page, 'unassigned', 'Attach');
    await expect(dialog(page, 'Attach floating IP')).toContainText('203.0.113.13');
    await pick(page, 'Attach floating IP', 'Instance', /^log-shipper/);
    await dialog(page, 'Attach floating IP').getByRole('button', { name: 'Attach', exact: true }).click();
    await expect(rowOf(page, 'unassigned').getByRole('link', { name: 'log-shipper' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('are moved from one instance to another, and the activity shows the progress', async ({ page }) => {
    await list(page);
    await tell(page, 'faults', { operation: 'floatingIpAttach', status: 503, message: 'Busy', count: 1 });
    await rowAction(page, 'tls-entry', 'Move');
    const modal = dialog(page, 'Move floating IP');
    await pick(page, 'Move floating IP', 'Instance', /^tls-terminator-b/);
    await expect(modal).toContainText('unreachable for a moment');
    await modal.getByRole('button', { name: 'Move' }).click();
    await expect(modal.getByText('Busy. It is not attached to an instance now.')).toBeVisible();
    await expect(modal.getByRole('button', { name: 'Attach back to tls-terminator-a' })).toBeVisible();
    await modal.getByRole('button', { name: 'Move' }).click();
    await expect(toast(page, 'Floating IP tls-entry attached to tls-terminator-b')).toBeVisible();
    await expect(modal).toBeHidden();
    await expect(rowOf(page, 'tls-entry').getByRole('link', { name: 'tls-terminator-b' })).toBeVisible();
    expect(await callsOf(page, 'floatingIpDetach')).toBe(1);
    await page.getByRole('button', { name: 'Activity' }).click();
    await expect(page.getByText('Move floating IP tls-entry to tls-terminator-b')).toHaveCount(1);
  });

  test('are renamed, and deleted when they are free', async ({ page }) => {
    await list(page);
    await rowAction(page, 'unassigned', 'Edit');
    const form = dialog(page, 'Edit floating IP');
    for (const label of ['ID', 'Created', 'Updated', 'IP Address', 'IP Pool', 'Instance'])
      await expect(form.getByText(label, { exact: true })).toBeVisible();
    await form.getByRole('textbox', { name: 'Name' }).fill('spare');
    await form.getByRole('textbox', { name: /^Description/ }).fill('Nobody’s');
    await form.getByRole('button', { name: 'Update floating IP' }).click();
    await expect(toast(page, 'Floating IP spare updated')).toBeVisible();
    await expect(rowOf(page, 'spare')).toContainText('Nobody’s');
    await rowOf(page, 'tls-entry').getByRole('button', { name: 'Row actions' }).click();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription(/^Detach/);
    await page.keyboard.press('Escape');
    await rowAction(page, 'spare', 'Delete');
    await confirm(page, 'Confirm delete floating IP');
    await expect(toast(page, 'Floating IP spare deleted')).toBeVisible();
    await expect(rowOf(page, 'spare')).toHaveCount(0);
    const { items } = await read(page, '/v1/floating-ips?project=edge-cache');
    expect(items).toHaveLength(3);
  });
});

test('fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await list(page);
  await expect(rowOf(page, 'tls-entry')).toContainText('tls-terminator-a');
  const { scrolls } = await page.evaluate(() => ({
    scrolls: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  }));
  expect(scrolls).toBe(false);
});

for (const colorScheme of themes('dark'))
  test(`meet WCAG 2.2 AA, ${colorScheme}`, async ({ page, accessible }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await list(page);
    await accessible('list');
    await rowAction(page, 'tls-entry', 'Move');
    await expect(dialog(page, 'Move floating IP')).toBeVisible();
    await accessible('move');
    // The list, then the dialog
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await rowAction(page, 'tls-entry', 'Edit');
    await expect(dialog(page, 'Edit floating IP')).toBeVisible();
    await accessible('edit');
    await dialog(page, 'Edit floating IP').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'New Floating IP' }).click();
    await dialog(page, 'Create floating IP').getByRole('button', { name: 'Advanced' }).click();
    await accessible('create');
  });
