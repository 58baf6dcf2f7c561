import { sidebar, title, userMenu } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

test('the frame appears before any response, shows that it waits, and allows signing out', async ({
  page,
  accessible,
}) => {
  await page.clock.install();
  // A server that accepts requests and answers none
  await page.route('/v1/**', () => undefined);
  await page.goto('/projects');
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: 'Projects' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('Still waiting for the server…')).toHaveCount(0);
  await page.clock.runFor(5_100);
  await expect(page.getByText('Still waiting for the server…')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  await accessible('frame that waits');
  await userMenu(page, 'Sign out');
  await page.clock.runFor(5_100);
  await expect(page.getByRole('alert')).toContainText('Your session is still active on the server');
  await expect(page.getByRole('button', { name: 'Close this window' })).toBeVisible();
});

test('a menu opened in the frame stays open when the page appears', async ({ page }) => {
  const answered = Promise.withResolvers<undefined>();
  await page.goto('/login/fernhill/local');
  await page.getByRole('textbox', { name: 'Username' }).fill('tobias');
  await page.getByRole('textbox', { name: 'Password' }).fill('correct-horse');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(title(page, 'Projects')).toBeVisible();
  await page.route('/v1/projects?**', async (route) => {
    await answered.promise;
    await route.fallback();
  });
  await page.reload();
  await page.getByRole('button', { name: 'User menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  answered.resolve(undefined);
  await expect(page.getByText('edge-cache', { exact: true })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
});
