import { begin } from '../../support/begin.ts';
import { dialog } from '../../support/console.ts';
import { bootDisk, otherDisks, storage } from '../../storage/disks.ts';
import { expect, test } from '../../support/test.ts';
import { themes } from '../../support/setting.ts';

test('a disk opens beside its instance, by key and by pointer, and returns the focus', async ({ page }) => {
  await begin(page, storage('cache-ams-01'), { heading: 'cache-ams-01' });
  const name = otherDisks(page).getByRole('button', { name: 'ams-01-objects', exact: true });
  await name.focus();
  await page.keyboard.press('Enter');
  const panel = dialog(page, 'Disk');
  await expect(panel.getByRole('heading', { name: 'ams-01-objects' })).toBeVisible();
  await expect(panel.getByText('Device path')).toBeVisible();
  await expect(page).toHaveURL(storage('cache-ams-01'));
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(name).toBeFocused();
  await bootDisk(page).getByRole('cell', { name: 'cache-ams-01-root' }).click();
  await expect(panel.getByText(/^Image .+/)).toBeVisible();
  await panel.getByRole('link', { name: 'debian-13-generic' }).click();
  await expect(dialog(page, 'Silo image')).toBeVisible();
});

for (const colorScheme of themes('light')) {
  test.describe(`${colorScheme} theme, on a phone`, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 800 } });

    test('the panel is accessible', async ({ page, accessible }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme-preference', theme), colorScheme);
      await begin(page, storage('cache-ams-01'), { heading: 'cache-ams-01' });
      await bootDisk(page).getByRole('button', { name: 'cache-ams-01-root' }).click();
      await expect(dialog(page, 'Disk')).toBeVisible();
      await accessible('details of a disk');
    });
  });
}
