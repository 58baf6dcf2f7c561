import { signIn } from '../auth/sign-in.ts';
import { dialog, title, toast } from '../support/console.ts';
import { expect, rowOf, test } from '../support/test.ts';
import { rangeForm } from '../system/ip-pools.ts';
import { addCertificate, siloForm } from '../system/silos.ts';

/*
 * An operator sets up a new tenant, against the mock API over HTTP; its first admin then signs in. One store serves all
 * tests here: everything has a unique name. The same in the demo, by keyboard: e2e/system/tenant.e2e.ts.
 */
// @sheet operator/13.98 system-settings-auth/18.38
test('a tenant is set up, and its first admin signs in', async ({ page, context }) => {
  test.setTimeout(90_000);
  const name = `t-${Date.now().toString(36)}`;
  const octet = Math.floor(Math.random() * 200) + 20;
  await page.goto(`/login/fernhill/local?redirect_uri=${encodeURIComponent('/system/silos-new')}`);
  await signIn(page, 'maren');
  const silo = siloForm(page);
  await silo.name.fill(name);
  await silo.local.check();
  await silo.cpu.fill('32');
  await silo.memory.fill('128');
  await silo.storage.fill('512');
  await addCertificate(page, 'edge');
  await silo.submit.click();
  await expect(toast(page, `Silo ${name} created`)).toBeVisible();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(title(page, name)).toBeVisible();

  await page.getByRole('tab', { name: 'Quotas' }).click();
  await page.getByRole('button', { name: 'Edit quotas' }).click();
  const quotas = dialog(page, 'Edit quotas');
  await quotas.getByRole('textbox', { name: 'Memory (GiB)' }).fill('256');
  await quotas.getByRole('button', { name: 'Update Quotas' }).click();
  await expect(rowOf(page, 'Memory')).toContainText('256 GiB');

  await page.getByRole('tab', { name: 'Users' }).click();
  await page.getByRole('button', { name: 'New user' }).first().click();
  const user = dialog(page, 'Create user');
  await user.getByRole('textbox', { name: 'User name' }).fill('ada');
  await user.getByLabel('Password', { exact: true }).fill('correct-horse');
  await user.getByLabel(/^Repeat password/).fill('correct-horse');
  await user.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByRole('link', { name: 'ada' })).toBeVisible();
  await page.getByRole('tab', { name: 'Access', exact: true }).click();
  await page.getByRole('button', { name: 'Add user or group' }).first().click();
  const access = dialog(page, 'Add user or group');
  await access.getByRole('combobox', { name: 'User or group' }).fill('ada');
  await page.getByRole('option', { name: 'ada' }).click();
  await access.getByRole('button', { name: /^(?!Assign).*Role/ }).click();
  await page.getByRole('option', { name: /^Admin/ }).click();
  await access.getByRole('button', { name: 'Assign role' }).click();
  await expect(rowOf(page, 'ada')).toContainText('silo.admin');

  await page.goto('/system/networking/ip-pools-new');
  const pool = dialog(page, 'Create IP pool');
  await pool.getByRole('textbox', { name: 'Name' }).fill(`${name}-v4`);
  await pool.getByRole('button', { name: 'Create IP pool' }).click();
  await page.getByRole('link', { name: `${name}-v4`, exact: true }).click();
  await page.getByRole('link', { name: 'Add range' }).first().click();
  const range = rangeForm(page);
  await range.first.fill(`10.${octet}.0.10`);
  await range.last.fill(`10.${octet}.0.20`);
  await range.submit.click();
  await expect(rowOf(page, `10.${octet}.0.10`)).toBeVisible();
  await page.getByRole('tab', { name: 'Linked silos' }).click();
  await page.getByRole('button', { name: 'Link silo' }).first().click();
  const link = dialog(page, 'Link silo');
  await link.getByRole('combobox', { name: /^Silo/ }).fill(name);
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await link.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(rowOf(page, name)).toBeVisible();

  // A second silo has an identity provider instead of local users
  await page.goto('/system/silos-new');
  await silo.name.fill(`${name}-saml`);
  await silo.adminGroup.fill('first-admins');
  await addCertificate(page, 'edge');
  await silo.submit.click();
  await expect(toast(page, `Silo ${name}-saml created`)).toBeVisible();
  await page.goto(`/system/silos/${name}-saml/idps-new`);
  const provider = dialog(page, 'Create identity provider');
  await provider.getByRole('textbox', { name: 'Name', exact: true }).fill('corp');
  await provider.getByRole('button', { name: 'Create provider' }).click();
  await expect(rowOf(page, 'corp')).toBeVisible();

  await context.clearCookies();
  await page.goto(`/login/${name}/local`);
  await signIn(page, 'ada');
  await expect(title(page, 'Projects')).toBeVisible();
  await expect(page.getByRole('banner').getByText(name)).toBeVisible();
  await page.goto('/certificates');
  await expect(rowOf(page, 'edge')).toBeVisible();
});
