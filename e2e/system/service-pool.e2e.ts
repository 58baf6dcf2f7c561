import { confirm, open, title, toast } from '../support/console.ts';
import { read } from '../support/mock.ts';
import { expect, rowOf, test } from '../support/test.ts';
import { rangeForm } from './ip-pools.ts';

test('the service pool has ranges and no allocation', async ({ page }) => {
  await open(page, '/system/networking/ip-pools', 'IP Pools');
  await page.getByRole('link', { name: 'Service pool' }).click();
  await expect(title(page, 'Service pool')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('30 IPs');
  await expect(page.getByText('Allocated')).toHaveCount(0);
  await page.getByRole('link', { name: 'Add range' }).click();
  const { first, last, submit } = rangeForm(page);
  await first.fill('203.0.113.250');
  await last.fill('203.0.113.250');
  await submit.click();
  await expect(rowOf(page, '203.0.113.250').first()).toBeVisible();
  await page
    .getByRole('row', { name: /203\.0\.113\.250/ })
    .getByRole('button', { name: 'Row actions' })
    .click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await confirm(page, 'Remove range');
  await expect(toast(page, 'Range removed')).toBeVisible();
  expect(await read(page, '/v1/system/ip-pools-service/ranges')).toMatchObject({ items: { length: 3 } });
});
