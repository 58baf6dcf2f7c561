import { confirm, dialog, expectCrumbs, expectFieldError, title, toast } from '../support/console.ts';
import { callsOf } from '../support/mock.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';
import {
  chooseType,
  EDGE_RULES,
  expectRules,
  openRules,
  ruleCell,
  ruleForm,
  writeElsewhere,
} from './firewall-rules.ts';
import { begin } from '../support/begin.ts';

test('the list has its heading and shows what each rule does, by priority', async ({ page }) => {
  await openRules(page);
  await expect(page).toHaveTitle('Firewall Rules / default / VPCs / edge-cache / Projects / Oxide Console');
  await expectCrumbs(
    page,
    ['Projects', '/projects'],
    ['edge-cache', '/projects/edge-cache/instances'],
    ['VPCs', '/projects/edge-cache/vpcs'],
    ['default', EDGE_RULES],
    ['Firewall Rules', EDGE_RULES],
  );
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Priority',
    'Action',
    'Direction',
    'Targets',
    'Filters',
    'Status',
    '',
  ]);
  await expectRules(page, 6);
  await expect(page.getByRole('row').nth(1)).toContainText('block-legacy-sync');
  // Three targets and six filters show the first one, and list the rest in order
  await expect(ruleCell(page, 'allow-purge-api', 'Targets')).toHaveText('instancepurge-worker-1+2');
  await expect(ruleCell(page, 'allow-public-web', 'Filters')).toHaveText('IP network203.0.113.0/24+5');
  await ruleCell(page, 'allow-public-web', 'Filters').getByRole('button', { name: '+5' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText(
    'Other filtersip 198.51.100.77subnet cache-tierTCPUDPPort 80-443',
  );
  await ruleCell(page, 'allow-purge-api', 'Targets').getByRole('button', { name: '+2' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Other targetsinstance purge-worker-2subnet cache-tier');
});

test('a new rule: outbound, with targets, ports, protocols and hosts', async ({ page }) => {
  await openRules(page);
  await page.getByRole('link', { name: 'New rule' }).click();
  const form = ruleForm(page);
  await expect(page).toHaveTitle(/^New Rule \/ Firewall Rules \/ default \//);
  await form.name.fill('out-there');
  await form.dialog.getByRole('radio', { name: 'Outbound' }).check();
  await form.priority.fill('5');
  await chooseType(page, 'Target type', 'IP');
  const ip = form.dialog.getByRole('textbox', { name: /^IP address/ });
  await ip.fill('192.168.0.1');
  await ip.press('Enter');
  await expect(form.dialog.getByRole('row', { name: 'Name: 192.168.0.1, Type: ip' })).toBeVisible();
  await form.port.fill('123-45');
  await form.dialog.getByRole('button', { name: 'Add port filter' }).click();
  await expectFieldError(form.port, 'Not a valid port range');
  await form.dialog.getByRole('button', { name: 'Clear' }).nth(1).click();
  await expect(form.port).toHaveValue('');
  await form.port.fill('123-456');
  await form.port.press('Enter');
  await expect(form.dialog.getByRole('row', { name: '123-456' })).toBeVisible();
  await form.port.fill('123-456');
  await expectFieldError(form.port, 'Port range already added');
  await form.port.fill('');
  await form.dialog.getByRole('checkbox', { name: 'UDP' }).check();
  await chooseType(page, 'Host type', 'Instance');
  const host = form.dialog.getByRole('combobox', { name: /Instance name/ });
  await host.fill('host-filter-instance');
  await host.press('Enter');
  await form.dialog.getByRole('button', { name: 'Add host filter' }).click();
  await form.submit.click();
  await expect(toast(page, 'Firewall rule out-there created')).toBeVisible();
  await expectRules(page, 7);
  await expect(ruleCell(page, 'out-there', 'Targets')).toHaveText('ip192.168.0.1');
  await expect(ruleCell(page, 'out-there', 'Filters')).toHaveText('instancehost-filter-instance+2');
  await ruleCell(page, 'out-there', 'Filters').getByRole('button', { name: '+2' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Other filtersUDPPort 123-456');
});

test('the combobox of names lists matches, keeps the input, and closes before the form', async ({ page }) => {
  await openRules(page);
  await page.getByRole('link', { name: 'New rule' }).click();
  const { dialog: form, target } = ruleForm(page);
  await target.click();
  const options = page.getByRole('option');
  const all = await options.count();
  await target.fill('d');
  await expect(options).toHaveText(['default', 'Custom: d']);
  await target.blur();
  await expect(target).toHaveValue('d');
  await target.focus();
  await expect(options).toHaveText(['default', 'Custom: d']);
  // What was typed is the option that is marked
  await page.keyboard.press('Enter');
  await expect(options).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('row', { name: 'Name: d, Type: vpc' })).toBeVisible();
  await expect(target).toHaveValue('');
  await target.click();
  await expect(options).toHaveCount(all);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  const question = dialog(page, 'Confirm navigation');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(form.getByRole('row', { name: 'Name: d, Type: vpc' })).toBeVisible();
});

test('a rule is edited through its name, which can be changed', async ({ page }) => {
  await openRules(page);
  await page.getByRole('link', { name: 'allow-icmp' }).click();
  const form = ruleForm(page, 'edit');
  await expect(page).toHaveTitle(/^Edit Rule \/ Firewall Rules \/ default \//);
  await expect(form.name).toHaveValue('allow-icmp');
  await expect(form.priority).toHaveValue('65534');
  await expect(form.dialog.getByRole('checkbox', { name: 'ICMP' })).toBeChecked();
  await expect(form.dialog.getByRole('checkbox', { name: 'TCP' })).not.toBeChecked();
  await form.name.fill('office-icmp');
  await chooseType(page, 'Host type', 'VPC subnet');
  const host = form.dialog.getByRole('combobox', { name: /Subnet name/ });
  await host.fill('edit-filter-subnet');
  await host.press('Enter');
  await form.dialog.getByRole('button', { name: 'Add host filter' }).click();
  await form.submit.click();
  await expect(toast(page, 'Firewall rule office-icmp updated')).toBeVisible();
  await expectRules(page, 6);
  await expect(rowOf(page, 'allow-icmp')).toHaveCount(0);
  await expect(ruleCell(page, 'office-icmp', 'Filters')).toHaveText('subnetedit-filter-subnetICMP');
  await expect(page).toHaveURL(EDGE_RULES);
});

test('the form of a rule has a URL, and that of an unknown rule is not found', async ({ page }) => {
  await begin(page, `${EDGE_RULES}/allow-ssh/edit`, { heading: 'default' });
  await expect(ruleForm(page, 'edit').name).toHaveValue('allow-ssh');
  await page.goto(`${EDGE_RULES}/no-such-rule/edit`);
  await expect(title(page, 'Page not found')).toBeVisible();
});

test('deleting a rule deletes no other rule', async ({ page }) => {
  await openRules(page);
  await rowAction(page, 'allow-ssh', 'Delete');
  await confirm(page, 'Confirm delete firewall rule');
  await expect(toast(page, 'Firewall rule allow-ssh deleted')).toBeVisible();
  await expectRules(page, 5);
});

test('a concurrent change by another user is shown in the form, and kept', async ({ page }) => {
  await openRules(page);
  await page.getByRole('link', { name: 'allow-ssh' }).click();
  const form = ruleForm(page, 'edit');
  await form.priority.fill('77');
  await writeElsewhere(page, 'allow-icmp', 12);
  await form.submit.click();
  await expect(form.dialog.getByRole('alert')).toBeFocused();
  await expect(form.dialog.getByRole('alert')).toContainText('Changed by another person');
  await expect(form.priority).toHaveValue('77');
  await form.submit.click();
  await expect(toast(page, 'Firewall rule allow-ssh updated')).toBeVisible();
  await expect(rowOf(page, 'allow-icmp')).toContainText('12');
  await expect(rowOf(page, 'allow-ssh')).toContainText('77');
});

test('all targets at once, what applies, and warnings stay in the view while a form is open', async ({
  page,
}) => {
  await openRules(page);
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect(ruleCell(page, 'allow-purge-api', 'Targets')).toHaveText(
    'instancepurge-worker-1instancepurge-worker-2subnetcache-tier',
  );
  await page.getByRole('searchbox', { name: 'Show rules for' }).fill('purge-worker-1:8443');
  await expect(page.getByText(/^Inbound traffic is .*allow-purge-api/)).toBeVisible();
  await expect(rowOf(page, 'allow-purge-api')).toBeVisible();
  await expect(rowOf(page, 'allow-ssh')).toHaveCount(0);
  await page.getByRole('link', { name: 'allow-purge-api' }).click();
  await expect(ruleForm(page, 'edit').dialog).toBeVisible();
  await expect(page).toHaveURL(/show-for=purge-worker-1%3A8443/);
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'allow-ssh')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Show rules for' }).fill('');
  await expectRules(page, 6);
  await page.getByRole('button', { name: 'Show 1 warning' }).click();
  await expectRules(page, 1);
  await page.reload();
  await expectRules(page, 1);
  await rowOf(page, 'allow-ssh').getByRole('button', { name: 'Warning about allow-ssh' }).focus();
  await expect(page.getByRole('tooltip')).toContainText('Open to every address: port 22 (SSH).');
});

test('1,024 rules are listed and can be edited', async ({ page }) => {
  const rules = Array.from({ length: 1024 }, (_, index) => ({
    name: `rule-${index}`,
    description: '',
    action: 'allow',
    direction: 'inbound',
    status: 'enabled',
    priority: index,
    targets: [{ type: 'ip', value: `10.40.${index % 16}.${Math.floor(index / 16)}` }],
    filters: { protocols: ['TCP'], ports: [String(index + 4000)] },
  }));
  await openRules(page, [['PUT', '/v1/vpc-firewall-rules?project=edge-cache&vpc=default', { rules }]]);
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '1025');
  await expect(page.getByRole('button', { name: 'New rule' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('searchbox', { name: 'Show rules for' }).fill('10.40.3.7:4115');
  await expectRules(page, 1);
  await rowAction(page, 'rule-115', 'Disable');
  await confirm(page, 'Confirm disable firewall rule');
  await expect(toast(page, 'Firewall rule rule-115 disabled')).toBeVisible();
  expect(await callsOf(page, 'vpcFirewallRulesUpdate')).toBe(2);
});
