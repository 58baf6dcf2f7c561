import type { Page } from '@playwright/test';
import { open, openPalette, title } from '../support/console.ts';
import { expect, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

const SLEDS = '/system/inventory/sleds';

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });

test('the palette finds a sled by its serial', { tag: FULL }, async ({ page }) => {
  await open(page, SLEDS, 'Inventory');
  await openPalette(page);
  await page.keyboard.type('FH22408843');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText('serialFH22408843');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  // @sheet system-settings-auth/18.43
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
