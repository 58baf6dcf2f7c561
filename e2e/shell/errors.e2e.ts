import type { Page } from '@playwright/test';
import { open, sidebar, title, userMenu } from '../support/console.ts';
import { lift } from '../support/mock.ts';
import { as, expect, rowOf, test } from '../support/test.ts';

const SENTENCE = 'Please try again. If the problem persists, contact your administrator.';
const NOTICE = /^You are not in any groups and have no role on the silo/;

/** Opens the keys of the user by links: the demo's data and faults last as long as the document. */
async function goToKeys(page: Page): Promise<void> {
  await userMenu(page, 'Settings');
  await expect(title(page, 'Profile')).toBeVisible();
  await sidebar(page).getByRole('link', { name: 'SSH Keys' }).click();
}

test.describe('what is not there', () => {
  for (const path of ['/nothing', '/settings/nothing', '/projects/none/instances', '/projects/none/edit'])
    // @sheet common-ui/34.7 specification/2.4 specification/2.11
    test(`${path} is not found, and the page has links to continue`, async ({ page }) => {
      await open(page, path, 'Page not found');
      await expect(
        page.getByText("The page you are looking for doesn't exist or you may not have access to it."),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Back to console' }).click();
      await expect(title(page, 'Projects')).toBeVisible();
      await page.goBack();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page).toHaveURL('/login');
    });
});

test.describe('a server that fails', () => {
  // @sheet common-ui/34.7
  test('is reported without technical terms, with a request ID, and the frame works', async ({
    page,
    fault,
  }) => {
    const lines: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') lines.push(message.text());
    });
    await open(page, '/projects', 'Projects');
    const message = 'database connection refused (pool exhausted)';
    await fault({
      operation: 'currentUserSshKeyList',
      status: 503,
      message,
      errorCode: 'ServiceNotAvailable',
    });
    await goToKeys(page);
    const screen = page.getByRole('main').getByRole('alert');
    await expect(title(page, 'Something went wrong')).toBeFocused();
    await expect(screen.getByText(SENTENCE)).toBeVisible();
    const words = await page.getByRole('main').innerText();
    expect(words).not.toMatch(/503|database|pool|ServiceNotAvailable|Error|currentUserSshKeyList|at \w+ \(/);
    // The id on the page is the one in the browser's console, next to what happened.
    const request = /Request\s+(\S+)/.exec(words)?.[1] ?? 'none';
    expect(
      lines.some(
        (line) => line.includes('currentUserSshKeyList') && line.includes('503') && line.includes(request),
      ),
    ).toBe(true);
    await expect(screen.getByRole('button', { name: 'Click to copy' })).toBeVisible();
    await expect(sidebar(page).getByRole('link', { name: 'Profile' })).toBeVisible();
    await sidebar(page).getByRole('link', { name: 'Projects' }).click();
    await expect(title(page, 'Projects')).toBeVisible();
  });

  for (const [what, rule] of [
    ['an answer that is not JSON', { body: '<html>Bad gateway</html>' }],
    ['an answer of another shape', { body: '{"unexpected": true}' }],
    ['no answer', { abort: true }],
  ] as const)
    // @sheet specification/2.11
    test(`${what} shows the error screen`, async ({ page, fault }) => {
      await open(page, '/projects', 'Projects');
      await fault({ operation: 'currentUserSshKeyList', ...rule });
      await goToKeys(page);
      await expect(title(page, 'Something went wrong')).toBeVisible();
      await expect(page.getByText(SENTENCE)).toBeVisible();
      await expect(page.getByText(/gateway|undefined|TypeError/i)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
      await lift(page);
      // Fetched data counts as fresh for two seconds.
      await expect(async () => {
        await page.getByRole('button', { name: 'Try again' }).click({ timeout: 2_000 });
        await expect(rowOf(page, 'work-laptop')).toBeVisible({ timeout: 2_000 });
      }).toPass();
    });

  // @sheet common-ui/34.7 compute-storage/9.5 specification/2.11 specification/7.8
  test('can be left by signing out', async ({ page, fault }) => {
    await open(page, '/projects', 'Projects');
    await fault({ operation: 'currentUserSshKeyList', status: 503 });
    await goToKeys(page);
    await expect(title(page, 'Something went wrong')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/login');
    await expect(title(page, 'You are signed out')).toBeVisible();
  });

  // @sheet common-ui/34.3 network-access/15.37 specification/6.4
  test('that cannot read the fleet rights shows no system pages', async ({
    page,
    context,
    baseURL,
    fault,
  }) => {
    await as(context, baseURL, 'Tobias Lindqvist');
    await open(page, '/projects', 'Projects');
    await fault({ operation: 'systemPolicyView', status: 500 });
    await expect(page.getByRole('button', { name: 'Switch between system and silo' })).toHaveCount(0);
  });
});

test.describe('a user without groups and roles', () => {
  // @sheet common-ui/34.8 network-access/15.39 specification/6.5
  test('sees that the identity provider is misconfigured', async ({ page, context, baseURL }) => {
    await as(context, baseURL, 'Pavel Novak');
    await open(page, '/projects', 'No access to the list of projects');
    await expect(page.getByText(NOTICE)).toBeVisible();
    await expect(
      page.getByText('This usually means the identity provider is not set up correctly.'),
    ).toBeVisible();
    const docs = page.getByRole('main').getByRole('link', { name: 'docs' });
    await expect(docs).toHaveAttribute('target', '_blank');
    // The user may have a role on a project, which opens by its name
    await expect(page.getByRole('textbox', { name: 'Project name' })).toBeVisible();
  });

  // @sheet common-ui/34.8 specification/6.5
  test('is not assumed for a user with a group', async ({ page, context, baseURL, fault }) => {
    await as(context, baseURL, 'Tobias Lindqvist');
    await open(page, '/projects', 'Projects');
    await fault({ operation: 'currentUserSshKeyList', status: 403, errorCode: 'Forbidden' });
    await goToKeys(page);
    await expect(title(page, 'Something went wrong')).toBeVisible();
    await expect(page.getByText(SENTENCE)).toBeVisible();
    await expect(page.getByText(NOTICE)).toHaveCount(0);
  });
});
