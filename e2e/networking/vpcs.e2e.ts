import { begin, fails, project } from '../support/begin.ts';
import { breadcrumbs, expectCrumbs, openPalette, sidebar, title, toast } from '../support/console.ts';
import { callsOf, tell } from '../support/mock.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';
import { cell, EDGE_VPCS, expectVpcPage, openVpcs, vpcForm } from './vpcs.ts';
import { FULL } from '../support/setting.ts';

test('the VPCs of a project are reached from the start page, and a VPC by its name and by its count of rules', async ({
  page,
}) => {
  await begin(page, '/', { heading: 'Projects' });
  await page.getByRole('link', { name: 'edge-cache', exact: true }).click();
  await sidebar(page).getByRole('link', { name: 'VPCs' }).click();
  await expect(page).toHaveTitle('VPCs / edge-cache / Projects / Oxide Console');
  await expect(page.getByRole('columnheader')).toHaveText([
    'name',
    'DNS name',
    'description',
    'Firewall Rules',
    'created',
    '',
  ]);
  await expect(cell(page, 'probe-net', 1)).toHaveText('probe');
  await expect(cell(page, 'probe-net', 2)).toHaveText('Separate network for measurements');
  await expect(cell(page, 'probe-net', 3)).toHaveText('3');
  await page.getByRole('link', { name: 'probe-net' }).click();
  await expectVpcPage(page, 'probe-net');
  await breadcrumbs(page).getByRole('link', { name: 'VPCs' }).click();
  await cell(page, 'probe-net', 3).getByRole('link').click();
  await expectVpcPage(page, 'probe-net');
});

test(
  'the count of rules is requested row by row, and a count that is refused is not available',
  { tag: FULL },
  async ({ page }) => {
    await openVpcs(page, [fails('vpcFirewallRulesView', { status: 403 })]);
    await expect(cell(page, 'default', 3)).toHaveText('Not available');
    await expect(cell(page, 'probe-net', 3)).toHaveText('Not available');
    expect(await callsOf(page, 'vpcFirewallRulesView')).toBe(2);
  },
);

test('a VPC is created with three rules, renamed from the list, and described from its page', async ({
  page,
}) => {
  await openVpcs(page);
  await page.getByRole('link', { name: 'New VPC' }).click();
  const form = vpcForm(page, 'Create');
  await expect(page).toHaveTitle('New VPC / VPCs / edge-cache / Projects / Oxide Console');
  // The form adds nothing to the trail
  await expectCrumbs(
    page,
    ['Projects', '/projects'],
    ['edge-cache', '/projects/edge-cache/instances'],
    ['VPCs', EDGE_VPCS],
  );
  await form.name.fill('labs');
  await form.dnsName.fill('labs');
  await form.submit.click();
  await expect(toast(page, 'VPC labs created')).toBeVisible();
  await expectVpcPage(page, 'labs');

  await breadcrumbs(page).getByRole('link', { name: 'VPCs' }).click();
  await expect(page.getByRole('row')).toHaveCount(4);
  await expect(cell(page, 'labs', 2)).toHaveText('—');
  await expect(cell(page, 'labs', 3)).toHaveText('3');
  await rowAction(page, 'labs', 'Edit');
  const edit = vpcForm(page, 'Edit');
  await expect(edit.name).toHaveValue('labs');
  await expect(edit.dnsName).toHaveValue('labs');
  await expect(page).toHaveTitle('Edit VPC / labs / VPCs / edge-cache / Projects / Oxide Console');
  await edit.name.fill('research');
  await edit.submit.click();
  await expect(toast(page, 'VPC research updated')).toBeVisible();
  await expectVpcPage(page, 'research');

  await page.getByRole('button', { name: 'VPC actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await edit.description.fill('For what may break');
  await edit.submit.click();
  await expect(edit.dialog).toBeHidden();
  await expect(page.getByRole('definition').first()).toHaveText('For what may break');
  await breadcrumbs(page).getByRole('link', { name: 'VPCs' }).click();
  await expect(rowOf(page, 'research')).toHaveCount(1);
  await expect(cell(page, 'research', 2)).toHaveText('For what may break');
  await expect(page.getByRole('link', { name: 'labs', exact: true })).toHaveCount(0);
});

test('the page shows its prefix and ID, and arrow keys change the tab', async ({ page }) => {
  await begin(page, `${EDGE_VPCS}/default`, { heading: 'default' });
  await expectVpcPage(page, 'default');
  const facts = page.getByRole('definition');
  await expect(page.getByRole('term')).toHaveText([
    'Description',
    'DNS Name',
    'Created',
    'Last Modified',
    'IPv6 Prefix',
    'ID',
  ]);
  await expect(facts.nth(1)).toHaveText('default');
  await expect(facts.nth(4)).toHaveText(/^fd[0-9a-f:]+::\/48$/);
  await expect(facts.nth(5).getByRole('button', { name: 'Click to copy' })).toBeVisible();
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.last()).toBeFocused();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
});

test('the palette leads to every VPC, and contains the actions of the open one', async ({ page }) => {
  await openVpcs(page);
  const list = await openPalette(page);
  await list.getByRole('group', { name: 'Go to VPC' }).getByRole('option', { name: 'probe-net' }).click();
  await expectVpcPage(page, 'probe-net');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('Delete');
  await page.getByRole('option', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm delete VPC' })).toBeVisible();
});

test('a project without VPCs shows a message with a link to the form', { tag: FULL }, async ({ page }) => {
  await begin(page, '/projects', {
    orders: [
      project('bare'),
      ['DELETE', '/v1/vpc-subnets/default?project=bare&vpc=default'],
      ['DELETE', '/v1/vpcs/default?project=bare'],
    ],
    heading: 'Projects',
  });
  await page.getByRole('link', { name: 'bare', exact: true }).click();
  await sidebar(page).getByRole('link', { name: 'VPCs' }).click();
  await expect(page.getByRole('heading', { name: 'No VPCs' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'New VPC' }).last().click();
  await expect(vpcForm(page, 'Create').name).toBeFocused();
});

test('a VPC is deleted from its page with its subnets, step by step, and the activity shows it', async ({
  page,
}) => {
  await begin(page, `${EDGE_VPCS}/probe-net`, { heading: 'probe-net' });
  await page.getByRole('button', { name: 'VPC actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm delete VPC' });
  await expect(question.getByRole('listitem')).toHaveText(['Subnet default', 'VPC probe-net']);
  await tell(page, 'faults', { operation: 'vpcDelete', status: 503, message: 'Not now', count: 1 });
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question.getByRole('alert')).toContainText('Not now');
  await expect(question.getByRole('listitem')).toHaveText([/deleted$/, /failed$/]);
  await question.getByRole('button', { name: 'Try again' }).click();
  await expect(toast(page, 'VPC probe-net deleted')).toBeVisible();
  await expect(title(page, 'VPCs')).toBeVisible();
  await expect(rowOf(page, 'default')).toBeVisible();
  await expect(rowOf(page, 'probe-net')).toHaveCount(0);
  await page.getByRole('button', { name: 'Activity' }).click();
  await expect(page.getByText('Delete VPC probe-net')).toHaveCount(1);
});

test('a click shows what uses a VPC', async ({ page }) => {
  await openVpcs(page);
  await rowAction(page, 'default', 'Delete');
  const question = page.getByRole('dialog', { name: 'Confirm delete VPC' });
  await expect(question.getByText('The VPC is in use')).toBeVisible();
  await expect(question.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await question.getByRole('link', { name: 'cache-tier' }).click();
  await expect(page.getByRole('dialog', { name: 'Subnet' })).toContainText('10.40.0.0/20');
});
