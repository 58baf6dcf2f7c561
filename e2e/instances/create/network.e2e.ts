import { dialog } from '../../support/console.ts';
import { create, fillNeeded, form, openForm, openPart, pick } from './instance-create.ts';
import { callsOf, read } from '../../support/mock.ts';
import { as, expect, test } from '../../support/test.ts';

// @sheet compute-storage/9.33
test('a floating IP is attached in addition to the ephemeral one', async ({ page }) => {
  await openForm(page);
  await fillNeeded(page, 'cache-mad-01');
  await openPart(page, 'Networking');
  const button = form(page).attachFloating;
  const modal = dialog(page, 'Attach floating IP');
  const remove = page.getByRole('button', { name: 'remove floating IP unassigned' });
  const attach = async () => {
    await button.click();
    await pick(
      page,
      modal.getByRole('combobox', { name: 'Floating IP' }),
      /^unassigned 203\.0\.113\.13 \/ Reserved/,
    );
    await expect(modal.getByText(/will be reachable at 203\.0\.113\.13/)).toBeVisible();
    await expect(modal.getByRole('combobox', { name: 'Floating IP' })).toHaveValue(
      'unassigned (203.0.113.13)',
    );
    await modal.getByRole('button', { name: 'Attach', exact: true }).click();
    await expect(modal).toBeHidden();
  };
  await attach();
  await expect(page.getByRole('row', { name: 'Name: unassigned, IP: 203.0.113.13' })).toBeVisible();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.hover();
  await expect(page.getByRole('tooltip')).toHaveText('No floating IPs available');
  await remove.click();
  await expect(remove).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  await attach();
  await create(page, 'cache-mad-01');
  const { items } = await read(page, '/v1/instances/cache-mad-01/external-ips?project=edge-cache');
  const kinds = Array.isArray(items) ? items.map((ip: { kind: string }) => ip.kind) : [];
  expect(kinds.toSorted()).toEqual(['ephemeral', 'floating']);
});

test('custom interfaces are listed, kept and created', async ({ page }) => {
  await openForm(page);
  await fillNeeded(page, 'cache-mad-01');
  await openPart(page, 'Networking');
  const kind = (name: string) => page.getByRole('radio', { name, exact: true });
  await expect(kind('Default')).toBeChecked();
  await kind('Custom').check();
  const add = page.getByRole('button', { name: 'Add network interface' });
  await form(page).submit.click();
  await expect(page.getByText('Add a network interface, or choose None')).toBeVisible();
  await expect(add).toBeFocused();
  expect(await callsOf(page, 'instanceCreate')).toBe(0);
  await add.click();
  const modal = dialog(page, 'Add network interface');
  await modal.getByRole('textbox', { name: 'Name', exact: true }).fill('front');
  await pick(page, modal.getByRole('button', { name: /^VPC/ }), /^probe-net/);
  await pick(page, modal.getByRole('button', { name: /^Subnet/ }), /^default/);
  await modal.getByRole('button', { name: 'Add network interface' }).click();
  await expect(modal).toBeHidden();
  const row = page.getByRole('row', { name: 'Name: front, VPC: probe-net, Subnet: default' });
  await expect(row).toBeVisible();
  await expect(page.getByText('Add a network interface, or choose None')).toBeHidden();
  await kind('None').check();
  await expect(row).toBeHidden();
  await kind('Custom').check();
  await expect(row).toBeVisible();
  await expect(page.getByRole('button', { name: 'remove network interface front' })).toBeVisible();
  await create(page, 'cache-mad-01');
  const { items } = await read(page, '/v1/network-interfaces?project=edge-cache&instance=cache-mad-01');
  expect(items).toMatchObject([{ name: 'front', primary: true }]);
});

// @sheet compute-storage/9.28
test('without a default pool no instance can be created, and the form says so', async ({
  page,
  context,
  baseURL,
}) => {
  await as(context, baseURL, 'Lab Account');
  await openForm(page, { project: 'tide-model' });
  await expect(form(page).submit).toHaveAttribute('aria-disabled', 'true');
  await expect(form(page).submit).toHaveAccessibleDescription('Default IP pool required');
  await openPart(page, 'Networking');
  await expect(page.getByText(/^This silo has no default IP pool/)).toBeVisible();
  await form(page).ephemeral.uncheck();
  await expect(form(page).submit).toHaveAttribute('aria-disabled', 'true');
});
