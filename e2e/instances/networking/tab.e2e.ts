import type { Page } from '@playwright/test';
import { confirm, expectCrumbs, toast } from '../../support/console.ts';
import { fact, openMenu } from '../instances.ts';
import { tell } from '../../support/mock.ts';
import {
  editInterface,
  externalIps,
  fillInterface,
  interfaces,
  networkingOf,
  newInterface,
  opener,
  openNetworking,
} from './networking.ts';
import { expect, rowAction, rowOf, test } from '../../support/test.ts';
import { sample } from '../../support/setting.ts';

const ADD = 'Add network interface';
const ONLY_STOPPED = 'Network interfaces can only be changed while the instance is stopped. Stop it first.';

/** The reason of an entry in the menu of an interface; empty when it can be pressed. */
async function expectReason(page: Page, nic: string, action: string, reason: string | RegExp): Promise<void> {
  const menu = await openMenu(page, nic);
  await expect(menu.getByRole('menuitem', { name: action, exact: true })).toHaveAccessibleDescription(reason);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
}

// @sheet compute-storage/9.43 compute-storage/9.48 compute-storage/9.74
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
    /^198\.51\.100\.24ephemeral——Not reported$/,
  ]);
  const link = externalIps(page).getByRole('link', { name: '198.51.100.24' });
  await expect(link).toHaveAttribute('href', 'https://198.51.100.24');
  await expect(link).toHaveAttribute('target', '_blank');
  await externalIps(page).getByRole('button', { name: 'Tip' }).hover();
  await expect(page.getByRole('tooltip')).toContainText('ephemeral IP');
  await expect(interfaces(page).getByRole('row')).toHaveText([
    'namedescriptionPrivate IPvpcsubnetTransit IPs',
    /^net0primarydefault primary interface for cache-ams-01172\.30\.0\.\d+defaultdefault10\.40\.0\.0\/16\+1$/,
  ]);
  await interfaces(page).getByRole('button', { name: '+1' }).hover();
  await expect(page.getByRole('tooltip').filter({ hasText: 'Other transit IPs' })).toContainText(
    'fd00:40::/32',
  );
});

// @sheet compute-storage/9.47
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

// @sheet compute-storage/9.44
test('interfaces are changed once the instance is stopped', async ({ page }) => {
  // Notifications lie over the last rows of a lower window, five seconds each
  await page.setViewportSize({ width: 1280, height: 1300 });
  await openNetworking(page, 'log-shipper');
  await expect(opener(page, ADD)).toHaveAttribute('aria-disabled', 'true');
  await opener(page, ADD).hover();
  await expect(page.getByRole('tooltip')).toHaveText(ONLY_STOPPED);
  await page.mouse.move(0, 0);
  for (const action of ['Edit', 'Delete']) await expectReason(page, 'net0', action, ONLY_STOPPED);
  await opener(page, 'Stop').click();
  await confirm(page, 'Confirm stop instance');
  await tell(page, 'clock', { advance: 10_000 });
  await expect(opener(page, ADD)).not.toHaveAttribute('aria-disabled', 'true', { timeout: 20_000 });

  const { form, add } = await fillInterface(page, { name: 'net1', subnet: 'cache-tier' });
  await add.click();
  await expect(form).toBeHidden();
  await expect(toast(page, 'Network interface net1 added')).toBeVisible();
  await expect(rowOf(page, 'net1')).toHaveText(/^net1—10\.40\.\d+\.\d+defaultcache-tier—$/);

  await expectReason(page, 'net0', 'Delete', /Make another one primary first\.$/);
  await expectReason(page, 'net0', 'Make primary', 'This is already the primary interface');
  await rowAction(page, 'net1', 'Make primary');
  await expect(rowOf(page, 'net1')).toContainText('primary');
  await expect(rowOf(page, 'net0').getByText('primary', { exact: true })).toBeHidden();
  await expect(toast(page, 'Network interface net1 is now primary')).toBeVisible();

  const edit = await editInterface(page, 'net1');
  await edit.name.fill('front');
  await edit.update.click();
  await expect(edit.form).toBeHidden();
  await expect(toast(page, 'Network interface front updated')).toBeVisible();
  await expect(rowOf(page, 'net1')).toHaveCount(0);

  await expectReason(page, 'front', 'Delete', /Make another one primary first\.$/);
  for (const name of ['net0', 'front']) {
    await rowAction(page, name, 'Delete');
    await confirm(page, 'Confirm delete');
    await expect(toast(page, `Network interface ${name} deleted`)).toBeVisible();
    await expect(rowOf(page, name)).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: 'No network interfaces' })).toBeVisible();
  await expect(opener(page, 'Attach ephemeral IP')).toHaveCount(0);
});

// @sheet compute-storage/9.49
test('the panel is above the top bar, its lists are above the panel', async ({ page }) => {
  await openNetworking(page, 'schema-migrator');
  await opener(page, ADD).click();
  const { form, vpc } = newInterface(page);
  const search = await page.getByText('Jump to').boundingBox();
  const panel = await form.boundingBox();
  expect(panel?.y).toBeLessThan(search?.y ?? 0);
  await vpc.click();
  await page.getByRole('option', { name: /^probe-net/ }).click({ trial: true });
  await page.getByRole('option', { name: /^probe-net/ }).click();
  await expect(vpc).toHaveText('probe-net');
});

for (const row of sample(['unassigned', 'net0'], 1)) {
  // @sheet common-ui/34.18 compute-storage/9.15
  test(`the open menu of ${row} stays open while the instance changes`, async ({ page }) => {
    const attach = { kind: 'instance', parent: 'schema-migrator' };
    await openNetworking(page, 'schema-migrator', {
      orders: [
        ['POST', '/v1/floating-ips/unassigned/attach?project=edge-cache', attach],
        ['POST', '/v1/instances/schema-migrator/start?project=edge-cache'],
      ],
    });
    await expect(fact(page, 'state', 'starting')).toBeVisible();
    const menu = await openMenu(page, row);
    await tell(page, 'clock', { advance: 20_000 });
    await expect(fact(page, 'state', 'running')).toBeVisible({ timeout: 20_000 });
    await expect(menu).toBeVisible();
  });
}
