import { begin, fails } from '../support/begin.ts';
import { title } from '../support/console.ts';
import { EDGE_CACHE } from './instances.ts';
import { expect, rowOf, test } from '../support/test.ts';

test.describe('a project that cannot be shown', () => {
  // @sheet compute-storage/9.5
  test('because the name does not exist, also when the list would be empty', async ({ page }) => {
    await begin(page, '/projects/no-such-project/instances', { heading: 'Page not found' });
    await expect(
      page.getByText("The page you are looking for doesn't exist or you may not have access to it."),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to console' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
  });

  // @sheet compute-storage/9.5
  test('because of a server error', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const orders = [fails('instanceList', { status: 503, message: 'saga node unreachable', count: 1 })];
    await begin(page, EDGE_CACHE, { orders, heading: 'Something went wrong' });
    await expect(page.getByRole('main')).not.toContainText(/saga|503|instanceList|Error/);
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    expect(logged.join('\n')).toMatch(/instanceList.*503/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(title(page, 'Instances')).toBeVisible();
    await expect(rowOf(page, 'cache-ams-01')).toBeVisible();
  });
});
