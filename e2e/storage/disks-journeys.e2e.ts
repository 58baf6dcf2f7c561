import type { Page } from '@playwright/test';
import { begin } from '../support/begin.ts';
import { confirm, dialog, toast } from '../support/console.ts';
import { diskForm, EDGE_DISKS, pick } from './disks.ts';
import { menuButton, menuOf, openMenu } from '../instances/instances.ts';
import { tabTo } from '../support/keys.ts';
import { tell } from '../support/mock.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';
import { themes } from '../support/setting.ts';

const STOPPED = '/projects/edge-cache/instances/schema-migrator/storage';

type Look = (what: string) => Promise<void>;

async function disks(page: Page, look: Look): Promise<void> {
  await begin(page, EDGE_DISKS, { heading: 'Disks' });
  await look('disks');
  await page.getByRole('button', { name: 'Learn about disks' }).click();
  await look('help of disks');
  await page.keyboard.press('Escape');
  await openMenu(page, 'import-running');
  await expect(page.getByRole('menu')).toBeVisible();
  await look('menu of a disk');
  await page.getByRole('menuitem', { name: 'Stop import and delete' }).click();
  await expect(dialog(page, 'Confirm stop import')).toBeVisible();
  await look('question before an import is ended');
  await dialog(page, 'Confirm stop import').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'cache-ams-01-root' }).click();
  await expect(dialog(page, 'Disk')).toBeVisible();
  await look('details of a disk');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'New disk' }).click();
  const form = diskForm(page);
  await expect(form.dialog).toBeVisible();
  await look('new disk');
  await form.source('Snapshot').click();
  await form.submit.click();
  await expect(form.dialog.getByText('Source snapshot is required')).toBeVisible();
  await look('new disk with field errors');
  await form.snapshot.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('choice of a snapshot');
  await pick(page, /^largest/);
  await form.name.fill('spare-16');
  await form.submit.click();
  await expect(form.dialog.getByText('Disk name already exists')).toBeVisible();
  await look('new disk that was refused');
}

async function noDisks(page: Page, look: Look): Promise<void> {
  await begin(page, '/projects/payments-staging/disks', { heading: 'Disks' });
  await look('no disks');
}

async function storage(page: Page, look: Look): Promise<void> {
  await begin(page, '/projects/edge-cache/instances/cache-ams-01/storage', { heading: 'cache-ams-01' });
  await look('storage of a running instance');
  await openMenu(page, 'cache-ams-01-root');
  await expect(page.getByRole('menu')).toBeVisible();
  await look('menu of a boot disk');
}

async function stopped(page: Page, look: Look): Promise<void> {
  await begin(page, STOPPED, { heading: 'schema-migrator' });
  await page.getByRole('button', { name: 'Attach existing disk' }).click();
  const modal = dialog(page, 'Attach disk');
  await modal.getByRole('combobox', { name: 'Disk name' }).fill('spare-16');
  await look('choice of a disk');
  await pick(page, /^spare-16/);
  await tell(page, 'faults', { operation: 'instanceDiskAttach', status: 503, count: 1 });
  await modal.getByRole('button', { name: 'Attach disk' }).click();
  await expect(modal.getByRole('alert')).toBeVisible();
  await look('attaching that was refused');
  await modal.getByRole('button', { name: 'Cancel' }).click();
  await rowAction(page, 'schema-migrator-root', 'Unset as boot disk');
  await confirm(page, 'Confirm unset boot disk');
  await expect(page.getByRole('heading', { name: 'No boot disk set' })).toBeVisible();
  await look('no boot disk');
}

for (const colorScheme of themes('light')) {
  test.describe(`accessibility, ${colorScheme}`, () => {
    test.use({ colorScheme });
    for (const [name, visit] of Object.entries({ disks, noDisks, storage, stopped }))
      test(name, async ({ page, accessible }) => {
        // Every look reads the whole page, and there are ten of them
        test.slow();
        await visit(page, accessible);
      });
  });
}

test('by keyboard alone a disk is created, attached, set as boot disk and detached', async ({ page }) => {
  await begin(page, STOPPED, { heading: 'schema-migrator' });
  await tabTo(page, page.getByRole('button', { name: 'Create disk' }));
  await page.keyboard.press('Enter');
  const form = diskForm(page);
  await expect(form.name).toBeFocused();
  await page.keyboard.type('second');
  await tabTo(page, form.source('Blank'));
  await page.keyboard.press('ArrowRight');
  await expect(form.source('Snapshot')).toBeChecked();
  await tabTo(page, form.snapshot);
  await page.keyboard.type('before');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(form.snapshot).toHaveValue('before-migration');
  await tabTo(page, form.size);
  await page.keyboard.press('ArrowUp');
  await expect(form.size).toHaveValue('21');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Disk second attached')).toBeVisible();
  await expect(form.dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Create disk' })).toBeFocused();

  const choose = async (action: string, question: string) => {
    await tabTo(page, menuButton(page, 'second'));
    await page.keyboard.press('Enter');
    const item = menuOf(page, 'second').getByRole('menuitem', { name: action });
    await page.keyboard.type(action.slice(0, 2));
    await expect(item).toBeFocused();
    await page.keyboard.press('Enter');
    const asked = dialog(page, question);
    await tabTo(page, asked.getByRole('button', { name: 'Confirm' }));
    await page.keyboard.press('Enter');
    await expect(asked).toBeHidden();
  };
  await choose('Detach', 'Confirm detach disk');
  await expect(toast(page, 'Disk second detached')).toBeVisible();
  await expect(rowOf(page, 'second')).toHaveCount(0);
});
