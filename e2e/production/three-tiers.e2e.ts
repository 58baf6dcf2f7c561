import type { Page } from '@playwright/test';
import { signIn } from '../auth/sign-in.ts';
import { confirm, dialog, title, toast } from '../support/console.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';
import { chooseType, ruleForm } from '../networking/firewall-rules.ts';
import { subnetForm, vpcForm } from '../networking/vpcs.ts';

/*
 * The steps of docs/screens/network-access.md against the mock API over HTTP, from signing in to handing over. One
 * store serves all tests here: the project has a unique name.
 */

/** Calls the API from the page, as a script of a person would. */
const send = (page: Page, path: string, body: object): Promise<void> =>
  page.evaluate(
    async ([to, json]) => {
      const answer = await fetch(to, {
        method: 'POST',
        body: json,
        headers: { 'content-type': 'application/json' },
      });
      if (!answer.ok) throw new Error(`${to}: ${answer.status} ${await answer.text()}`);
    },
    [path, JSON.stringify(body)] as const,
  );

const machine = (tier: string) => ({
  name: `${tier}-1`,
  description: '',
  hostname: `${tier}-1`,
  ncpus: 1,
  memory: 1024 ** 3,
  network_interfaces: {
    type: 'create',
    params: [{ name: 'net0', description: '', vpc_name: 'shop', subnet_name: tier }],
  },
});

async function addSubnet(page: Page, name: string, block: string): Promise<void> {
  await page.getByRole('link', { name: 'New subnet' }).click();
  const form = subnetForm(page, 'Create');
  await form.name.fill(name);
  await form.ipv4.fill(block);
  await form.submit.click();
  await expect(toast(page, `Subnet ${name} created`)).toBeVisible();
}

/** A rule that lets one subnet into another on one port. */
async function addRule(page: Page, from: string, to: string, port: string): Promise<void> {
  await page.getByRole('link', { name: 'New rule' }).click();
  const form = ruleForm(page);
  await form.name.fill(`${from}-to-${to}`);
  await chooseType(page, 'Target type', 'VPC subnet');
  const names = form.dialog.getByRole('combobox', { name: /Subnet name/ });
  await names.first().fill(to);
  await names.first().press('Enter');
  await form.dialog.getByRole('button', { name: 'Add target' }).click();
  await form.port.fill(port);
  await form.port.press('Enter');
  await form.dialog.getByRole('checkbox', { name: 'TCP' }).check();
  await chooseType(page, 'Host type', 'VPC subnet');
  await names.last().fill(from);
  await names.last().press('Enter');
  await form.dialog.getByRole('button', { name: 'Add host filter' }).click();
  await form.submit.click();
  await expect(toast(page, `Firewall rule ${from}-to-${to} created`)).toBeVisible();
}

/** Asks whether one machine reaches another, and returns the answer. */
async function ask(page: Page, from: string, to: string, port: string) {
  await page.getByRole('combobox', { name: 'Source' }).fill(from);
  await page.getByRole('combobox', { name: 'Destination' }).fill(to);
  await page.getByRole('radio', { name: 'TCP' }).check();
  await page.getByRole('textbox', { name: /^Destination port/ }).fill(port);
  await page.getByRole('button', { name: 'Check' }).click();
  return page.getByRole('region', { name: 'Answer' });
}

// @sheet network-access/15.53
test('a network of three tiers is created, does not connect, is repaired, and handed over', async ({
  page,
}) => {
  const project = `tiers-${Date.now().toString(36)}`;
  const vpc = `/projects/${project}/vpcs/shop`;
  await page.goto(`/login/fernhill/local?redirect_uri=${encodeURIComponent('/projects-new')}`);
  await signIn(page, 'maren');
  const made = dialog(page, 'Create project');
  await made.getByRole('textbox', { name: 'Name' }).fill(project);
  await made.getByRole('button', { name: 'Create project' }).click();
  await expect(title(page, 'Instances')).toBeVisible();
  await page.getByRole('link', { name: 'VPCs' }).click();
  await page.getByRole('link', { name: 'New VPC' }).click();
  const form = vpcForm(page, 'Create');
  await form.name.fill('shop');
  await form.dnsName.fill('shop');
  await form.submit.click();
  await expect(title(page, 'shop')).toBeVisible();
  await page.getByRole('tab', { name: 'Subnets' }).click();
  for (const [index, tier] of ['web', 'app', 'data'].entries())
    await addSubnet(page, tier, `10.20.${index}.0/24`);
  for (const tier of ['web', 'app', 'data'])
    await send(page, `/v1/instances?project=${project}`, machine(tier));

  // In a new VPC every instance can reach every other: tiers begin by removing that rule
  await page.getByRole('tab', { name: 'Firewall Rules' }).click();
  await rowAction(page, 'allow-internal-inbound', 'Disable');
  await confirm(page, 'Confirm disable firewall rule');
  await expect(toast(page, 'Firewall rule allow-internal-inbound disabled')).toBeVisible();
  await addRule(page, 'web', 'app', '8080');
  await addRule(page, 'app', 'data', '5433');

  // Why does the application not reach its data? The answer leads to the rule with the wrong port
  await page.getByRole('link', { name: 'Check reachability' }).click();
  const answer = await ask(page, 'app-1', 'data-1', '5432');
  await expect(answer.getByRole('status')).toContainText('Denied: app-1 does not reach data-1');
  await page.goto(`${vpc}/firewall-rules`);
  await page.getByRole('link', { name: 'app-to-data' }).click();
  const rule = ruleForm(page, 'edit');
  await rule.dialog.getByRole('button', { name: 'remove port 5433' }).click();
  await rule.port.fill('5432');
  await rule.port.press('Enter');
  await rule.submit.click();
  await expect(toast(page, 'Firewall rule app-to-data updated')).toBeVisible();
  await page.getByRole('link', { name: 'Check reachability' }).click();
  await expect((await ask(page, 'app-1', 'data-1', '5432')).getByRole('status')).toContainText(
    'Allowed: app-1 reaches data-1',
  );
  await expect((await ask(page, 'web-1', 'data-1', '5432')).getByRole('status')).toContainText(
    'Denied: web-1 does not reach data-1',
  );

  await page.getByRole('link', { name: 'Access', exact: true }).click();
  await page.getByRole('button', { name: 'Add user or group' }).first().click();
  const add = dialog(page, 'Add user or group');
  await add.getByRole('combobox', { name: 'User or group' }).fill('Pavel');
  await page.getByRole('option', { name: 'Pavel Novak' }).click();
  await add.getByRole('button', { name: /Role/ }).click();
  await page.getByRole('option', { name: /^Collaborator/ }).click();
  await add.getByRole('button', { name: 'Assign role' }).click();
  await expect(rowOf(page, 'Pavel Novak')).toContainText('project.collaborator');
});
