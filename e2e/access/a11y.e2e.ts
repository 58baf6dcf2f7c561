import type { Page } from '@playwright/test';
import { dialog, open, visit } from '../support/console.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';

test('access of a project: list, forms, panel', async ({ page, inBothThemes }) => {
  await open(page, '/projects/edge-cache/access', 'Project Access');
  await inBothThemes('list');
  await page.getByRole('button', { name: 'Add user or group' }).click();
  await expect(dialog(page, 'Add user or group')).toBeVisible();
  await inBothThemes('form of a new role');
  await dialog(page, 'Add user or group').getByRole('button', { name: 'Cancel' }).click();
  await rowOf(page, 'field-ops').getByRole('button', { name: 'field-ops' }).click();
  await expect(dialog(page, 'Group access').getByText('Dele Adeyemi')).toBeVisible();
  await inBothThemes('access of a group');
});

test('access of a silo: the confirmation before the last admin is removed', async ({
  page,
  inBothThemes,
}) => {
  await open(page, '/access', 'Silo Access');
  await rowAction(page, 'Maren Okafor', 'Delete');
  await expect(dialog(page, 'Confirm delete').getByText('This silo will have no admin')).toBeVisible();
  await inBothThemes('warning');
});

test('fleet access, roles, users', async ({ page, inBothThemes }) => {
  await open(page, '/system/access', 'Fleet access');
  await inBothThemes('fleet access');
  await visit(page, '/system/roles/fleet.admin', 'Fleet access');
  await inBothThemes('role');
  await visit(page, '/users', 'Users');
  await inBothThemes('users');
  await visit(page, '/users/groups', 'Users');
  await inBothThemes('groups');
});

/** The page does not scroll sideways. */
const expectFits = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

test('on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/projects/edge-cache/access', 'Project Access');
  await expectFits(page);
  for (const [path, heading] of [
    ['/access', 'Silo Access'],
    ['/system/access', 'Fleet access'],
    ['/system/users-builtin', 'Fleet access'],
    ['/users', 'Users'],
  ] as const) {
    await visit(page, path, heading);
    await expectFits(page);
  }
});
