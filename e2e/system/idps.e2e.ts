import { dialog, expectCrumbs, expectFieldError, open, toast } from '../support/console.ts';
import { callsOf } from '../support/mock.ts';
import { expect, rowOf, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

const FERNHILL = '/system/silos/fernhill';

test('a provider is viewed; a second one corrects its mistakes', async ({ page }) => {
  await open(page, FERNHILL, 'fernhill');
  await page.getByRole('link', { name: 'corp-sso' }).click();
  const panel = dialog(page, 'Identity provider');
  await expect(page).toHaveTitle('Edit Identity Provider / fernhill / Silos / Oxide Console');
  await expectCrumbs(page, ['Silos', '/system/silos'], ['fernhill', FERNHILL]);
  await expect(panel.getByRole('heading', { name: 'corp-sso' })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Service provider' })).toBeVisible();
  const value = (name: string) => panel.getByRole('textbox', { name });
  await expect(value('Entity ID')).toHaveValue('https://sso.example.test/entity');
  await expect(value('Single Logout (SLO) URL')).toHaveValue('https://sso.example.test/logout');
  await expect(value('Group attribute name')).toHaveValue('groups');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(FERNHILL);
  await page.getByRole('link', { name: 'corp-sso' }).click();
  await panel.getByRole('link', { name: 'create a second provider' }).click();
  const form = dialog(page, 'Create identity provider');
  await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('corp-sso-2');
  await expect(form.getByRole('textbox', { name: 'Entity ID' })).toHaveValue(
    'https://sso.example.test/entity',
  );
});

test('a provider is created with few fields', async ({ page }) => {
  await open(page, FERNHILL, 'fernhill');
  await page.getByRole('link', { name: 'New provider' }).click();
  const form = dialog(page, 'Create identity provider');
  const name = form.getByRole('textbox', { name: 'Name', exact: true });
  const acs = form.getByRole('textbox', { name: 'ACS URL' });
  const standard = form.getByRole('checkbox', { name: 'Use standard ACS URL' });
  await expect(form.getByText('/login/fernhill/saml/idp-name')).toBeVisible();
  await name.fill('second');
  await expect(form.getByText('/login/fernhill/saml/second')).toBeVisible();
  const generated = 'https://fernhill.sys.placeholder/login/fernhill/saml/second';
  await expect(acs).toHaveValue(generated);
  await expect(acs).toBeDisabled();
  await standard.uncheck();
  await acs.fill('https://elsewhere.example.test');
  await standard.check();
  await expect(acs).toHaveValue(generated);
  await name.fill('second-try');
  await expect(acs).toHaveValue(`${generated}-try`);
  await expect(form.getByText('No one can sign in until these are entered')).toBeVisible();
  await form.getByRole('button', { name: 'Create provider' }).click();
  await expect(toast(page, 'IdP second-try created')).toBeVisible();
  await expect(page).toHaveURL(FERNHILL);
  const row = rowOf(page, 'second-try');
  await expect(row.getByRole('cell', { name: 'saml', exact: true })).toBeVisible();
  await expect(row).toContainText('—');
  await page.getByRole('link', { name: 'second-try' }).click();
  const panel = dialog(page, 'Identity provider');
  await expect(panel.getByRole('textbox', { name: 'Name', exact: true })).toBeDisabled();
  await expect(panel.getByRole('textbox', { name: 'ACS URL' })).toHaveValue(`${generated}-try`);
  expect(await callsOf(page, 'samlIdentityProviderCreate')).toBe(1);
});

test('the metadata may be a file, which is then required', async ({ page }) => {
  await open(page, `${FERNHILL}/idps-new`, 'fernhill');
  const form = dialog(page, 'Create identity provider');
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('by-file');
  await form.getByRole('textbox', { name: 'Metadata source URL' }).fill('https://sso.example.test');
  await form.getByRole('radio', { name: 'XML' }).check();
  await form.getByRole('button', { name: 'Create provider' }).click();
  await expect(form.getByText('Metadata source XML is required')).toBeVisible();
  await form.getByLabel('Metadata source XML', { exact: true }).setInputFiles({
    name: 'metadata.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(
      '<EntityDescriptor><IDPSSODescriptor><KeyDescriptor use="signing"/></IDPSSODescriptor></EntityDescriptor>',
    ),
  });
  await form.getByRole('button', { name: 'Create provider' }).click();
  await expect(toast(page, 'IdP by-file created')).toBeVisible();
});

test('metadata that does not answer is told at its field, and another address is sent', async ({ page }) => {
  await open(page, `${FERNHILL}/idps-new`, 'fernhill');
  const form = dialog(page, 'Create identity provider');
  const url = form.getByRole('textbox', { name: 'Metadata source URL' });
  const create = form.getByRole('button', { name: 'Create provider' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('by-url');
  await expect(form.getByText('The server reads this URL when you create the provider.')).toBeVisible();
  await url.fill('https://sso.invalid/metadata');
  await create.click();
  await expectFieldError(url, /fetching the metadata failed/);
  await expect(url).toBeFocused();
  await url.fill('https://sso.example.test/metadata');
  await create.click();
  await expect(toast(page, 'IdP by-url created')).toBeVisible();
});

test('a provider that does not exist is not found', { tag: FULL }, async ({ page }) => {
  await open(page, `${FERNHILL}/idps/saml/nobody`, 'Page not found');
});
