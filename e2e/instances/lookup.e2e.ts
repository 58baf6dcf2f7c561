import { begin } from '../support/begin.ts';
import { title } from '../support/console.ts';
import { instanceAt } from './instances.ts';
import { read } from '../support/mock.ts';
import { expect, test } from '../support/test.ts';
import { sample } from '../support/setting.ts';

test.describe('looking up an instance', () => {
  for (const path of sample(['/lookup/instances', '/lookup/i'], 1)) {
    // @sheet compute-storage/9.58 specification/2.8 specification/7.14 system-settings-auth/18.29
    test(`${path} leads from the ID to the page, without trapping Back`, async ({ page }) => {
      await begin(page, '/projects', { heading: 'Projects' });
      const { id } = await read(page, '/v1/instances/cache-ams-01?project=edge-cache');
      await page.goto(`${path}/${String(id)}`);
      await expect(title(page, 'cache-ams-01')).toBeVisible({ timeout: 15_000 });
      await expect(page).toHaveURL(instanceAt('cache-ams-01'));
      await page.goBack();
      await expect(title(page, 'Projects')).toBeVisible();
    });

    // @sheet compute-storage/9.58
    test(`${path} finds nothing for nothing`, ({ page }) =>
      begin(page, `${path}/`, { heading: 'Page not found' }));
  }
});
