import { dialog, expectCrumbs, open, title, toast } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

test('the recipes run: a row, its page, its chart, shared state and an action', async ({
  page,
  inBothThemes,
}) => {
  await open(page, '/gallery/recipes/list', 'A list');
  await page.getByRole('link', { name: 'Open the list' }).click();
  await expect(title(page, 'Backups')).toBeVisible();
  await inBothThemes('a list of an own service');
  await page.getByRole('link', { name: 'New backup' }).click();
  const form = dialog(page, 'Create backup');
  await form.getByRole('textbox', { name: 'Name' }).fill('hourly');
  await form.getByRole('button', { name: 'Create backup' }).click();
  await expect(toast(page, 'Backup hourly created')).toBeVisible();
  await expectCrumbs(
    page,
    ['Gallery', '/gallery/overview'],
    ['Backups', '/gallery/backups'],
    ['hourly', '/gallery/backups/hourly'],
    ['Summary', '/gallery/backups/hourly/summary'],
  );
  await page.getByRole('button', { name: 'Pin' }).click();
  await inBothThemes('a page with tabs');
  await page.getByRole('tab', { name: 'Size' }).click();
  await expect(page.getByRole('figure', { name: 'Size (GiB)' })).toBeVisible();
  await inBothThemes('a tab with a chart');
  await page.getByRole('button', { name: 'Backup actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await dialog(page, 'Confirm delete').getByRole('button', { name: 'Confirm' }).click();
  await expect(title(page, 'Backups')).toBeVisible();
  await expect(page.getByRole('link', { name: 'hourly' })).toHaveCount(1);
});

for (const [status, name] of [
  ['404', 'Page not found'],
  ['500', 'Something went wrong'],
] as const)
  test(`a page that is answered with ${status} says so`, async ({ page }) => {
    await open(page, '/gallery/recipes/failures', '401, 403, 404 and 500');
    await page.getByRole('link', { name: status, exact: true }).click();
    await expect(title(page, name)).toBeVisible();
  });
