import { dialog, open, title, visit } from '../support/console.ts';
import { expect, rowOf, test } from '../support/test.ts';

test.describe('hardware and pools', () => {
  for (const [what, pages] of Object.entries({
    'racks, switches and disks': [
      ['/system/inventory/racks', 'Inventory'],
      ['/system/inventory/switches', 'Inventory'],
      ['/system/inventory/disks', 'Inventory'],
    ],
    pools: [
      ['/system/networking/ip-pools', 'IP Pools'],
      ['/system/networking/ip-pools/backbone-trial', 'backbone-trial'],
      ['/system/networking/ip-pools/reserve', 'reserve'],
      ['/system/networking/service-pool/ranges-add', 'Service pool'],
    ],
  } as const))
    test(what, async ({ page, inBothThemes }) => {
      for (const [index, [path, heading]] of pages.entries()) {
        await (index === 0 ? open : visit)(page, path, heading);
        await inBothThemes(path);
      }
    });

  // @sheet system-settings-auth/18.42
  test('a sled, its disks, a disk and the question of its policy', async ({ page, inBothThemes }) => {
    await open(page, '/system/inventory/sleds', 'Inventory');
    await inBothThemes('sleds');
    await rowOf(page, 'FH22408817').getByRole('button', { name: 'Row actions' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await inBothThemes('menu of a sled');
    await page.getByRole('menuitem', { name: 'Make non-provisionable' }).click();
    await expect(dialog(page, 'Stop placing instances on this sled')).toContainText('Room for instances');
    await inBothThemes('question');
    await page.keyboard.press('Escape');
    await rowOf(page, 'FH22408817').getByRole('link').click();
    await expect(title(page, 'Sled')).toBeVisible();
    await inBothThemes('sled');
    await page.getByRole('tab', { name: 'Disks' }).click();
    await rowOf(page, 'HX40881700').getByRole('link').click();
    await expect(dialog(page, 'Disk')).toBeVisible();
    await inBothThemes('disk');
  });

  // @sheet system-settings-auth/18.42
  test('waiting sleds', async ({ page, inBothThemes }) => {
    await open(page, '/system/inventory/waiting-sleds', 'Inventory');
    await inBothThemes('list');
    await rowOf(page, 'FH23110407').getByRole('button', { name: 'Row actions' }).click();
    await page.getByRole('menuitem', { name: 'Add sled' }).click();
    await expect(dialog(page, 'Add sled')).toBeVisible();
    await inBothThemes('question');
  });

  // @sheet system-settings-auth/18.42
  test('ranges and links of a pool', async ({ page, inBothThemes }) => {
    await open(page, '/system/networking/ip-pools/public-v4', 'public-v4');
    await page.getByRole('link', { name: 'Add range' }).click();
    const form = dialog(page, 'Add IP range');
    await form.getByRole('textbox', { name: /^First/ }).fill('198.51.100.30');
    await expect(form.getByText(/^Overlaps/)).toBeVisible();
    await form.getByRole('button', { name: 'Add IP range' }).click();
    await expect(form.getByText('Not a valid IP address')).toBeVisible();
    await inBothThemes('range form');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('tab', { name: 'Linked silos' }).click();
    await inBothThemes('linked silos');
    await page.getByRole('button', { name: 'Link silo' }).click();
    await expect(dialog(page, 'Link silo')).toBeVisible();
    await inBothThemes('link modal');
  });
});
