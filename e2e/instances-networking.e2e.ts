import { fails, instance, later } from './support/begin.ts';
import { clipboard, confirm, dialog, expectCrumbs } from './support/console.ts';
import { openMenu } from './support/instances.ts';
import { callsOf, tell } from './support/mock.ts';
import { externalIps, interfaces, networkingOf, opener, openNetworking } from './support/networking.ts';
import { expect, rowAction, rowOf, test } from './support/test.ts';

test('shows the addresses, floating ones first, and the interfaces with their networks', async ({ page }) => {
  await openNetworking(page, 'cache-ams-01');
  await expect(page).toHaveTitle(/^Networking \/ cache-ams-01 \/ Instances \/ edge-cache \/ Projects \//);
  await expectCrumbs(
    page,
    ['Projects', '/projects'],
    ['edge-cache', '/projects/edge-cache/instances'],
    ['Instances', '/projects/edge-cache/instances'],
    ['cache-ams-01', '/projects/edge-cache/instances/cache-ams-01/storage'],
    ['Networking', networkingOf('cache-ams-01')],
  );
  const ips = externalIps(page).getByRole('row');
  await expect(ips).toHaveText([
    /^ipKindnamedescriptionpool$/,
    /^203\.0\.113\.10floatingams-entry—public-v4$/,
    /^203\.0\.113\.11floatingams-failover—public-v4$/,
    /^198\.51\.100\.24ephemeral———$/,
  ]);
  const link = externalIps(page).getByRole('link', { name: '198.51.100.24' });
  await expect(link).toHaveAttribute('href', 'https://198.51.100.24');
  await expect(link).toHaveAttribute('target', '_blank');
  await externalIps(page).getByRole('button', { name: 'Tip' }).hover();
  await expect(page.getByRole('tooltip')).toContainText('ephemeral IP');
  await expect(interfaces(page).getByRole('row')).toHaveText([
    'namedescriptionPrivate IPvpcsubnetTransit IPs',
    /^net0primaryThe default interface172\.30\.0\.\d+defaultdefault10\.40\.0\.0\/16\+1$/,
  ]);
  await interfaces(page).getByRole('button', { name: '+1' }).hover();
  await expect(page.getByRole('tooltip').filter({ hasText: 'Other transit IPs' })).toContainText(
    'fd00:40::/32',
  );
});

test('more than two addresses are shortened in the header', async ({ page }) => {
  await openNetworking(page, 'cache-ams-01');
  await expect(page.getByRole('link', { name: '…', exact: true })).toHaveAttribute(
    'href',
    networkingOf('cache-ams-01'),
  );
  await rowAction(page, '203.0.113.10', 'Detach');
  await confirm(page, 'Confirm detach floating IP');
  await expect(page.getByRole('link', { name: '…', exact: true })).toHaveCount(0);
});

test('an instance without a network says so, and that it takes one to have an ephemeral IP', async ({
  page,
}) => {
  const orders = [instance('payments-staging', 'alone'), later(5_000)];
  await openNetworking(page, 'alone', { orders, project: 'payments-staging' });
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'No external IPs',
    'No network interfaces',
  ]);
  await expect(opener(page, 'Attach ephemeral IP')).toHaveAccessibleDescription(
    'An ephemeral IP needs a network interface. Add one first.',
  );
  await expect(opener(page, 'Attach floating IP')).toHaveAccessibleDescription('No available floating IPs');
});

test('refreshing asks again for all that the open tab shows', async ({ page }) => {
  await openNetworking(page, 'cache-ams-01');
  const shown = [
    'instanceView',
    'instanceExternalIpList',
    'instanceNetworkInterfaceList',
    'floatingIpList',
    'projectIpPoolList',
    'vpcView',
    'vpcSubnetView',
  ];
  const counts = () => Promise.all(shown.map((operation) => callsOf(page, operation)));
  const before = await counts();
  await page.getByRole('button', { name: 'Refresh data' }).click();
  for (const [index, operation] of shown.entries())
    await expect.poll(() => callsOf(page, operation), operation).toBeGreaterThan(before[index] ?? 0);
});

test('copies addresses and ids', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openNetworking(page, 'cache-ams-01');
  await rowAction(page, '203.0.113.10', 'Copy IP address');
  await expect.poll(() => clipboard(page)).toBe('203.0.113.10');
  await rowAction(page, '203.0.113.10', 'Copy ID');
  await expect.poll(() => clipboard(page)).toMatch(/^[0-9a-f-]{36}$/);
  await rowOf(page, '198.51.100.24').getByRole('button', { name: 'Row actions' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Copy IP address', 'Detach']);
});

test('open menus stay open while the instance changes', async ({ page }) => {
  await openNetworking(page, 'schema-migrator', {
    orders: [['POST', '/v1/instances/schema-migrator/start?project=edge-cache']],
  });
  await expect(page.getByText('starting', { exact: true }).first()).toBeVisible();
  const menu = await openMenu(page, 'net0');
  await tell(page, 'clock', { advance: 20_000 });
  await expect(page.getByText('running', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: 'Edit' })).toHaveAccessibleDescription(/Stop it first/);
});

test('the tab does without names and lists that do not come', async ({ page }) => {
  await openNetworking(page, 'schema-migrator', {
    orders: ['vpcView', 'vpcSubnetView', 'floatingIpList', 'projectIpPoolList', 'vpcList'].map((operation) =>
      fails(operation, { status: 503 }),
    ),
  });
  await expect(interfaces(page).getByRole('row').nth(1)).toHaveText(
    /^net0primaryThe default interface172\.30\.0\.\d+———$/,
  );
  await opener(page, 'Attach floating IP').click();
  await expect(dialog(page, 'Attach floating IP').getByRole('button', { name: /^Floating IP/ })).toHaveText(
    'Floating IPs could not be loaded',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await opener(page, 'Add network interface').click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^VPC/ })).toHaveText(
    'VPCs could not be loaded',
  );
});
