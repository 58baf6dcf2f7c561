import type { Page } from '@playwright/test';
import { open, title } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

const SLEDS = '/system/inventory/sleds';

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });

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
