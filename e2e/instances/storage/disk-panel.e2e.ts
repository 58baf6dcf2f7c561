import { begin, later } from '../../support/begin.ts';
import { confirm, dialog } from '../../support/console.ts';
import { attached, bootDisk, disk, otherDisks, storage } from '../../storage/disks.ts';
import { expect, rowAction, rowOf, test } from '../../support/test.ts';
import { FULL, themes } from '../../support/setting.ts';

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

test('a disk that is detached is not shown again', { tag: FULL }, async ({ page }) => {
  await begin(page, storage('schema-migrator'), {
    orders: [disk('edge-cache', 'scratch'), later(5_000), attached('scratch')],
    heading: 'schema-migrator',
  });
  await otherDisks(page).getByRole('button', { name: 'scratch' }).click();
  await expect(dialog(page, 'Disk')).toBeVisible();
  await page.keyboard.press('Escape');
  await rowAction(page, 'scratch', 'Detach');
  await confirm(page, 'Confirm detach disk');
  await expect(rowOf(page, 'scratch')).toHaveCount(0);
  await expect(dialog(page, 'Disk')).toHaveCount(0);
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
