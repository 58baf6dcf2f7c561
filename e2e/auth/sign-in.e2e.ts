import type { Page } from '@playwright/test';
import { open, title, toast, userMenu } from '../support/console.ts';
import { callsOf, lift, read } from '../support/mock.ts';
import { password, signIn, submit, username } from './sign-in.ts';
import { expect, test } from '../support/test.ts';
import { sample } from '../support/setting.ts';

const LOCAL = '/login/fernhill/local';
const SAML = '/login/fernhill/saml/corp-sso';

test.describe('sign-in with a password', () => {
  // @sheet specification/2.1
  test('has fields for password managers, no frame of the console, and requires both values', async ({
    page,
  }) => {
    await open(page, LOCAL, 'Sign in to fernhill');
    await expect(page).toHaveTitle('Oxide Console');
    await expect(username(page)).toBeFocused();
    await expect(username(page)).toHaveAttribute('name', 'username');
    await expect(username(page)).toHaveAttribute('autocomplete', 'username');
    await expect(password(page)).toHaveAttribute('name', 'password');
    await expect(password(page)).toHaveAttribute('type', 'password');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'User menu' })).toHaveCount(0);
    await submit(page).click();
    await expect(username(page)).toBeFocused();
    await expect(username(page)).toHaveAccessibleDescription('Username is required');
    await expect(password(page)).toHaveAccessibleDescription('Password is required');
    await username(page).fill('t');
    await expect(page.getByText('Username is required')).toHaveCount(0);
    await expect(page.getByText('Password is required')).toBeVisible();
    await submit(page).click();
    await expect(password(page)).toBeFocused();
    expect(await callsOf(page, 'loginLocal')).toBe(0);
  });

  // @sheet specification/1.1 system-settings-auth/18.27
  test('leads to the projects of the user, and Back does not return to it', async ({ page }) => {
    await open(page, '/device/success');
    await page.goto(LOCAL);
    await signIn(page);
    await expect(page).toHaveURL('/projects');
    await expect(toast(page, 'Logged in')).toBeVisible();
    await expect(title(page, 'Projects')).toBeFocused();
    await page.getByRole('button', { name: 'User menu' }).click();
    await expect(page.getByRole('menu', { name: 'User menu' })).toContainText('Tobias Lindqvist');
    await page.goBack();
    await expect(title(page, 'Device logged in')).toBeVisible();
  });

  // @sheet system-settings-auth/18.27
  test('leads to the page that the user requested', async ({ page }) => {
    await open(page, `${LOCAL}?redirect_uri=%2Fsettings%2Fssh-keys%3Ffrom%3Dmail%26x%3D1`);
    await signIn(page);
    await expect(title(page, 'SSH Keys')).toBeVisible();
    await expect(page).toHaveURL('/settings/ssh-keys?from=mail&x=1');
  });

  // @sheet system-settings-auth/18.27
  test('stays after a wrong password and shows what to do', async ({ page }) => {
    await open(page, `${LOCAL}?redirect_uri=%2Fprojects`);
    await signIn(page, 'tobias', 'wrong');
    const failure = page.getByRole('alert').filter({ hasText: /^Could not sign in/ });
    await expect(failure).toContainText('try again');
    await expect(failure).toBeFocused();
    await expect(username(page)).toHaveValue('tobias');
    await expect(password(page)).toHaveValue('');
    await expect(page).toHaveURL(`${LOCAL}?redirect_uri=%2Fprojects`);
    await expect(submit(page)).toBeEnabled();
    await password(page).fill('correct-horse');
    await password(page).press('Enter');
    await expect(page).toHaveURL('/projects');
  });

  test('sends one request for repeated clicks', async ({ page, fault }) => {
    await open(page, LOCAL);
    await fault({ operation: 'loginLocal', delay: 2_000 });
    await signIn(page);
    await expect(submit(page)).toBeDisabled();
    await submit(page).click({ force: true });
    await password(page).press('Enter');
    await expect(page).toHaveURL('/projects');
    expect(await callsOf(page, 'loginLocal')).toBe(1);
  });
});

test.describe('a hostile redirect_uri', () => {
  const HOSTILE = [
    'https://evil.example',
    '//evil.example',
    '///evil.example/projects',
    String.raw`/\evil.example`,
    String.raw`\/evil.example`,
    '/\t/evil.example',
    '/%2fevil.example',
    '/%255cevil.example',
    'https:evil.example',
    '/..//evil.example',
    'javascript:alert(document.domain)',
    'data:text/html,<script>alert(1)</script>',
    'http://127.0.0.1@evil.example/',
    '/login/fernhill/local',
  ];

  for (const value of sample(HOSTILE, 2))
    test(`${JSON.stringify(value)} is not followed`, async ({ page, baseURL }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await open(page, `${LOCAL}?redirect_uri=${encodeURIComponent(value)}`);
      await signIn(page);
      await expect(title(page, 'Projects')).toBeVisible();
      await expect(page).toHaveURL('/projects');
      expect(asked.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
    });

  test('is not given to the identity provider or the signed-out page', async ({ page }) => {
    for (const value of sample(HOSTILE, 2)) {
      const query = `?redirect_uri=${encodeURIComponent(value)}`;
      await page.goto(SAML + query);
      const link = page.getByRole('link', { name: 'Sign in with corp-sso' });
      await expect(link, value).toHaveAttribute('href', `${SAML}/redirect`);
    }
    await page.goto(`/login?redirect_uri=${encodeURIComponent('//evil.example')}`);
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/');
  });
});

test.describe('sign-in with an identity provider', () => {
  const link = (page: Page) => page.getByRole('link', { name: 'Sign in with corp-sso' });

  // @sheet specification/1.1 specification/2.1 system-settings-auth/18.28
  test('is a link to the server', async ({ page }) => {
    await open(page, SAML, 'Sign in to fernhill');
    await expect(page).toHaveTitle('Oxide Console');
    await expect(link(page)).toHaveAttribute('href', `${SAML}/redirect`);
    const request = page.waitForRequest(`**${SAML}/redirect`);
    await link(page).click();
    expect((await request).isNavigationRequest()).toBe(true);
  });
});

test.describe('sign-out', () => {
  test('ends on the login page without a way back, in every tab', async ({ page, context }) => {
    await open(page, '/settings/ssh-keys', 'SSH Keys');
    const other = await context.newPage();
    await open(other, '/system/silos', 'Silos');
    await userMenu(page, 'Sign out');
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL('/login');
      await expect(title(tab, 'You are signed out')).toBeVisible();
    }
  });

  test('leaves no fetched data behind', async ({ page, context, baseURL }) => {
    await open(page, '/settings/ssh-keys', 'SSH Keys');
    await expect(page.getByText('work-laptop')).toBeVisible();
    await userMenu(page, 'Sign out');
    await expect(title(page, 'You are signed out')).toBeVisible();
    // Another user opens the same browser and presses Back.
    await context.addCookies([{ name: 'msw-user', value: 'Pavel Novak', url: baseURL ?? '' }]);
    await page.goBack();
    await expect(page).toHaveURL('/settings/ssh-keys');
    await expect(page.getByRole('heading', { name: 'No SSH keys' })).toBeVisible();
    await expect(page.getByText('work-laptop')).toHaveCount(0);
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    ).not.toContain('laptop');
    expect(await read(page, '/v1/me')).toMatchObject({ display_name: 'Pavel Novak' });
  });

  test('that fails is reported, and no data of the user is shown', async ({ page, fault, accessible }) => {
    await open(page, '/projects', 'Projects');
    await fault({ operation: 'logout', status: 503 });
    await userMenu(page, 'Sign out');
    await expect(title(page, 'Sign-out failed')).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('Your session is still active on the server');
    await expect(page.getByText('edge-cache')).toHaveCount(0);
    await accessible('failed sign-out');
    await page.getByRole('button', { name: 'Close this window' }).click();
    await expect(page.getByText('Close it manually.')).toBeVisible();
    await lift(page);
    // It may have been tried again meanwhile
    const signedOut = title(page, 'You are signed out');
    await page.getByRole('button', { name: 'Try again' }).or(signedOut).click();
    await expect(signedOut).toBeVisible();
  });
});
