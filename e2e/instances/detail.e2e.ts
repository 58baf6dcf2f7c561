import { begin } from '../support/begin.ts';
import { title } from '../support/console.ts';
import { EDGE_CACHE, instanceAt } from './instances.ts';
import { expect, test } from '../support/test.ts';

test.describe('the page', () => {
  test('opens from the name in the list, and starts with the first tab', async ({ page }) => {
    await begin(page, EDGE_CACHE, { heading: 'Instances' });
    await page.getByRole('link', { name: 'log-shipper' }).click();
    await expect(title(page, 'log-shipper')).toBeFocused();
    await expect(page).toHaveURL(instanceAt('log-shipper'));
    await page.goto(`${EDGE_CACHE}/cache-ams-01?from=elsewhere`);
    await expect(title(page, 'cache-ams-01')).toBeVisible();
    await expect(page).toHaveURL(`${instanceAt('cache-ams-01')}?from=elsewhere`);
    await page.goBack();
    await expect(title(page, 'log-shipper')).toBeVisible();
  });
});
