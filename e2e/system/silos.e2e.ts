import { breadcrumbs, open } from '../support/console.ts';
import { as, expect, test } from '../support/test.ts';

const LIST = '/system/silos';
const NEW = '/system/silos-new';

// @sheet system-settings-auth/18.20 system-settings-auth/18.30
test('people who are no fleet viewers find nothing here', async ({ page, context, baseURL }) => {
  await as(context, baseURL, 'Tobias Lindqvist');
  for (const path of [
    LIST,
    NEW,
    '/system/utilization',
    '/system/networking/ip-pools',
    '/system/inventory/waiting-sleds',
  ]) {
    await open(page, path, 'Page not found');
    await expect(breadcrumbs(page).getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
