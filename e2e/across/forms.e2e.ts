import type { Page } from '@playwright/test';
import { dialog, expectFieldError, open, sidebar, title, toast } from '../support/console.ts';
import { callsOf, lift } from '../support/mock.ts';
import { addCertificate, certificateForm, siloForm } from '../system/silos.ts';
import { expect, rowOf, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKUlEqD0yucgfZ++8Bx6qmyrkD5PlR/mHaAylcdIB0T7 me@home';
const keyForm = (page: Page) => dialog(page, 'Add SSH key');
const keyField = (page: Page, name: string) => keyForm(page).getByRole('textbox', { name });

test('a form that fails after it was left shows a notification', { tag: FULL }, async ({ page, fault }) => {
  await open(page, '/settings/ssh-keys-new', 'SSH Keys');
  await keyField(page, 'Name').fill('phone');
  await keyField(page, 'Public key').fill(KEY);
  await fault({ operation: 'currentUserSshKeyCreate', delay: 2_500, status: 503, count: 1 });
  await keyForm(page).getByRole('button', { name: 'Add SSH key' }).click();
  await keyForm(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(keyForm(page)).toBeHidden();
  await expect.poll(() => callsOf(page, 'currentUserSshKeyCreate')).toBe(1);
  await expect(page.getByTestId('Toasts')).toContainText('Could not add SSH key');
  await sidebar(page).getByRole('link', { name: 'SSH Keys' }).click();
  await expect(title(page, 'SSH Keys')).toBeVisible();
  await expect(rowOf(page, 'phone')).toHaveCount(0);
});

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

test('earlier errors are hidden during the next submit', { tag: FULL }, async ({ page, fault }) => {
  await open(page, '/settings/ssh-keys-new', 'SSH Keys');
  await keyField(page, 'Name').fill('phone');
  await keyField(page, 'Public key').fill(KEY);
  await fault({ operation: 'currentUserSshKeyCreate', status: 503 });
  await keyField(page, 'Name').press('Enter');
  const box = keyForm(page).getByRole('alert');
  await expect(box).toBeVisible();
  await lift(page);
  await fault({ operation: 'currentUserSshKeyCreate', delay: 2_500 });
  await expect(keyForm(page).getByRole('button', { name: 'Add SSH key' })).toBeEnabled();
  await keyField(page, 'Name').press('Enter');
  await expect(box).toHaveCount(0);
  await expect(toast(page, 'SSH key phone created')).toBeVisible();
});

test(
  'Enter in the form of a certificate does not submit the form of the silo',
  { tag: FULL },
  async ({ page }) => {
    await open(page, '/system/silos-new', 'Silos');
    await siloForm(page).name.fill('meadow');
    await addCertificate(page, 'edge');
    await siloForm(page).addCertificate.click();
    await certificateForm(page).name.press('Enter');
    await expectFieldError(certificateForm(page).name, 'Name is required');
    await expect(siloForm(page).dialog.getByRole('alert')).toHaveCount(0);
    expect(await callsOf(page, 'siloCreate')).toBe(0);
  },
);
