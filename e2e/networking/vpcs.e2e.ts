import { begin, fails, project } from '../support/begin.ts';
import { sidebar } from '../support/console.ts';
import { callsOf } from '../support/mock.ts';
import { expect, test } from '../support/test.ts';
import { cell, openVpcs, vpcForm } from './vpcs.ts';
import { FULL } from '../support/setting.ts';

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
