import type { Locator, Page } from '@playwright/test';
import { begin, instance, later } from '../support/begin.ts';
import { dialog, toast } from '../support/console.ts';
import { EDGE_CACHE, expectState, menuButton, menuOf } from '../instances/instances.ts';
import { expect, rowOf, test } from '../support/test.ts';

/** Enough for any way through a page by Tab. */
const MANY = 120;

/**
 * Presses Tab, or Shift Tab, until the element has the focus: it must be reachable, regardless of the elements before
 * it.
 */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MANY; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, `reached within ${MANY} presses of ${key}`).toBeFocused();
}

/** Opens the menu of a row by Tab and Enter, and presses an entry by arrows. */
async function choose(page: Page, name: string, action: string): Promise<void> {
  await tabTo(page, menuButton(page, name));
  await page.keyboard.press('Enter');
  const menu = menuOf(page, name);
  await expect(menu.getByRole('menuitem', { name: 'Copy ID' })).toBeFocused();
  const item = menu.getByRole('menuitem', { name: action, exact: true });
  for (let presses = 0; presses < 8; presses += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
}

test('an instance is stopped from the menu of its row', async ({ page }) => {
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  const question = dialog(page, 'Confirm stop instance');
  // J and K go from row to row, the full stop opens the menu, letters go to an entry
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(page.getByRole('link', { name: 'cache-ams-01', exact: true })).toBeFocused();
  await page.keyboard.press('.');
  await expect(menuOf(page, 'cache-ams-01').getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuButton(page, 'cache-ams-01')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('sto');
  await expect(menuOf(page, 'cache-ams-01').getByRole('menuitem', { name: 'Stop' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(menuButton(page, 'cache-ams-01')).toBeFocused();

  await choose(page, 'cache-ams-01', 'Stop');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(question).toBeHidden();
  await expect(toast(page, 'Stopping instance cache-ams-01')).toBeVisible();
  await expectState(page, 'cache-ams-01', 'stopping');
  await expectState(page, 'cache-ams-01', 'stopped');
  await expect(menuButton(page, 'cache-ams-01')).toBeFocused();
});

test('an instance is deleted, and the row that takes its place has the focus', async ({ page }) => {
  const orders = [...['web-1', 'web-2'].map((name) => instance('payments-staging', name)), later(5_000)];
  await begin(page, '/projects/payments-staging/instances', { orders, heading: 'Instances' });
  await choose(page, 'web-1', 'Delete');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'web-1')).toHaveCount(0);
  await expect(menuButton(page, 'web-2')).toBeFocused();
});
