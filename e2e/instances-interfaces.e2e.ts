import type { Page } from '@playwright/test';
import { fails } from './support/begin.ts';
import { confirm, dialog, expectFieldError, toast } from './support/console.ts';
import { openMenu } from './support/instances.ts';
import { callsOf, read, tell } from './support/mock.ts';
import {
  choose,
  editInterface,
  FAILURES,
  fillInterface,
  interfaces,
  newInterface,
  opener,
  openNetworking,
} from './support/networking.ts';
import { leaveQuestion } from './support/projects.ts';
import { expect, rowAction, rowOf, test } from './support/test.ts';

const ADD = 'Add network interface';
const ONLY_STOPPED = 'Network interfaces can only be changed while the instance is stopped. Stop it first.';

/** The reason of an entry in the menu of an interface; empty when it can be pressed. */
async function expectReason(page: Page, nic: string, action: string, reason: string | RegExp): Promise<void> {
  const menu = await openMenu(page, nic);
  await expect(menu.getByRole('menuitem', { name: action, exact: true })).toHaveAccessibleDescription(reason);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
}

test('interfaces are changed once the instance is stopped', async ({ page }) => {
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
  await expectReason(page, 'net0', 'Make primary', 'This is the primary interface already');
  await rowAction(page, 'net1', 'Make primary');
  await expect(rowOf(page, 'net1')).toContainText('primary');
  await expect(rowOf(page, 'net0')).not.toContainText('primary');
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
  await expect(opener(page, 'Attach ephemeral IP')).toHaveAccessibleDescription(/Add one first\.$/);
});

test('offers the networks of the project, and subnets of the chosen VPC', async ({ page }) => {
  await openNetworking(page, 'schema-migrator');
  await opener(page, ADD).click();
  const { form, vpc, subnet, add } = newInterface(page);
  await expect(vpc).toHaveText('Select a VPC');
  await expect(subnet).toHaveText('Select a VPC to see subnets');
  await expect(subnet).toBeDisabled();
  await add.click();
  await expect(form.getByRole('alert')).toHaveText([
    'Name is required',
    'VPC is required',
    'Subnet is required',
  ]);
  await choose(page, vpc, 'default');
  await expect(subnet).toHaveText('Select a subnet');
  await subnet.click();
  await expect(page.getByRole('option')).toHaveText([
    /^cache-tier10\.40\.0\.0\/20 \/ fd/,
    /^default172\.30\./,
  ]);
  await page.getByRole('option', { name: /^cache-tier/ }).click();
  await choose(page, vpc, 'probe-net');
  await expect(subnet).toHaveText('Select a subnet');
});

test('takes the address that is asked for, and says what is wrong with one', async ({ page }) => {
  await openNetworking(page, 'schema-migrator');
  const { form, name, ip, add } = await fillInterface(page, { name: 'net1' });
  await ip.fill('172.30.0');
  await add.click();
  await expectFieldError(ip, 'Not a valid IP address');
  await expect(ip).toBeFocused();
  expect(await callsOf(page, 'instanceNetworkInterfaceCreate')).toBe(0);
  await ip.fill('10.99.0.1');
  await add.click();
  await expect(form.getByRole('alert')).toContainText('10.99.0.1');
  await expect(form.getByRole('contentinfo')).toContainText('Error');
  await expect(name).toHaveValue('net1');
  await ip.fill(' 172.30.0.200 ');
  await add.click();
  await expect(form).toBeHidden();
  await expect(rowOf(page, 'net1')).toContainText('172.30.0.200');
  const blank = await fillInterface(page, { name: 'net2' });
  await blank.ip.fill('  ');
  await blank.add.click();
  await expect(rowOf(page, 'net2')).toContainText(/172\.30\.0\.\d+/);
});

test('a name that is taken is told at the field', async ({ page }) => {
  await openNetworking(page, 'schema-migrator');
  const { form, name, vpc, add } = await fillInterface(page, { name: 'net0' });
  await add.click();
  await expectFieldError(name, 'Name already exists');
  await expect(name).toBeFocused();
  await expect(vpc).toHaveText('default');
  await name.fill('net1');
  await add.click();
  await expect(form).toBeHidden();
  const edit = await editInterface(page, 'net1');
  await edit.name.fill('net0');
  await edit.update.click();
  await expectFieldError(edit.name, 'Name already exists');
});

for (const [what, rule, message] of FAILURES) {
  test(`the forms keep their contents when the answer is ${what}`, async ({ page }) => {
    await openNetworking(page, 'schema-migrator', {
      orders: [
        fails('instanceNetworkInterfaceCreate', { count: 1, ...rule }),
        fails('instanceNetworkInterfaceUpdate', { count: 1, ...rule }),
        fails('instanceNetworkInterfaceDelete', { count: 1, status: 403 }),
      ],
    });
    const { form, name, subnet, add } = await fillInterface(page, { name: 'net1', subnet: 'cache-tier' });
    await add.click();
    await expect(form.getByRole('alert').getByText(message)).toBeVisible();
    await expect(name).toHaveValue('net1');
    await expect(subnet).toHaveText('cache-tier');
    await add.click();
    await expect(form).toBeHidden();

    const edit = await editInterface(page, 'net1');
    await edit.transitIp.fill('10.0.0.0/8');
    await edit.transitIp.press('Enter');
    await edit.update.click();
    await expect(edit.form.getByRole('alert').getByText(message)).toBeVisible();
    await expect(edit.transitIps).toContainText('10.0.0.0/8');
    await edit.update.click();
    await expect(edit.form).toBeHidden();
    await expect(rowOf(page, 'net1')).toContainText('10.0.0.0/8');

    await rowAction(page, 'net1', 'Delete');
    await confirm(page, 'Confirm delete');
    await expect(page.getByTestId('Toasts').getByText('Could not delete resource')).toHaveCount(1);
    await expect(rowOf(page, 'net1')).toBeVisible();
  });
}

test('is sent once, and the name of the subnet is there with the row', async ({ page }) => {
  await openNetworking(page, 'schema-migrator');
  const { form, add } = await fillInterface(page, { name: 'net1', subnet: 'cache-tier' });
  await tell(page, 'faults', { operation: 'instanceNetworkInterfaceCreate', delay: 3_000, count: 1 });
  // Looking it up would take longer than the test
  await tell(page, 'faults', { operation: 'vpcSubnetView', delay: 120_000 });
  await add.dblclick();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await expect(form).toBeHidden();
  await expect(rowOf(page, 'net1')).toContainText('cache-tier');
  expect(await callsOf(page, 'instanceNetworkInterfaceCreate')).toBe(1);
});

test('asks before what was entered is lost', async ({ page }) => {
  await openNetworking(page, 'schema-migrator');
  const { form, name } = await fillInterface(page, { name: 'net1' });
  await page.mouse.click(8, 8);
  await expect(leaveQuestion(page)).toBeVisible();
  await leaveQuestion(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(leaveQuestion(page)).toBeHidden();
  await expect(name).toHaveValue('net1');
  await page.keyboard.press('Escape');
  await leaveQuestion(page).getByRole('button', { name: 'Leave form' }).click();
  await expect(form).toBeHidden();
  await expect(opener(page, ADD)).toBeFocused();
  await expect(interfaces(page).getByRole('row')).toHaveCount(2);
});

test('the panel is over the top bar, its lists are over the panel', async ({ page }) => {
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

test('a start elsewhere shuts the form, and says why', async ({ page }) => {
  await openNetworking(page, 'schema-migrator');
  const { form, name, add } = await fillInterface(page, { name: 'net1' });
  await page.evaluate(() =>
    fetch('/v1/instances/schema-migrator/start?project=edge-cache', { method: 'POST' }),
  );
  await add.click();
  await expect(form.getByRole('alert').first()).toBeVisible();
  await expect(name).toHaveValue('net1');
});

test('making another one primary keeps the transit IPs', async ({ page }) => {
  await openNetworking(page, 'schema-migrator');
  const edit = await editInterface(page, 'net0');
  await edit.transitIp.fill('10.7.0.0/16');
  await edit.add.click();
  await edit.update.click();
  await expect(dialog(page, 'Edit network interface')).toBeHidden();
  const { form, add } = await fillInterface(page, { name: 'net1' });
  await add.click();
  await expect(form).toBeHidden();
  for (const name of ['net1', 'net0']) {
    await rowAction(page, name, 'Make primary');
    await expect(rowOf(page, name)).toContainText('primary');
  }
  await expect(rowOf(page, 'net0')).toContainText('10.7.0.0/16');
  const list = await read(page, '/v1/network-interfaces?instance=schema-migrator&project=edge-cache');
  expect(list['items']).toMatchObject([{ name: 'net0', primary: true, transit_ips: ['10.7.0.0/16'] }, {}]);
});
