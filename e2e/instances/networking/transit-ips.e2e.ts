import type { Page } from '@playwright/test';
import { begin, fails } from '../../support/begin.ts';
import { confirm, dialog, title } from '../../support/console.ts';
import { tabTo } from '../../support/keys.ts';
import {
  editInterface,
  fillInterface,
  networkingOf,
  newInterface,
  opener,
  openNetworking,
} from './networking.ts';
import { expect, rowAction, rowOf, test } from '../../support/test.ts';
import { FULL, themes } from '../../support/setting.ts';

/** Every state of the tab, checked one after the other. */
async function tour(page: Page, look: (what: string) => Promise<void>): Promise<void> {
  await openNetworking(page, 'cache-ams-01');
  await look('networking of a running instance');
  await rowOf(page, '203.0.113.10').getByRole('button', { name: 'Row actions' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await look('menu of an address');
  await page.getByRole('menuitem', { name: 'Detach' }).click();
  await expect(dialog(page, 'Confirm detach floating IP')).toBeVisible();
  await look('question before detaching');
  await begin(page, networkingOf('schema-migrator'), {
    heading: 'schema-migrator',
    orders: [fails('instanceEphemeralIpAttach', { status: 403 })],
  });
  await look('networking of a stopped instance');
  await opener(page, 'Attach ephemeral IP').click();
  const attach = dialog(page, 'Attach ephemeral IP');
  await attach.getByRole('button', { name: /^IP pool/ }).click();
  await look('pools');
  await page.keyboard.press('Escape');
  await attach.getByRole('button', { name: 'Attach', exact: true }).click();
  await expect(attach.getByRole('alert')).toBeVisible();
  await look('attachment that was refused');
  await page.keyboard.press('Escape');
  await opener(page, 'Attach floating IP').click();
  await expect(dialog(page, 'Attach floating IP')).toBeVisible();
  await look('attach floating IP');
  // The list, then the dialog
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const { ip, add, cancel } = await fillInterface(page, { name: 'net1' });
  await ip.fill('x');
  await add.click();
  await look('new interface with a field error');
  await cancel.click();
  const { transitIp } = await editInterface(page, 'net0');
  await transitIp.fill('10.0.0.0/16');
  await transitIp.press('Enter');
  await transitIp.fill('10.0.0.0');
  await transitIp.press('Enter');
  await look('edited interface');
}

for (const theme of themes('light')) {
  test(`the tab and its forms are accessible, ${theme}`, async ({ page, accessible }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await tour(page, accessible);
  });
}

test(
  'by keyboard an interface is added and made primary, and the other one is deleted',
  { tag: FULL },
  async ({ page }) => {
    await openNetworking(page, 'schema-migrator');
    const add = opener(page, 'Add network interface');
    await title(page).focus();
    await tabTo(page, add);
    await page.keyboard.press('Enter');
    const { form, name, vpc, subnet } = newInterface(page);
    await expect(name).toBeFocused();
    await page.keyboard.type('net1');
    await tabTo(page, vpc);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(vpc).toHaveText('default');
    await tabTo(page, subnet);
    await page.keyboard.type('cache');
    await expect(subnet).toHaveText('cache-tier');
    await page.keyboard.press('Control+Enter');
    await expect(form).toBeHidden();
    await expect(add).toBeFocused();
    await expect(rowOf(page, 'net1')).toBeVisible();

    await tabTo(page, rowOf(page, 'net1').getByRole('button', { name: 'Row actions' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Copy ID' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 'net1')).toContainText('primary');
    await tabTo(page, rowOf(page, 'net0').getByRole('button', { name: 'Row actions' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
    await page.keyboard.press('Enter');
    const question = dialog(page, 'Confirm delete');
    await tabTo(page, question.getByRole('button', { name: 'Confirm' }));
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 'net0')).toHaveCount(0);
    await expect(rowOf(page, 'net1').getByRole('button', { name: 'Row actions' })).toBeFocused();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('addresses and interfaces are changed', { tag: FULL }, async ({ page }) => {
    await openNetworking(page, 'schema-migrator');
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(390);
    await opener(page, 'Attach ephemeral IP').tap();
    await dialog(page, 'Attach ephemeral IP').getByRole('button', { name: 'Attach', exact: true }).tap();
    await expect(page.getByRole('row').filter({ hasText: 'ephemeral' })).toBeVisible();
    const { form, add } = await fillInterface(page, { name: 'n'.repeat(63) });
    await add.tap();
    await expect(form).toBeHidden();
    await expect(rowOf(page, 'n'.repeat(63))).toContainText('default');
    expect(await width()).toBe(390);
    await rowAction(page, 'n'.repeat(63), 'Make primary');
    await expect(rowOf(page, 'n'.repeat(63))).toContainText('primary');
    await rowAction(page, 'net0', 'Delete');
    await confirm(page, 'Confirm delete');
    await expect(rowOf(page, 'net0')).toHaveCount(0);
  });
});
