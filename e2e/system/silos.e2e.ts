import { breadcrumbs, dialog, expectCrumbs, open, title } from '../support/console.ts';
import { siloForm } from './silos.ts';
import { as, expect, rowOf, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

const LIST = '/system/silos';
const NEW = '/system/silos-new';

test.describe('the list', () => {
  test(
    'the path of the area leads to the overview, without trapping Back',
    { tag: FULL },
    async ({ page }) => {
      await open(page, '/device/success');
      await page.goto('/system');
      await expect(title(page, 'Overview')).toBeVisible();
      await expect(page).toHaveURL('/system/issues');
      await page.goBack();
      await expect(title(page, 'Device logged in')).toBeVisible();
    },
  );
});

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

test.describe('a new silo', () => {
  test('opens over the list', { tag: FULL }, async ({ page }) => {
    await open(page, LIST, 'Silos');
    await page.getByRole('link', { name: 'New silo' }).click();
    await expect(dialog(page, 'Create silo')).toBeVisible();
    await expect(page).toHaveURL(NEW);
    await expect(page).toHaveTitle('New Silo / Silos / Oxide Console');
    await expectCrumbs(page, ['Silos', LIST]);
    await expect(rowOf(page, 'fernhill')).toBeVisible();
    await expect(siloForm(page).name).toBeFocused();
    await page.reload();
    await expect(dialog(page, 'Create silo')).toBeVisible();
    await expect(rowOf(page, 'fernhill')).toBeVisible();
  });
});
