import { open, title, userMenu } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

test.describe('profile', () => {
  // @sheet specification/2.5
  test('is the first page of the settings', async ({ page }) => {
    await open(page, '/projects', 'Projects');
    await userMenu(page, 'Settings');
    await expect(title(page, 'Profile')).toBeVisible();
    await expect(page).toHaveURL('/settings/profile');
  });
});
