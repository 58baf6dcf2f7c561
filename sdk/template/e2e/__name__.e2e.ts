import { expect, test } from '@playwright/test';
import { consoleSession } from '@console/sdk/browser';

// CONSOLE_USER, CONSOLE_PASSWORD and CONSOLE_SILO have the user; a demo needs none of them
test.use(consoleSession());

test('the sidebar of the silo links to the list, and the form adds a row to it', async ({ page }) => {
  await page.goto('/projects');
  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: '__label__' }).click();
  await expect(page).toHaveURL('/__name__');
  await expect(page.getByRole('heading', { level: 1, name: '__label__' })).toBeVisible();
  await page.getByRole('link', { name: 'New project' }).click();
  const form = page.getByRole('dialog', { name: 'Create project' });
  const name = `trial-${Date.now()}`;
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByRole('table').getByRole('link', { name })).toBeVisible();
});
