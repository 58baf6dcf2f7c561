import type { Page } from '@playwright/test';
import { dialog, expectFieldError, open } from '../support/console.ts';
import { expect, rowOf, test } from '../support/test.ts';

const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKUlEqD0yucgfZ++8Bx6qmyrkD5PlR/mHaAylcdIB0T7 me@home';
const keyForm = (page: Page) => dialog(page, 'Add SSH key');
const keyField = (page: Page, name: string) => keyForm(page).getByRole('textbox', { name });

// @sheet common-ui/34.48
test('a name in use is reported above the form and at the field, until it is changed', async ({ page }) => {
  await open(page, '/settings/ssh-keys-new', 'SSH Keys');
  await keyField(page, 'Name').fill('work-laptop');
  await keyField(page, 'Public key').fill(KEY);
  await keyField(page, 'Public key').press('ControlOrMeta+Enter');
  await expect(
    keyForm(page)
      .getByRole('alert')
      .filter({ hasText: /key name already exists/i }),
  ).toBeVisible();
  await expectFieldError(keyField(page, 'Name'), 'Name already exists');
  await expect(keyField(page, 'Name')).toBeFocused();
  await keyField(page, 'Name').fill('work-laptop-2');
  await expect(keyField(page, 'Name')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(keyForm(page).getByRole('button', { name: 'Add SSH key' })).toBeEnabled();
  await keyField(page, 'Name').press('Enter');
  await expect(rowOf(page, 'work-laptop-2')).toBeVisible();
});
