import type { Page } from '@playwright/test';
import { title, userMenu } from '../support/console.ts';
import { expect, rowOf, test } from '../support/test.ts';

/*
 * What the demo cannot show, because its API ends with the page: a session that outlives the document, and one that does
 * not exist. One store serves all tests here, so they change nothing.
 */

async function signIn(page: Page, name = 'tobias'): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill(name);
  await page.getByRole('textbox', { name: 'Password' }).fill('correct-horse');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const isSignedOut = async (page: Page) => {
  await expect(title(page, 'You are signed out')).toBeVisible();
  await expect(page).toHaveURL(/\/login(\?|$)/);
};

test('somebody without a session is sent to sign in, from every page, and comes back', async ({ page }) => {
  for (const path of ['/projects', '/settings/ssh-keys?from=mail', '/system/silos-new', '/device/verify']) {
    await page.goto(path);
    await isSignedOut(page);
    await expect(page).toHaveURL(`/login?redirect_uri=${encodeURIComponent(path)}`);
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', path);
  }
  await page.goto(`/login/fernhill/local?redirect_uri=${encodeURIComponent('/settings/ssh-keys?from=mail')}`);
  await signIn(page, 'maren');
  await expect(page).toHaveURL('/settings/ssh-keys?from=mail');
  await expect(rowOf(page, 'work-laptop')).toBeVisible();
});

test('a session outlives the document until it is ended, and Back shows nothing', async ({
  page,
  context,
}) => {
  await page.goto('/login/fernhill/local');
  await signIn(page);
  await expect(title(page, 'Projects')).toBeVisible();
  await page.reload();
  await expect(rowOf(page, 'edge-cache')).toBeVisible();
  await userMenu(page, 'Settings');
  await expect(title(page, 'Profile')).toBeVisible();
  await userMenu(page, 'Sign out');
  await isSignedOut(page);
  await expect(page).toHaveURL('/login');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
  await page.goBack();
  await isSignedOut(page);
  await expect(page.getByText('Tobias')).toHaveCount(0);
  await page.goto('/projects');
  await isSignedOut(page);
});

test('the session is none of the business of scripts', async ({ page, context }) => {
  await page.goto('/login/fernhill/local');
  await signIn(page);
  await expect(title(page, 'Projects')).toBeVisible();
  const session = (await context.cookies()).find(({ name }) => name === 'session');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('signing out in one tab signs out the others', async ({ page, context }) => {
  await page.goto('/login/fernhill/local');
  await signIn(page);
  await expect(title(page, 'Projects')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/settings/profile');
  await expect(title(other, 'Profile')).toBeVisible();
  await userMenu(page, 'Sign out');
  await isSignedOut(page);
  await isSignedOut(other);
});

test('an identity provider signs in by documents', async ({ page }) => {
  await page.goto('/login/fernhill/saml/corp-sso');
  await page.getByRole('link', { name: 'Sign in with corp-sso' }).click();
  await expect(title(page, 'Projects')).toBeVisible();
  await expect(page).toHaveURL('/projects');
});

test('a wrong password stays where it is', async ({ page }) => {
  await page.goto('/login/fernhill/local');
  await page.getByRole('textbox', { name: 'Username' }).fill('tobias');
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /^Could not sign in/ })).toBeVisible();
  await expect(page).toHaveURL('/login/fernhill/local');
});

test('nothing of the demo is there', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/login/fernhill/local');
  await signIn(page);
  await expect(title(page, 'Projects')).toBeVisible();
  await expect(page.getByText('This is a technical preview.')).toHaveCount(0);
  expect(files.filter((path) => /mock/.test(path))).toEqual([]);
  expect(files).toContain('/v1/projects');
});
