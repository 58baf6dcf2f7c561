import { dialog, open } from '../support/console.ts';
import { as, expect, test } from '../support/test.ts';
import { sample } from '../support/setting.ts';

const PAGE = '/utilization';

for (const person of sample(['Maren Okafor', 'Pavel Novak'], 1))
  test(`${person} sees the utilization of the silo`, async ({ page, context, baseURL }) => {
    await as(context, baseURL, person);
    await open(page, PAGE, 'Utilization');
    await expect(page).toHaveTitle('Utilization / Oxide Console');
    await expect(page.getByText(/^Provisioned1,782\sGiB$/)).toBeVisible();
    await expect(page.getByText(/^Quota2,048\sGiB$/)).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('figure', { name: 'CPU (Count)' })).toBeVisible();
  });

test('charts can be filtered by project, and the numbers do not need the charts', async ({ page, fault }) => {
  await open(page, PAGE, 'Utilization');
  await page.getByRole('button', { name: /^Filter by project/ }).click();
  await page.getByRole('option', { name: 'edge-cache' }).click();
  await expect(page).toHaveURL(`${PAGE}?project=edge-cache`);
  await expect(page.getByRole('figure', { name: 'Memory (GiB)' }).getByRole('img')).toBeVisible();
  await fault({ operation: 'siloMetric', status: 503 });
  await page.getByRole('button', { name: 'Refresh data' }).click();
  await expect(page.getByText('Could not be refreshed.').first()).toBeVisible();
  await expect(page.getByRole('meter', { name: 'CPU' })).toBeVisible();
  await page.getByRole('button', { name: 'Learn about utilization' }).click();
  await expect(dialog(page, 'Learn about utilization').getByRole('link', { name: 'Metrics' })).toBeVisible();
});

test('fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, PAGE, 'Utilization');
  await expect(page.getByRole('figure', { name: 'CPU (Count)' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
