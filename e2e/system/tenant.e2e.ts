import { dialog, open, palette, title, toast } from '../support/console.ts';
import { press, tabTo } from '../support/keys.ts';
import { expect, rowOf, test } from '../support/test.ts';
import { rangeForm } from './ip-pools.ts';
import { certificateForm, pem, siloForm } from './silos.ts';

// @sheet system-settings-auth/18.38
test('by keyboard alone a tenant is set up with provider, quotas, pool, range and first admins', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await open(page, '/system/silos', 'Silos');
  await tabTo(page, page.getByRole('link', { name: 'New silo' }));
  await page.keyboard.press('Enter');
  const silo = siloForm(page);
  await expect(silo.name).toBeFocused();
  await page.keyboard.type('orchard');
  await tabTo(page, silo.cpu);
  await press(page, 'ControlOrMeta+a');
  await page.keyboard.type('64');
  await tabTo(page, silo.adminGroup);
  await page.keyboard.type('orchard-admins');
  await tabTo(page, silo.addCertificate);
  await page.keyboard.press('Enter');
  const certificate = certificateForm(page);
  await expect(certificate.name).toBeFocused();
  await page.keyboard.type('edge');
  // What a file dialog of the system returns
  await certificate.cert.setInputFiles(pem('edge.crt'));
  await certificate.key.setInputFiles(pem('edge.key'));
  await tabTo(page, certificate.submit);
  await page.keyboard.press('Enter');
  await expect(silo.addCertificate).toBeFocused();
  await tabTo(page, silo.submit);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Silo orchard created')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'orchard', exact: true }));
  await page.keyboard.press('Enter');
  await expect(title(page, 'orchard')).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: 'New provider' }));
  await page.keyboard.press('Enter');
  const provider = dialog(page, 'Create identity provider');
  await expect(provider.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await page.keyboard.type('corp');
  await tabTo(page, provider.getByRole('button', { name: 'Create provider' }));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'IdP corp created')).toBeVisible();

  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tabTo(page, page.getByRole('tab', { selected: true }), 'Shift+Tab');
  await press(page, 'ArrowRight', 'ArrowRight');
  if ((await tab('Quotas').getAttribute('aria-selected')) !== 'true') await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Edit quotas' }));
  await page.keyboard.press('Enter');
  const quotas = dialog(page, 'Edit quotas');
  await tabTo(page, quotas.getByRole('textbox', { name: 'Memory (GiB)' }));
  await press(page, 'ControlOrMeta+a');
  await page.keyboard.type('256');
  await tabTo(page, quotas.getByRole('button', { name: 'Update Quotas' }));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Quotas updated')).toBeVisible();
  await expect(rowOf(page, 'Memory')).toContainText('256 GiB');
  await expect(rowOf(page, 'CPU')).toContainText('64 vCPUs');

  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('IP Pools');
  await expect(
    palette(page)
      .getByRole('option', { name: /^IP Pools/ })
      .first(),
  ).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(title(page, 'IP Pools')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'New IP Pool' }));
  await page.keyboard.press('Enter');
  const pool = dialog(page, 'Create IP pool');
  await expect(pool.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('orchard-v4');
  await tabTo(page, pool.getByRole('button', { name: 'Create IP pool' }));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'IP pool orchard-v4 created')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'orchard-v4', exact: true }));
  await page.keyboard.press('Enter');
  await expect(title(page, 'orchard-v4')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Add range' }).first());
  await page.keyboard.press('Enter');
  const range = rangeForm(page);
  await expect(range.first).toBeFocused();
  await page.keyboard.type('10.77.0.10');
  await tabTo(page, range.last);
  await page.keyboard.type('10.77.0.20');
  await tabTo(page, range.submit);
  await page.keyboard.press('Enter');
  await expect(rowOf(page, '10.77.0.10')).toBeVisible();
  await tabTo(page, page.getByRole('tab', { selected: true }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  if ((await tab('Linked silos').getAttribute('aria-selected')) !== 'true')
    await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Link silo' }).first());
  await page.keyboard.press('Enter');
  const link = dialog(page, 'Link silo');
  await tabTo(page, link.getByRole('combobox', { name: /^Silo/ }));
  await page.keyboard.type('orchard');
  await expect(page.getByRole('option', { name: /^orchard/ })).toBeVisible();
  await press(page, 'ArrowDown', 'Enter');
  await tabTo(page, link.getByRole('button', { name: 'Link', exact: true }));
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'orchard')).toBeVisible();

  // Its first admins are the members of the group that was made with it
  await tabTo(page, rowOf(page, 'orchard').getByRole('link', { name: 'orchard' }));
  await page.keyboard.press('Enter');
  await expect(title(page, 'orchard')).toBeFocused();
  await expect(rowOf(page, 'orchard-v4')).toBeVisible();
  await tabTo(page, page.getByRole('tab', { selected: true }), 'Shift+Tab');
  await page.keyboard.press('End');
  if ((await tab('Access').getAttribute('aria-selected')) !== 'true') await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: 'silo.admin' })).toBeVisible();
});
