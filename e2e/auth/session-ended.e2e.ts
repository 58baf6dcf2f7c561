import type { Page } from '@playwright/test';
import { dialog, open, title } from '../support/console.ts';
import { callsOf, tell } from '../support/mock.ts';
import { signIn } from './sign-in.ts';
import { expect, rowOf, test } from '../support/test.ts';

/* A session that ends while a page is open. Two tabs with one session are in `production/session.e2e.ts`. */

const ended = (page: Page) => dialog(page, 'Sign in again');
const form = (page: Page) => dialog(page, 'Add SSH key');

/** A filled-in form of a user who has signed in with a password. */
async function fillForm(page: Page) {
  await open(page, '/login/fernhill/local?redirect_uri=%2Fsettings%2Fssh-keys-new', 'Sign in to fernhill');
  await signIn(page, 'maren');
  await form(page).getByRole('textbox', { name: 'Name' }).fill('key');
  await form(page)
    .getByRole('textbox', { name: 'Public key' })
    .fill('ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKUlEqD0yucgfZ++8Bx6qmyrkD5PlR/mHaAylcdIB0T7');
}

test('keeps the form; the user signs in over it and submits again', async ({ page, accessible }) => {
  await fillForm(page);
  // The server's time, in milliseconds: a session ends after 8 hours without a request
  await tell(page, 'clock', { advance: 8 * 3_600_000 });
  const send = form(page).getByRole('button', { name: 'Add SSH key' });
  await send.click();
  await expect(ended(page)).toBeVisible();
  await expect(ended(page).getByRole('textbox', { name: 'Username' })).toBeFocused();
  await accessible('sign-in over a form');
  await signIn(ended(page), 'maren');
  await expect(ended(page)).toBeHidden();
  await expect(send).toBeFocused();
  expect(await callsOf(page, 'currentUserSshKeyCreate')).toBe(1);
  await expect(form(page).getByRole('textbox', { name: 'Name' })).toHaveValue('key');
  await send.click();
  await expect(rowOf(page, 'key')).toBeVisible();
});

test('a sign-in as another user starts at the first page', async ({ page, fault, accessible }) => {
  await fillForm(page);
  await fault({ operation: 'currentUserSshKeyCreate', status: 401, count: 1 });
  await form(page).getByRole('button', { name: 'Add SSH key' }).click();
  await signIn(ended(page), 'tobias');
  await expect(title(page, 'Another user is signed in')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText(
    'You are now signed in as Tobias Lindqvist in this browser. This tab belonged to Maren Okafor.',
  );
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await accessible('another person');
  await page.getByRole('button', { name: 'Continue as Tobias Lindqvist' }).click();
  await expect(page).toHaveURL('/projects');
});
