import { breadcrumbs, dialog, expectCrumbs, open, title, toast, userMenu } from '../support/console.ts';
import { read } from '../support/mock.ts';
import { as, expect, rowAction, rowOf, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKUlEqD0yucgfZ++8Bx6qmyrkD5PlR/mHaAylcdIB0T7';

test.describe('profile', () => {
  // @sheet specification/2.5
  test('is the first page of the settings', async ({ page }) => {
    await open(page, '/projects', 'Projects');
    await userMenu(page, 'Settings');
    await expect(title(page, 'Profile')).toBeVisible();
    await expect(page).toHaveURL('/settings/profile');
  });

  test('shows a message when the user is in no group', { tag: FULL }, async ({ page, context, baseURL }) => {
    await as(context, baseURL, 'Pavel Novak');
    await open(page, '/settings/profile', 'Profile');
    await expect(page.getByRole('heading', { name: 'No groups' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'Pavel Novak' })).toBeVisible();
  });
});

test.describe('SSH keys', () => {
  test('are listed with their descriptions', { tag: FULL }, async ({ page }) => {
    await open(page, '/settings/ssh-keys', 'SSH Keys');
    await expect(page).toHaveTitle('SSH Keys / Settings / Oxide Console');
    await expectCrumbs(page, ['Settings', '/settings/profile'], ['SSH Keys', '/settings/ssh-keys']);
    await expect(page.getByRole('columnheader')).toHaveText(['name', 'description', '']);
    await expect(rowOf(page, 'work-laptop').getByRole('cell', { name: 'Office machine' })).toBeVisible();
    await expect(rowOf(page, 'build-box')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add SSH key' })).toHaveAttribute(
      'href',
      '/settings/ssh-keys-new',
    );
  });

  test('can be viewed and not changed', { tag: FULL }, async ({ page }) => {
    await open(page, '/settings/ssh-keys', 'SSH Keys');
    const key = await read(page, '/v1/me/ssh-keys/work-laptop');
    await page.getByRole('link', { name: 'work-laptop' }).click();
    const view = dialog(page, 'View SSH key');
    await expect(view.getByRole('heading', { level: 3, name: 'work-laptop' })).toBeVisible();
    for (const term of ['ID', 'Created', 'Updated'])
      await expect(view.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) })).toBeVisible();
    await expect(view).toContainText(String(key['id']));
    const boxes = view.getByRole('textbox');
    await expect(boxes).toHaveCount(3);
    for (const [name, value] of [
      ['Name', 'work-laptop'],
      ['Description', 'Office machine'],
      ['Public key', String(key['public_key'])],
    ] as const) {
      await expect(view.getByRole('textbox', { name })).toBeDisabled();
      await expect(view.getByRole('textbox', { name })).toHaveValue(value);
    }
    await expect(view.getByRole('contentinfo')).toHaveCount(0);
    await expect(page).toHaveTitle('View SSH Key / SSH Keys / Settings / Oxide Console');
    await expect(breadcrumbs(page).getByRole('link')).toHaveText(['Settings', 'SSH Keys']);
    await view.getByRole('button', { name: 'Close' }).click();
    await expect(view).toBeHidden();
    await expect(page).toHaveURL('/settings/ssh-keys');
    await expect(page.getByRole('link', { name: 'work-laptop' })).toBeFocused();
  });

  test('that does not exist is not found', { tag: FULL }, async ({ page }) => {
    await open(page, '/settings/ssh-keys/none/edit', 'Page not found');
  });

  test('are added over the list', { tag: FULL }, async ({ page }) => {
    await open(page, '/settings/ssh-keys-new', 'SSH Keys');
    const form = dialog(page, 'Add SSH key');
    await expect(rowOf(page, 'work-laptop')).toBeVisible();
    await expect(page).toHaveTitle('New SSH key / SSH Keys / Settings / Oxide Console');
    await expect(breadcrumbs(page).getByRole('link')).toHaveText(['Settings', 'SSH Keys']);
    await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await form.getByRole('textbox', { name: 'Name' }).fill('phone');
    await form.getByRole('textbox', { name: 'Description' }).fill('In my pocket');
    await form.getByRole('textbox', { name: 'Public key' }).fill(`${KEY} phone`);
    await form.getByRole('button', { name: 'Add SSH key' }).click();
    await expect(toast(page, 'SSH key phone created')).toBeVisible();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL('/settings/ssh-keys');
    await expect(rowOf(page, 'phone').getByRole('cell', { name: 'In my pocket' })).toBeVisible();
    expect(await read(page, '/v1/me/ssh-keys/phone')).toMatchObject({
      name: 'phone',
      description: 'In my pocket',
      public_key: `${KEY} phone`,
    });
  });

  test('are not deleted by Cancel or Escape', { tag: FULL }, async ({ page }) => {
    await open(page, '/settings/ssh-keys', 'SSH Keys');
    await rowAction(page, 'work-laptop', 'Delete');
    await dialog(page, 'Confirm delete').getByRole('button', { name: 'Cancel' }).click();
    await rowAction(page, 'work-laptop', 'Delete');
    await expect(dialog(page, 'Confirm delete').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Confirm delete')).toBeHidden();
    await expect(rowOf(page, 'work-laptop')).toBeVisible();
    expect(await read(page, '/v1/me/ssh-keys/work-laptop')).toMatchObject({ name: 'work-laptop' });
  });
});
