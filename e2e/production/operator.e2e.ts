import type { Page } from '@playwright/test';
import { signIn } from '../auth/sign-in.ts';
import { confirm, dialog, title, toast } from '../support/console.ts';
import { tell } from '../support/mock.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';

/*
 * What operators do, against the mock API over HTTP. One store serves all tests here, so each restores the rack, or
 * creates its own resources (docs/screens/operator.md sections 9.6 to 9.10).
 */

/** Opens a page as an operator. */
async function enter(page: Page, path: string, name: string): Promise<void> {
  await page.goto(`/login/fernhill/local?redirect_uri=${encodeURIComponent(path)}`);
  await signIn(page, 'maren');
  await expect(title(page, name)).toBeVisible();
}

/** Lets the time of the server pass: what it has begun is over. */
const later = (page: Page, advance: number): Promise<void> => tell(page, 'clock', { advance });

/** A name that no other run has. */
const fresh = (prefix: string): string => `${prefix}-${Date.now().toString(36)}`;

// They change the same network: one after the other
test.describe.configure({ mode: 'default' });

// @sheet operator/13.81
test('a waiting sled is added and followed until it accepts instances', async ({ page }) => {
  await enter(page, '/system/inventory/waiting-sleds', 'Inventory');
  const waiting = page.getByRole('row').filter({ hasText: /Waiting$/ });
  const text = (await waiting.last().textContent()) ?? '';
  const serial = /FH\d{8}/.exec(text.replace(/^.*?GX-\d+-\d\d/, ''))?.[0] ?? '';
  await rowAction(page, serial, 'Add sled');
  const modal = dialog(page, 'Add sled');
  await expect(modal).toContainText(/Adds [\d,]+ threads/);
  await modal.getByRole('button', { name: 'Add sled' }).click();
  await expect(toast(page, `Sled ${serial} accepted`)).toBeVisible();
  await expect(rowOf(page, serial)).toContainText('Being added');
  await later(page, 10_000);
  // It is followed on every page
  await page.getByRole('tab', { name: 'Sleds', exact: true }).click();
  await expect(toast(page, `Sled ${serial} is ready`)).toBeVisible({ timeout: 30_000 });
  await expect(rowOf(page, serial)).toContainText('Provisionable');
});

// @sheet operator/13.87
test('a change that cuts an uplink is shown, and reverted', async ({ page }) => {
  test.setTimeout(90_000);
  await enter(page, '/system/networking/port-settings/uplink-west/edit', 'Edit uplink-west');
  const addresses = page.getByRole('table', { name: 'Addresses' });
  await expect(addresses.getByRole('row')).not.toHaveCount(1);
  await addresses
    .getByRole('button', { name: /^remove/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect(page.getByRole('table', { name: 'What changes' })).toContainText('Removed');
  await expect(page.getByText('Ports with these settings: switch0 qsfp0')).toBeVisible();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByRole('button', { name: 'Apply now' }).click();
  const links = page.getByRole('list', { name: 'Links after the change' });
  await expect(page.getByText(/^Network health: .* → Degraded$/)).toBeVisible({ timeout: 20_000 });
  await expect(links).not.toContainText('ok');
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(toast(page, 'The previous settings are in effect again')).toBeVisible();
  await later(page, 10_000);
  await expect(links).toContainText(/172\.20\.15\.9\s*ok/, { timeout: 30_000 });
});

// @sheet operator/13.41
test('the health page shows the loss of a BGP peer, and its return', async ({ page }) => {
  test.setTimeout(90_000);
  const peer = { what: 'bgp', switch: 'switch1', name: '172.20.15.13' };
  await enter(page, '/system/networking/health', 'Network health');
  const uplink = page.getByRole('table', { name: 'Uplinks' }).getByRole('row').filter({ hasText: 'switch1' });
  await expect(uplink).toContainText('Established');
  await tell(page, 'flap', peer);
  await page.getByRole('button', { name: 'Refresh data' }).click();
  const events = page.getByRole('list', { name: 'Events' });
  await expect(events).toContainText(/172\.20\.15\.13.*ok →/, { timeout: 15_000 });
  await tell(page, 'flap', { ...peer, down: false });
  await later(page, 10_000);
  await page.getByRole('button', { name: 'Refresh data' }).click();
  await expect(events).toContainText(/172\.20\.15\.13.*→ ok/, { timeout: 40_000 });
});

// @sheet operator/13.76
test('a failing receiver is repaired, and gets all missed events', async ({ page }) => {
  const name = fresh('chat');
  await enter(page, '/system/alerting/receivers-new', 'Alerting');
  const form = dialog(page, 'Create receiver');
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('textbox', { name: 'Endpoint' }).fill('https://chat.invalid/hook');
  await form.getByRole('button', { name: 'Generate' }).click();
  await form.getByRole('combobox', { name: /Subscription/ }).fill('network.**');
  await form.getByRole('combobox', { name: /Subscription/ }).press('Tab');
  await form.getByRole('button', { name: 'Add subscription' }).click();
  await form.getByRole('button', { name: 'Create receiver' }).click();
  await expect(title(page, name)).toBeVisible();
  // Two events, and the time of all attempts to deliver them
  await page.evaluate(async () => {
    const racks = await (await fetch('/v1/system/hardware/racks')).text();
    const rack = /"id":"([0-9a-f-]{36})"/.exec(racks)?.[1] ?? '';
    const at = `/v1/system/hardware/switch-port/qsfp1/settings?rack_id=${rack}&switch_location=switch0`;
    await fetch(at, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ port_settings: 'plain-uplink' }),
    });
    await fetch(at, { method: 'DELETE' });
  });
  await later(page, 400_000);
  await page.reload();
  await expect(page.getByText('failed', { exact: true })).toHaveCount(2);

  await page.getByRole('button', { name: 'Receiver actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = dialog(page, 'Edit receiver');
  await edit.getByRole('textbox', { name: 'Endpoint' }).fill('https://chat.fernhill.example/hook');
  await edit.getByRole('button', { name: 'Update receiver' }).click();
  await page.getByRole('tab', { name: 'Test' }).click();
  await page.getByRole('button', { name: 'Send probe' }).click();
  await expect(page.getByText('Received', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Deliveries' }).click();
  await page.getByRole('button', { name: 'Resend all failed' }).click();
  const resend = dialog(page, 'Resend all failed');
  await expect(resend).toContainText('2 events failed and were not delivered since.');
  await resend.getByRole('button', { name: 'Resend', exact: true }).click();
  await expect(toast(page, 'Resend of 2 events started')).toBeVisible();
  await expect(page.getByText('Delivered on resend')).toHaveCount(2, { timeout: 20_000 });
});

// @sheet operator/13.67
test('a bundle is created, and one of its files is opened', async ({ page }) => {
  await enter(page, '/system/support-bundles', 'Support bundles');
  await page.getByRole('button', { name: 'New support bundle' }).click();
  await confirm(page, 'Create support bundle');
  const created = page.getByTestId('Toasts').getByRole('link', { name: 'Open' }).first();
  await expect(created).toBeVisible();
  await later(page, 15_000);
  await created.click();
  const tree = page.getByRole('tree', { name: 'Files' });
  await expect(tree).toBeVisible({ timeout: 30_000 });
  await tree.focus();
  await page.keyboard.type('sled_info');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /sled_info\.json$/ })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download file' }).click();
  expect((await downloading).suggestedFilename()).toBe('sled_info.json');
});

// @sheet operator/13.93
test('a tenant is set up with the checklist', async ({ page }) => {
  test.setTimeout(90_000);
  const silo = fresh('day');
  await enter(page, '/system/setup', 'Setup');
  await page.evaluate(async (name) => {
    const quotas = { cpus: 0, memory: 0, storage: 0 };
    await fetch('/v1/system/silos', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name,
        description: '',
        discoverable: true,
        identity_mode: 'local_only',
        quotas,
        tls_certificates: [],
        mapped_fleet_roles: {},
      }),
    });
  }, silo);
  await page.goto(`/system/setup/${silo}`);
  const steps = page.getByRole('list', { name: `Steps of ${silo}` });
  const step = (name: string) =>
    steps.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  await expect(step('Identity')).toContainText('to do');

  await step('Identity').getByRole('button', { name: 'New user' }).click();
  const user = dialog(page, 'Create user');
  await user.getByRole('textbox', { name: 'User name' }).fill('ada');
  await user.getByLabel('Password', { exact: true }).fill('correct-horse');
  await user.getByLabel(/^Repeat password/).fill('correct-horse');
  await user.getByRole('button', { name: 'Create user' }).click();

  // The form of the next step follows
  const access = dialog(page, 'Add user or group');
  await access.getByRole('combobox', { name: 'User or group' }).fill('ada');
  await page.getByRole('option', { name: 'ada' }).click();
  await access.getByRole('button', { name: /^(?!Assign).*Role/ }).click();
  await page.getByRole('option', { name: /^Admin/ }).click();
  await access.getByRole('button', { name: 'Assign role' }).click();

  const link = dialog(page, 'Link pool');
  await link.getByRole('combobox').fill('public-v4');
  await page.getByRole('option', { name: /^public-v4/ }).click();
  await link.getByRole('button', { name: 'Link', exact: true }).click();

  const quotas = dialog(page, 'Edit quotas');
  await quotas.getByRole('textbox', { name: /^CPU/ }).fill('8');
  await quotas.getByRole('textbox', { name: /^Memory/ }).fill('32');
  await quotas.getByRole('textbox', { name: /^Storage/ }).fill('256');
  await quotas.getByRole('button', { name: 'Update Quotas' }).click();
  await expect(step('Quotas')).toContainText('done');

  await page.goto(`/system/setup/${silo}`);
  for (const name of ['Silo', 'Identity', 'Admin', 'IP pool', 'Default pool', 'Quotas'])
    await expect(step(name)).toContainText('done');
  await step('Reachable').getByRole('button', { name: 'Check network' }).click();
  await expect(step('Reachable')).toContainText(/announced/);
});
