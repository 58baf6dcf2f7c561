import { dialog, open } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

const RACKS = '/system/inventory/racks';

// @sheet operator/13.14 operator/13.16
test('the rack is navigated by keyboard alone, and not wider than the screen', async ({
  page,
  inBothThemes,
}) => {
  await open(page, RACKS, 'Inventory');
  const rack = page.getByRole('grid', { name: /^Rack / });
  const slot = (number: number) => rack.getByLabel(new RegExp(`^Slot ${number}, `));
  await expect(slot(0)).toHaveAccessibleName('Slot 0, FH22408817, in service');
  await page.setViewportSize({ width: 320, height: 700 });
  await expect
    .poll(() => page.evaluate(() => innerWidth === 320 && document.documentElement.scrollWidth <= innerWidth))
    .toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('searchbox', { name: 'Highlight sleds' }).focus();
  await page.keyboard.press('Tab');
  await expect(slot(30)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await expect(slot(29)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Slot 29')).toContainText('Memory of instances');
  await page.keyboard.press('Escape');
  await expect(slot(29)).toBeFocused();
  await page.keyboard.press('.');
  await expect(page.getByRole('menuitem', { name: 'Make provisionable' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(slot(0)).not.toBeFocused();
  await expect(slot(1)).not.toBeFocused();
  await page.getByRole('button', { name: 'Memory' }).first().click();
  await expect(slot(0)).toHaveAccessibleName(/% of memory$/);
  await inBothThemes('memory of a rack');
  await page.getByRole('button', { name: 'View as table' }).click();
  await expect(page).toHaveURL(`${RACKS}?show=memory&view=table`);
  await expect(page.getByRole('table', { name: 'Slots' }).getByRole('row')).toHaveCount(36);
  await inBothThemes('table of a rack');
  await page.emulateMedia({ media: 'print' });
  await expect(rack).toBeVisible();
  await expect(page.getByRole('table', { name: 'Slots' })).toBeVisible();
});
