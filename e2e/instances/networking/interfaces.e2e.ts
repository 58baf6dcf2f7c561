import { fails } from '../../support/begin.ts';
import { confirm, dialog, expectFieldError } from '../../support/console.ts';
import { FAILURES } from '../../support/failures.ts';
import { callsOf, read, tell } from '../../support/mock.ts';
import {
  choose,
  editInterface,
  fillInterface,
  interfaces,
  newInterface,
  opener,
  openNetworking,
} from './networking.ts';
import { leaveQuestion } from '../../projects/projects.ts';
import { expect, rowAction, rowOf, test } from '../../support/test.ts';
import { FULL } from '../../support/setting.ts';

const ADD = 'Add network interface';

test(
  'starts with the VPC of the other interfaces, and offers the subnets of the selected one',
  { tag: FULL },
  async ({ page }) => {
    await openNetworking(page, 'schema-migrator');
    await opener(page, ADD).click();
    const { form, vpc, subnet, add } = newInterface(page);
    await expect(vpc).toHaveText('default');
    await expect(subnet).toHaveText('Select a subnet');
    await add.click();
    await expect(form.getByRole('alert')).toHaveText(['Name is required', 'Subnet is required']);
    await subnet.click();
    await expect(page.getByRole('option')).toHaveText([
      /^cache-tier10\.40\.0\.0\/20 \/ fd/,
      /^default172\.30\./,
    ]);
    await page.getByRole('option', { name: /^cache-tier/ }).click();
    await choose(page, vpc, 'probe-net');
    await expect(subnet).toHaveText('Select a subnet');
  },
);

test('a name in use is reported at the field', { tag: FULL }, async ({ page }) => {
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
  test(`a change that ${what} keeps the forms`, { tag: FULL }, async ({ page }) => {
    // Notifications lie over the last rows of a lower window, five seconds each
    await page.setViewportSize({ width: 1280, height: 1300 });
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
    await expect(page.getByTestId('Toasts').getByText('Could not delete network interface')).toHaveCount(1);
    await expect(rowOf(page, 'net1')).toBeVisible();
  });
}

test('is submitted once, and the row contains the name of the subnet', { tag: FULL }, async ({ page }) => {
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

test('asks for confirmation before input is lost', { tag: FULL }, async ({ page }) => {
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

test('a start by another user disables the form, and shows the reason', { tag: FULL }, async ({ page }) => {
  await openNetworking(page, 'schema-migrator');
  const { form, name, add } = await fillInterface(page, { name: 'net1' });
  await page.evaluate(() =>
    fetch('/v1/instances/schema-migrator/start?project=edge-cache', { method: 'POST' }),
  );
  await add.click();
  await expect(form.getByRole('alert').first()).toBeVisible();
  await expect(name).toHaveValue('net1');
});

test('spaces in the address field select the next free address', { tag: FULL }, async ({ page }) => {
  await openNetworking(page, 'schema-migrator');
  const { ip, add } = await fillInterface(page, { name: 'net1' });
  await ip.fill('  ');
  await add.click();
  await expect(rowOf(page, 'net1')).toContainText(/10\.40\.\d+\.\d+/);
});

test('making another one primary keeps the transit IPs', { tag: FULL }, async ({ page }) => {
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
