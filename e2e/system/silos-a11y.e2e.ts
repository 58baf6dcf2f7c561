import { dialog, open } from '../support/console.ts';
import { expect, rowOf, test } from '../support/test.ts';

// @sheet system-settings-auth/18.42
test('a silo, tab by tab', async ({ page, inBothThemes }) => {
  await open(page, '/system/silos/fernhill', 'fernhill');
  for (const tab of ['Identity Providers', 'IP Pools', 'Quotas', 'Fleet roles', 'Users', 'Access']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await expect(page.getByRole('tabpanel', { name: tab, exact: true })).toBeVisible();
    await inBothThemes(tab);
  }
});

// @sheet system-settings-auth/18.42
test('forms of a silo', async ({ page, inBothThemes }) => {
  await open(page, '/system/silos/harbor-labs?tab=ip-pools', 'harbor-labs');
  await page.getByRole('button', { name: 'Link pool' }).click();
  await expect(dialog(page, 'Link pool').getByRole('combobox')).toBeVisible();
  await inBothThemes('link of a pool');
  // The list, then the dialog
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Quotas' }).click();
  await page.getByRole('button', { name: 'Edit quotas' }).click();
  const quotas = dialog(page, 'Edit quotas');
  await quotas.getByRole('textbox', { name: 'CPU (vCPUs)' }).fill('1');
  await expect(quotas.getByText(/^Below current use/)).toBeVisible();
  await inBothThemes('quotas');
  await quotas.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('tab', { name: 'Users' }).click();
  await page.getByRole('button', { name: 'New user' }).click();
  const user = dialog(page, 'Create user');
  await user.getByRole('button', { name: 'Create user' }).click();
  await expect(user.getByText('Password is required')).toBeVisible();
  await inBothThemes('user with mistakes');
  await user.getByRole('button', { name: 'Generate' }).click();
  await inBothThemes('made password');
  await user.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'tide-station' }).click();
  await expect(dialog(page, 'User')).toBeVisible();
  await inBothThemes('user');
});

// @sheet system-settings-auth/18.42
test('identity providers', async ({ page, inBothThemes }) => {
  await open(page, '/system/silos/fernhill/idps/saml/corp-sso', 'fernhill');
  await expect(dialog(page, 'Identity provider')).toBeVisible();
  await inBothThemes('view');
  await page.getByRole('link', { name: 'create a second provider' }).click();
  const form = dialog(page, 'Create identity provider');
  await expect(form.getByRole('textbox', { name: 'Entity ID' })).toBeVisible();
  await form.getByRole('radio', { name: 'XML' }).check();
  await form.getByRole('button', { name: 'Create provider' }).click();
  await expect(form.getByText('Metadata source XML is required')).toBeVisible();
  await inBothThemes('form with mistakes');
});

// @sheet system-settings-auth/18.42
test('utilization', async ({ page, inBothThemes }) => {
  await open(page, '/system/utilization', 'Utilization');
  await expect(rowOf(page, 'fernhill')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Capacity of the rack' })).toBeVisible();
  await inBothThemes('summary');
  await page.getByRole('tab', { name: 'Metrics' }).click();
  await expect(page.getByRole('figure', { name: 'Storage (TiB)' }).getByRole('img')).toBeVisible();
  await inBothThemes('metrics');
  await page.setViewportSize({ width: 390, height: 844 });
  await inBothThemes('metrics on a phone');
  await open(page, '/utilization', 'Utilization');
  await expect(page.getByRole('figure', { name: 'Storage (TiB)' }).getByRole('img')).toBeVisible();
  await inBothThemes('silo');
});
