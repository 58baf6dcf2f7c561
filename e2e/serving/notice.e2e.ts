import { dialog } from '../support/console.ts';
import { expectFree } from '../support/free.ts';
import { expect, test } from '../support/test.ts';
import { lookAgain, notice } from './notice.ts';
import { changeRegistry, withBuild } from './registry.ts';
import { sample } from '../support/setting.ts';

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 390, height: 360 },
  { width: 320, height: 256 },
];

for (const viewport of sample(WINDOWS, 3))
  test.describe(`the notice of a new build at ${viewport.width} × ${viewport.height} px`, () => {
    test.use({ viewport });

    test('covers neither the field with the focus nor the buttons of a form', async ({ page }) => {
      await page.clock.install();
      await changeRegistry(page, (json) => withBuild(json, 'project', 'aaaaaaaaaa'));
      await page.goto('/projects/edge-cache/instances-new');
      await page.clock.runFor(3_000);
      const field = page.getByRole('textbox', { name: 'Disk name' });
      await field.fill('half-typed');
      // It is the lowest visible line
      await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await expectFree(field);
      await page.clock.fastForward('05:01');
      await lookAgain(page);
      await expect(notice(page)).toBeVisible();
      await expect(field).toBeFocused();
      await expectFree(
        field,
        page.getByRole('button', { name: 'Create instance' }),
        page.getByRole('button', { name: 'Cancel' }),
        notice(page).getByRole('button', { name: 'Reload' }),
        notice(page).getByRole('button', { name: 'Later' }),
      );
    });
  });

test('the notice of a new build covers no button of a side panel, in any window', async ({ page }) => {
  await page.clock.install();
  await changeRegistry(page, (json) => withBuild(json, 'settings', 'aaaaaaaaaa'));
  await page.goto('/settings/ssh-keys-new');
  await page.clock.runFor(3_000);
  const panel = dialog(page, 'Add SSH key');
  const name = panel.getByRole('textbox', { name: 'Name' });
  await name.fill('half-typed');
  await page.clock.fastForward('05:01');
  await lookAgain(page);
  await expect(notice(page)).toContainText('A new version of Settings is available.');
  for (const viewport of WINDOWS) {
    await page.setViewportSize(viewport);
    await expectFree(
      name,
      panel.getByRole('button', { name: 'Cancel' }),
      panel.getByRole('button', { name: 'Add SSH key' }),
      panel.getByRole('button', { name: 'Close' }),
    );
  }
  await panel.getByRole('button', { name: 'Close' }).click();
  await dialog(page, 'Confirm navigation').getByRole('button', { name: 'Leave form' }).click();
  await expect(notice(page).getByRole('button', { name: 'Later' })).toBeVisible();
});
