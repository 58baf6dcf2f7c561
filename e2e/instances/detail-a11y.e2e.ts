import type { Page } from '@playwright/test';
import { begin } from '../support/begin.ts';
import { dialog, title, toast, visit } from '../support/console.ts';
import { EDGE_CACHE, fact, instanceAt, openPageMenu } from './instances.ts';
import { press, tabTo } from '../support/keys.ts';
import { tell } from '../support/mock.ts';
import { expect, rowOf, test } from '../support/test.ts';
import { type Look, testWalks } from '../support/looks.ts';

async function detail(page: Page, look: Look): Promise<void> {
  await begin(page, instanceAt('cache-ams-01', 'connect'), { heading: 'cache-ams-01' });
  await look('connect tab');
  await page.getByRole('button', { name: 'CLI Command' }).click();
  await expect(dialog(page, 'CLI command')).toBeVisible();
  await look('command');
  await page.keyboard.press('Escape');
  await openPageMenu(page);
  await look('menu of an instance');
  await visit(page, instanceAt('ingest-replay', 'connect'), 'ingest-replay');
  await page.getByRole('button', { name: 'Auto-restart status' }).click();
  await expect(page.getByRole('dialog', { name: 'Auto-restart status' })).toBeVisible();
  await look('auto-restart status');
  await visit(page, instanceAt('edge-probe', 'connect'), 'edge-probe');
  await look('starting instance');
}

async function settings(page: Page, look: Look): Promise<void> {
  await begin(page, instanceAt('cache-ams-01', 'settings'), { heading: 'cache-ams-01' });
  await expect(rowOf(page, 'cache-spread')).toBeVisible();
  await look('settings tab');
  await page.getByRole('button', { name: /^Policy/ }).click();
  await page.getByRole('option', { name: 'Never' }).click();
  await tell(page, 'faults', { operation: 'instanceUpdate', status: 503, count: 1 });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await look('policy that was refused');
  await visit(page, instanceAt('schema-migrator', 'settings'), 'schema-migrator');
  await look('no groups');
  await page.getByRole('button', { name: 'Add to group' }).click();
  const form = dialog(page, 'Add to anti-affinity group');
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('choice of a group');
  await press(page, 'Escape');
  await form.getByRole('button', { name: 'Add to group' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await look('group that is missing');
}

testWalks({ detail, settings });

test('by keyboard alone an instance is stopped, added to a group and its auto-restart disabled', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  await tabTo(page, page.getByRole('link', { name: 'cache-ams-01' }));
  await press(page, 'Enter');
  await expect(title(page, 'cache-ams-01')).toBeFocused();
  await press(page, '.');
  await expect(page.getByRole('menu', { name: 'Instance actions' })).toBeVisible();
  await press(page, 'Escape');
  await expect(page.getByRole('button', { name: 'Instance actions' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Stop', exact: true }));
  await press(page, 'Enter');
  await tabTo(page, dialog(page, 'Confirm stop instance').getByRole('button', { name: 'Confirm' }));
  await press(page, 'Enter');
  await expect(fact(page, 'state', 'stopped')).toBeVisible();
  await tabTo(page, page.getByRole('tab', { name: 'Storage' }));
  await press(page, 'End');
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Add to group' }));
  await press(page, 'Enter');
  await expect(page.getByRole('combobox', { name: 'Anti-affinity group' })).toBeFocused();
  await page.keyboard.type('purge');
  await press(page, 'ArrowDown', 'Enter', 'Control+Enter');
  await expect(toast(page, 'Instance cache-ams-01 added to anti-affinity group purge-spread')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to group' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: /^Policy/ }));
  await press(page, 'Enter');
  await expect(page.getByRole('option', { name: 'Default' })).toBeVisible();
  await press(page, 'ArrowDown', 'Enter');
  await tabTo(page, page.getByRole('button', { name: 'Save' }));
  await press(page, 'Enter');
  await expect(toast(page, 'Instance auto-restart policy updated')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test('an instance is started, and its settings are opened', async ({ page }) => {
    await begin(page, instanceAt('schema-migrator', 'connect'), { heading: 'schema-migrator' });
    await page.getByRole('button', { name: 'Start', exact: true }).tap();
    await dialog(page, 'Confirm start instance').getByRole('button', { name: 'Confirm' }).tap();
    await expect(fact(page, 'state', 'running')).toBeVisible();
    await page.getByRole('tab', { name: 'Settings' }).tap();
    await expect(page.getByRole('tab', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await sideways()).toBe(0);
    await (await openPageMenu(page)).getByRole('menuitem', { name: 'Resize' }).tap({ force: true });
    await expect(page.getByRole('menu')).toBeVisible();
  });
});
