import { open } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/utilization';

// @sheet system-settings-auth/18.43
test('fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, PAGE, 'Utilization');
  await expect(page.getByRole('figure', { name: 'CPU (Count)' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
