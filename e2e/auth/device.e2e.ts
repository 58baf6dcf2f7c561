import type { Page } from '@playwright/test';
import { dialog, open, title } from '../support/console.ts';
import { callsOf } from '../support/mock.ts';
import { expect, test } from '../support/test.ts';

const box = (page: Page, number: number) => page.getByRole('textbox', { name: `Character ${number}.` });
const submit = (page: Page) => page.getByRole('button', { name: 'Log in on device' });

async function expectLetters(page: Page, letters: string): Promise<void> {
  for (const [index, letter] of [...letters].entries())
    await expect(box(page, index + 1)).toHaveValue(letter === '.' ? '' : letter);
}

test.beforeEach(async ({ page }) => {
  await open(page, '/device/verify', 'Device Authentication');
});

// @sheet specification/4.10 specification/8.7
test('a wrong code is refused and can be corrected, which a server error is not', async ({ page, fault }) => {
  await expect(page.getByText('Enter the code shown on your device')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(8);
  await expect(box(page, 1)).toBeFocused();
  await expect(submit(page)).toBeDisabled();
  await expect(page).toHaveTitle('Oxide Console');
  await fault({ operation: 'deviceAuthConfirm', abort: true, count: 1 });
  await page.keyboard.type('fernhilx');
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('could not be reached');
  await expect(page.getByText('Code is invalid')).toHaveCount(0);
  await submit(page).click();
  const message = page.getByRole('alert').filter({ hasText: 'Code is invalid' });
  await expect(message).toBeVisible();
  await expectLetters(page, 'FERNHILX');
  await expect(box(page, 1)).toBeFocused();
  await expect(submit(page)).toBeEnabled();
  await box(page, 8).focus();
  await page.keyboard.type('l');
  await expect(message).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(title(page, 'Device logged in')).toBeVisible();
});

// @sheet specification/2.3 specification/3.10 specification/4.10
test('the code is sent once, with its dash, and cannot be sent again', async ({ page, fault }) => {
  await fault({ operation: 'deviceAuthConfirm', delay: 2_000, count: 1 });
  // Only FERN-HILL with its dash is a code of the mock.
  await page.keyboard.type('fernhill');
  await submit(page).click();
  await expect(submit(page)).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/device/success');
  await expect(title(page, 'Device logged in')).toBeVisible();
  await expect(page.getByText('You can close this window')).toBeVisible();
  await expect(page).toHaveTitle('Oxide Console');
  expect(await callsOf(page, 'deviceAuthConfirm')).toBe(1);
});

test('a user whose session ends in the meantime signs in over the code', async ({ page, fault }) => {
  // By now the page has read that there was a session
  await expect.poll(() => page.evaluate(() => localStorage.getItem('console-owner'))).not.toBeNull();
  await fault({ operation: 'deviceAuthConfirm', status: 401, count: 1 });
  await page.keyboard.type('fernhill');
  await submit(page).click();
  await expect(dialog(page, 'Sign in again')).toBeVisible();
  await expect(page).toHaveURL('/device/verify');
});
