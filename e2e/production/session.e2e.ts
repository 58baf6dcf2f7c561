import type { BrowserContext, Locator, Page } from '@playwright/test';
import { dialog, title, userMenu } from '../support/console.ts';
import { signIn } from '../auth/sign-in.ts';
import { expect, rowOf, test } from '../support/test.ts';

/*
 * What the demo cannot show, because its API ends with the page: a session that outlives the document, and one that does
 * not exist. One store serves all tests here, so they change nothing.
 */

const isSignedOut = async (page: Page) => {
  await expect(title(page, 'You are signed out')).toBeVisible();
  await expect(page).toHaveURL(/\/login(\?|$)/);
};

test('a user without a session is redirected from every page to the sign-in, and returns after it', async ({
  page,
}) => {
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

test('a session survives reloads until it ends, and Back then shows no data', async ({ page, context }) => {
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

test('scripts cannot read the session', async ({ page, context }) => {
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

/** Signs a user in, and opens and fills in a form. */
async function fillForm(page: Page, way = '/login/fernhill/local'): Promise<Locator> {
  await page.goto(`${way}?redirect_uri=%2Fsettings%2Fssh-keys-new`);
  if (way.endsWith('local')) await signIn(page);
  else await page.getByRole('link', { name: /^Sign in with/ }).click();
  const form = dialog(page, 'Add SSH key');
  await form.getByRole('textbox', { name: 'Name' }).fill('stray');
  await form
    .getByRole('textbox', { name: 'Public key' })
    .fill('ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKUlEqD0yucgfZ++8Bx6qmyrkD5PlR/mHaAylcdIB0T7');
  return form;
}

/** Ends the session without any page. */
const endSession = (context: BrowserContext) => context.request.post('/v1/logout', { data: {} });

const writes = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
  });
  return sent;
};

test.describe('two tabs', () => {
  test('the tab of a user stops when another user signs in in another tab', async ({ page, context }) => {
    await fillForm(page);
    const sent = writes(page);
    const other = await context.newPage();
    await other.goto('/login/northgate/local');
    await signIn(other, 'hanne');
    await expect(title(other, 'Projects')).toBeVisible();
    await expect(title(page, 'Another user is signed in')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(
      'You are now signed in as Hanne Vestergaard in this browser. This tab belonged to Tobias Lindqvist.',
    );
    await expect(page.getByRole('textbox')).toHaveCount(0);
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: 'Continue as Hanne Vestergaard' }).click();
    await expect(page.getByRole('link', { name: 'Silo northgate' })).toBeVisible();
  });

  test('a sign-in outside of the console is detected before the next write', async ({ page, context }) => {
    const form = await fillForm(page);
    const sent = writes(page);
    await context.request.post('/v1/login/northgate/local', {
      data: { username: 'hanne', password: 'correct-horse' },
    });
    // The person comes back to the window and clicks: a browser under test never loses the focus
    await form.getByRole('button', { name: 'Add SSH key' }).evaluate((button: HTMLElement) => {
      dispatchEvent(new Event('focus'));
      button.click();
    });
    await expect(title(page, 'Another user is signed in')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('an ended session is renewed for both tabs from one of them', async ({ page, context }) => {
    const form = await fillForm(page);
    const other = await context.newPage();
    await other.goto('/projects');
    await expect(title(other, 'Projects')).toBeVisible();
    await endSession(context);
    await form.getByRole('button', { name: 'Add SSH key' }).click();
    await expect(dialog(page, 'Sign in again')).toBeVisible();
    // Without the pointer: the request that a link sends when it is pointed at may open the dialog before the click
    await other.getByRole('link', { name: 'Utilization' }).dispatchEvent('click');
    await signIn(dialog(other, 'Sign in again'));
    for (const tab of [page, other]) await expect(dialog(tab, 'Sign in again')).toBeHidden();
    await expect(title(other, 'Utilization')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('stray');
  });

  // @sheet common-ui/34.41
  test('a form that reads before it writes sends nothing after the sign-in until it is sent again', async ({
    page,
    context,
  }) => {
    await page.goto(
      `/login/fernhill/local?redirect_uri=${encodeURIComponent('/projects/edge-cache/vpcs/default/firewall-rules/allow-purge-api/edit')}`,
    );
    await signIn(page);
    const form = dialog(page, 'Edit rule');
    await form.getByRole('textbox', { name: 'Description' }).fill('stray');
    await endSession(context);
    const sent = writes(page);
    await form.getByRole('button', { name: 'Update rule' }).click();
    await expect(form.getByRole('alert').first()).toContainText(
      'Your session has ended. Sign in, then submit again.',
    );
    const reread = page.waitForResponse(
      (answer) => answer.ok() && answer.url().includes('/v1/vpc-firewall-rules'),
    );
    await signIn(dialog(page, 'Sign in again'));
    await expect(dialog(page, 'Sign in again')).toBeHidden();
    // The screen behind the form refetches its data: a write that waited for this read would follow it
    await reread;
    await expect(form.getByRole('textbox', { name: 'Description' })).toHaveValue('stray');
    await expect(form.getByRole('button', { name: 'Update rule' })).toBeEnabled();
    expect(sent).toEqual(['/v1/login/fernhill/local']);
  });

  // @sheet common-ui/34.40
  test('an identity provider opens in a separate window, which closes automatically', async ({
    page,
    context,
  }) => {
    const form = await fillForm(page, '/login/fernhill/saml/corp-sso');
    await endSession(context);
    await form.getByRole('button', { name: 'Add SSH key' }).click();
    const opened = page.waitForEvent('popup');
    await dialog(page, 'Sign in again').getByRole('button', { name: 'Sign in with corp-sso' }).click();
    const popup = await opened;
    await expect.poll(() => popup.isClosed()).toBe(true);
    await expect(dialog(page, 'Sign in again')).toBeHidden();
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('stray');
  });

  test('a failed sign-out blocks both tabs, and new ones, until it succeeds', async ({ page, context }) => {
    await page.goto('/login/fernhill/local');
    await signIn(page);
    await expect(title(page, 'Projects')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/projects');
    await expect(rowOf(other, 'edge-cache')).toBeVisible();
    await context.route('**/v1/logout', (route) => route.fulfill({ status: 503, body: '{}' }));
    await userMenu(page, 'Sign out');
    const next = await context.newPage();
    await next.goto('/projects');
    for (const tab of [page, other, next]) {
      await expect(title(tab, 'Sign-out failed')).toBeVisible();
      await expect(tab.getByText('edge-cache')).toHaveCount(0);
    }
    await context.unroute('**/v1/logout');
    // It may have been tried again meanwhile
    await next.getByRole('button', { name: 'Try again' }).or(title(next, 'You are signed out')).click();
    for (const tab of [page, other, next]) await isSignedOut(tab);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
  });
});

test('the production site contains nothing of the demo', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/login/fernhill/local');
  await signIn(page);
  await expect(title(page, 'Projects')).toBeVisible();
  await expect(page.getByText('This is a technical preview.')).toHaveCount(0);
  expect(files.filter((path) => /mock/.test(path))).toEqual([]);
  expect(files).toContain('/v1/projects');
});
