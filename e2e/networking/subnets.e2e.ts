import { expectCrumbs, toast } from '../support/console.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';
import { begin } from '../support/begin.ts';
import { cell, chooseRouter, EDGE_SUBNETS, EDGE_VPCS, openSubnets, subnetForm } from './vpcs.ts';
import { FULL, sample } from '../support/setting.ts';

const MENU_TAB = { name: 'Subnets', exact: true } as const;

test('the tab shows both blocks and the custom router', { tag: FULL }, async ({ page }) => {
  await begin(page, EDGE_VPCS, { heading: 'VPCs' });
  await page.getByRole('link', { name: 'default', exact: true }).click();
  await page.getByRole('tab', MENU_TAB).click();
  await expect(page).toHaveTitle('Subnets / default / VPCs / edge-cache / Projects / Oxide Console');
  await expect(page.getByRole('columnheader')).toHaveText([
    'name',
    'description',
    'IP Block',
    'Custom Router',
    'created',
    '',
  ]);
  await expect(cell(page, 'cache-tier', 2)).toHaveText(/^10\.40\.0\.0\/20fd[0-9a-f:]+:1::\/64$/);
  await expect(cell(page, 'cache-tier', 3)).toHaveText('regional');
});

test('a subnet is created after an IPv6 block is entered and cleared, and deleted again', async ({
  page,
}) => {
  await openSubnets(page);
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(3);
  await page.getByRole('link', { name: 'New subnet' }).click();
  const form = subnetForm(page, 'Create');
  await expect(page).toHaveTitle(/^New Subnet \/ Subnets \/ default \/ VPCs/);
  await expectCrumbs(
    page,
    ['Projects', '/projects'],
    ['edge-cache', '/projects/edge-cache/instances'],
    ['VPCs', EDGE_VPCS],
    ['default', (await page.getByRole('tab').first().getAttribute('href')) ?? ''],
    ['Subnets', EDGE_SUBNETS],
  );
  await form.name.fill('web');
  await form.ipv4.fill('10.40.0.0/24');
  await expect(form.dialog.getByRole('status').filter({ hasText: 'Overlaps' })).toHaveText(
    'Overlaps 10.40.0.0/20 of the subnet cache-tier',
  );
  await form.dialog.getByRole('button', { name: 'Use IPv4 block 10.40.16.0/24' }).click();
  await form.ipv6.fill('fd00::');
  await form.ipv6.fill('');
  await form.submit.click();
  await expect(toast(page, 'Subnet web created')).toBeVisible();
  await expect(rows).toHaveCount(4);
  await expect(cell(page, 'web', 2)).toContainText('10.40.16.0/24');
  await rowAction(page, 'web', 'Delete');
  await page
    .getByRole('dialog', { name: 'Confirm delete subnet' })
    .getByRole('button', { name: 'Confirm' })
    .click();
  await expect(toast(page, 'Subnet web deleted')).toBeVisible();
  await expect(rows).toHaveCount(3);
});

test('a subnet shows its custom router, which can be removed', async ({ page }) => {
  await openSubnets(page);
  await page.getByRole('link', { name: 'New subnet' }).click();
  const form = subnetForm(page, 'Create');
  await expect(form.router).toHaveText('None');
  await form.name.fill('web');
  await form.ipv4.fill('192.168.4.0/24');
  await chooseRouter(page, form.router, 'regional');
  await form.submit.click();
  await expect(cell(page, 'web', 3)).toHaveText('regional');
  await page.getByRole('link', { name: 'web', exact: true }).click();
  const edit = subnetForm(page, 'Edit');
  await expect(edit.router).toHaveText('regional');
  await expect(edit.ipv4).toHaveValue('192.168.4.0/24');
  await chooseRouter(page, edit.router, 'None');
  await edit.submit.click();
  await expect(cell(page, 'web', 3)).toHaveText('—');
});

test('a subnet is renamed and described from its menu, and the previous tab does not change', async ({
  page,
}) => {
  await openSubnets(page);
  await rowAction(page, 'cache-tier', 'Edit');
  const form = subnetForm(page, 'Edit');
  await expect(page).toHaveTitle(/^Edit Subnet \/ Subnets \/ default \/ VPCs/);
  await form.name.fill('tier');
  await form.description.fill('Only the caches');
  await form.submit.click();
  await expect(toast(page, 'Subnet tier updated')).toBeVisible();
  await expect(cell(page, 'tier', 1)).toHaveText('Only the caches');
  await expect(rowOf(page, 'cache-tier')).toHaveCount(0);
});

test('an interface of an instance links to its subnet and its VPC, which link back to the instance', async ({
  page,
}) => {
  await begin(page, '/projects/edge-cache/instances/tls-terminator-a/networking', {
    heading: 'tls-terminator-a',
  });
  await page.getByRole('link', { name: 'cache-tier' }).click();
  const panel = page.getByRole('dialog', { name: 'Subnet' });
  await expect(page).toHaveURL(`${EDGE_SUBNETS}/cache-tier`);
  await expect(panel.getByRole('meter', { name: 'Addresses' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await panel.getByRole('searchbox', { name: 'Filter by IP or MAC' }).fill('10.40.');
  await panel.getByRole('link', { name: 'tls-terminator-a' }).click();
  await expect(page).toHaveURL('/projects/edge-cache/instances/tls-terminator-a/networking');
  await page.getByRole('link', { name: 'default', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'default' })).toBeVisible();
});

for (const width of sample([1440, 1024, 390], 2))
  test(`the interfaces of a subnet fit its panel at ${width} px, with all that is known of them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await begin(page, `${EDGE_SUBNETS}/cache-tier`, { heading: 'default' });
    const table = page.getByRole('dialog', { name: 'Subnet' }).getByRole('table');
    await expect(table.getByRole('row').last()).toContainText(/tls-terminator-a.*A8:40:25:.*10\.40\.0\.5/);
    await expect
      .poll(() =>
        table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0)),
      )
      .toBeLessThanOrEqual(0);
  });
