import { begin } from '../support/begin.ts';
import { dialog, toast } from '../support/console.ts';
import { expect, test } from '../support/test.ts';
import { EDGE_RULES, ruleForm } from './firewall-rules.ts';

const PAGE = EDGE_RULES.replace('firewall-rules', 'reachability');

test('traffic that is denied is allowed from the answer, after a look at what follows', async ({ page }) => {
  await begin(page, `${PAGE}?from=internet&to=cache-ams-01&protocol=TCP&port=9999`, {
    heading: 'Reachability',
  });
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer.getByRole('status')).toContainText('Denied');
  await answer.getByRole('link', { name: 'Allow this traffic' }).click();
  const form = ruleForm(page);
  await expect(form.name).toHaveValue('allow-tcp-9999-from-internet-to-cache-ams-01');
  const flows = dialog(page, 'Add firewall rule').getByRole('list', { name: 'Flows that change' });
  await expect(flows.getByRole('listitem')).toHaveText([
    'Allowed from the internet to cache-ams-01: TCP 9999',
  ]);
  await form.submit.click();
  await expect(
    toast(page, 'Firewall rule allow-tcp-9999-from-internet-to-cache-ams-01 created'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Check reachability' }).click();
  await page.getByRole('link', { name: 'internet to cache-ams-01, TCP 9999' }).click();
  await expect(answer.getByRole('status')).toContainText('Allowed');
});
