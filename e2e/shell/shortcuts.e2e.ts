import type { Page } from '@playwright/test';
import { dialog, open, palette, title, toast } from '../support/console.ts';
import { as, expect, rowOf, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

const shortcuts = (page: Page) => dialog(page, 'Keyboard shortcuts');
const nameOf = (page: Page, row: string) => page.getByRole('link', { name: row, exact: true });

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test('a question mark shows the keys that work here', { tag: FULL }, async ({ page }) => {
  await open(page, '/projects', 'Projects');
  await press(page, '?');
  await expect(shortcuts(page)).toBeVisible();
  for (const what of [
    'Open the command palette',
    'Go to projects',
    'Go to silos',
    'Next row',
    'Submit the form',
  ])
    await expect(shortcuts(page).getByRole('term').filter({ hasText: what })).toBeVisible();
  // No area has disks yet, and no project is open.
  await expect(shortcuts(page).getByRole('term').filter({ hasText: 'Go to disks' })).toHaveCount(0);
  await press(page, 'Escape');
  await expect(shortcuts(page)).toBeHidden();
  await page.getByRole('button', { name: 'Shortcuts' }).click();
  await expect(shortcuts(page)).toBeVisible();
});

// @sheet network-access/15.36
test('G and a letter open a page', async ({ page }) => {
  await open(page, '/settings/profile', 'Profile');
  await expect(page.getByRole('button', { name: 'Switch between system and silo' })).toBeVisible();
  await press(page, 'g', 's');
  await expect(title(page, 'Silos')).toBeFocused();
  await press(page, 'g', 'p');
  await expect(title(page, 'Projects')).toBeFocused();
  await press(page, 'g', 'x', 's');
  await expect(page).toHaveURL('/projects');
});

test(
  'G and S do nothing for users who may not view the fleet',
  { tag: FULL },
  async ({ page, context, baseURL }) => {
    await as(context, baseURL, 'Tobias Lindqvist');
    await open(page, '/projects', 'Projects');
    await press(page, 'g', 's', '?');
    await expect(shortcuts(page)).toBeVisible();
    await expect(page).toHaveURL('/projects');
    await expect(shortcuts(page).getByRole('term').filter({ hasText: 'Go to silos' })).toHaveCount(0);
    await press(page, 'Escape', 'g', 's');
    await expect(page).toHaveURL('/projects');
  },
);

test('C opens the form for a new item of the list', { tag: FULL }, async ({ page }) => {
  await open(page, '/system/silos', 'Silos');
  await press(page, 'c');
  await expect(dialog(page, 'Create silo')).toBeVisible();
  await page.goto('/settings/ssh-keys');
  await expect(title(page, 'SSH Keys')).toBeVisible();
  await press(page, 'c');
  await expect(dialog(page, 'Add SSH key')).toBeVisible();
});

test('J, K, Enter and the period key work on rows', { tag: FULL }, async ({ page }) => {
  await open(page, '/settings/ssh-keys', 'SSH Keys');
  await press(page, 'j');
  await expect(nameOf(page, 'build-box')).toBeFocused();
  await press(page, 'j');
  await expect(nameOf(page, 'work-laptop')).toBeFocused();
  await press(page, 'j');
  await expect(nameOf(page, 'work-laptop')).toBeFocused();
  await press(page, 'k', '.');
  await expect(page.getByRole('menu', { name: 'Actions for build-box' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Copy ID' })).toBeFocused();
  await press(page, 'Escape');
  await expect(rowOf(page, 'build-box').getByRole('button', { name: 'Row actions' })).toBeFocused();
  await press(page, 'j', 'k', 'Enter');
  await expect(dialog(page, 'View SSH key').getByRole('heading', { level: 3 })).toHaveText('build-box');
});

test(
  'F8 moves the focus to the newest notification, and Escape moves it back',
  { tag: FULL },
  async ({ page, fault }) => {
    await open(page, '/settings/ssh-keys', 'SSH Keys');
    await fault({ operation: 'currentUserSshKeyDelete', status: 403, errorCode: 'Forbidden' });
    await press(page, 'j', '.');
    await expect(page.getByRole('menuitem', { name: 'Copy ID' })).toBeFocused();
    await press(page, 'End', 'Enter');
    await dialog(page, 'Confirm delete').getByRole('button', { name: 'Confirm' }).click();
    await expect(toast(page, 'Action not authorized')).toBeVisible();
    await expect(dialog(page, 'Confirm delete')).toBeHidden();
    // The row that was asked about has the focus again, J goes to the next one
    await press(page, 'j');
    await press(page, 'F8', 'Tab');
    const dismiss = page.getByRole('button', { name: 'Dismiss notification' });
    await expect(dismiss).toBeFocused();
    await press(page, 'Escape');
    await expect(nameOf(page, 'work-laptop')).toBeFocused();
    await expect(toast(page, 'Action not authorized')).toBeVisible();
    await press(page, 'F8', 'Tab', 'Enter');
    await expect(toast(page, 'Action not authorized')).toBeHidden();
  },
);

test('letters are text in a field, and do nothing in a dialog or a menu', async ({ page }) => {
  await open(page, '/settings/ssh-keys-new', 'SSH Keys');
  const form = dialog(page, 'Add SSH key');
  const name = form.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await press(page, 'g', 'p', 'j', '?', '[', 'c');
  await expect(name).toHaveValue('gpj?[c');
  await form.getByRole('button', { name: 'Cancel' }).focus();
  await press(page, 'g', 'p', '?', 'c');
  await expect(page).toHaveURL('/settings/ssh-keys-new');
  await expect(shortcuts(page)).toHaveCount(0);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'User menu' }).click();
  await press(page, 'c');
  await expect(form).toBeHidden();
});

test('all single-key shortcuts can be disabled permanently', { tag: FULL }, async ({ page }) => {
  await open(page, '/settings/ssh-keys', 'SSH Keys');
  await press(page, '?');
  await shortcuts(page).getByRole('checkbox', { name: 'Use single-key shortcuts' }).uncheck();
  await press(page, 'Escape');
  await expect(shortcuts(page)).toBeHidden();
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await expect(title(page, 'SSH Keys')).toBeVisible();
    await expect(nameOf(page, 'build-box')).toBeVisible();
    await press(page, 'c', 'g', 'p', '?', 'j');
    await press(page, 'ControlOrMeta+K');
    await expect(palette(page)).toBeVisible();
    await press(page, 'Escape');
    await expect(palette(page)).toBeHidden();
    await expect(page).toHaveURL('/settings/ssh-keys');
    await expect(shortcuts(page)).toHaveCount(0);
    await expect(nameOf(page, 'build-box')).not.toBeFocused();
  }
});

test('Escape closes one layer at a time', { tag: FULL }, async ({ page }) => {
  await open(page, '/system/silos-new', 'Silos');
  const form = dialog(page, 'Create silo');
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('meadow');
  await form.getByRole('button', { name: 'Add TLS certificate' }).click();
  await press(page, 'ControlOrMeta+K');
  await expect(palette(page)).toBeVisible();
  await press(page, 'Escape');
  await expect(palette(page)).toBeHidden();
  await expect(dialog(page, 'Add TLS certificate')).toBeVisible();
  await press(page, 'Escape');
  await expect(dialog(page, 'Add TLS certificate')).toBeHidden();
  await expect(form).toBeVisible();
  await press(page, 'Escape');
  await expect(dialog(page, 'Confirm navigation')).toBeVisible();
  await press(page, 'Escape');
  await expect(dialog(page, 'Confirm navigation')).toBeHidden();
  await expect(form).toBeVisible();
  await expect(page).toHaveURL('/system/silos-new');
});
