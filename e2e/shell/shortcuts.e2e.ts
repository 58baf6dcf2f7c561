import type { Page } from '@playwright/test';
import { dialog, open, palette, title } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

const shortcuts = (page: Page) => dialog(page, 'Keyboard shortcuts');

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

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
  await press(page, '?');
  await shortcuts(page).getByRole('checkbox', { name: 'Use single-key shortcuts' }).uncheck();
  await press(page, 'Escape');
  await expect(shortcuts(page)).toBeHidden();
  await press(page, 'g', 's', '?', 'c');
  await expect(page).toHaveURL('/projects');
  await expect(shortcuts(page)).toHaveCount(0);
});

test('letters are text in a field, and do nothing in a dialog or a menu', async ({ page }) => {
  await open(page, '/settings/ssh-keys-new', 'SSH Keys');
  const form = dialog(page, 'Add SSH key');
  const name = form.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await press(page, 'g', 'p', 'j', '?', '[', 'c');
  await expect(name).toHaveValue('gpj?[c');
  // The search opens over the form, submits only itself, and returns the focus
  await press(page, 'ControlOrMeta+K');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('keyboard');
  await press(page, 'Enter');
  await expect(shortcuts(page)).toBeVisible();
  await press(page, 'Escape');
  await expect(shortcuts(page)).toBeHidden();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('gpj?[c');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('button', { name: 'Cancel' }).focus();
  await press(page, 'g', 'p', '?', 'c');
  await expect(page).toHaveURL('/settings/ssh-keys-new');
  await expect(shortcuts(page)).toHaveCount(0);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'User menu' }).click();
  await press(page, 'c');
  await expect(form).toBeHidden();
});
