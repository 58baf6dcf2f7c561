import { open } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

test('the overview is accessible, and fits a phone', async ({ page, inBothThemes }) => {
  await open(page, '/system/issues', 'Overview');
  await expect(page.getByText('Nothing else needs attention.')).toBeVisible();
  await inBothThemes('overview');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Hide until it changes: Pool reserve/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Show 1 hidden' })).toBeVisible();
  await inBothThemes('overview on a phone');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
});
