import type { Locator } from '@playwright/test';
import { begin } from '../support/begin.ts';
import { dialog, expectCrumbs, toast } from '../support/console.ts';
import { LOOKS, sample } from '../support/setting.ts';
import { expect, test } from '../support/test.ts';
import { ruleForm } from './firewall-rules.ts';

const VPC = '/projects/edge-cache/vpcs/default';

for (const [colorScheme, width] of sample(LOOKS, 1)) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    // @sheet network-access/B-F4
    test('a VPC links to the reason why traffic is denied, which links to the rule', async ({
      page,
      accessible,
    }) => {
      await begin(page, `${VPC}/subnets`, { heading: 'default' });
      await page.getByRole('link', { name: 'Check reachability' }).click();
      await expect(page).toHaveTitle(/^Reachability \/ default \/ VPCs/);
      if (width > 1000)
        await expectCrumbs(
          page,
          ['Projects', '/projects'],
          ['edge-cache', '/projects/edge-cache/instances'],
          ['VPCs', '/projects/edge-cache/vpcs'],
          ['default', `${VPC}/firewall-rules`],
          ['Reachability', `${VPC}/reachability`],
        );
      await page.getByRole('combobox', { name: 'Source' }).fill('internet');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Check' }).click();
      await expect(page.getByText('Destination is required')).toBeVisible();
      await accessible('question with a field error');
      await page.getByRole('combobox', { name: 'Destination' }).fill('cache-ams-01');
      await page.keyboard.press('Escape');
      await page.getByRole('radio', { name: 'TCP' }).check();
      await page.getByRole('textbox', { name: /^Destination port/ }).fill('22');
      await page.keyboard.press('Enter');
      const answer = page.getByRole('region', { name: 'Answer' });
      await expect(answer.getByRole('status')).toContainText('cache-ams-01 on TCP 22');
      await expect(page.getByRole('table', { name: 'Rules of cache-ams-01' })).toBeVisible();
      await accessible('answer');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const right = async (of: Locator) => {
        const box = await of.boundingBox();
        return (box?.x ?? 0) + (box?.width ?? 0);
      };
      expect(await right(page.getByRole('combobox', { name: 'Destination' }))).toBeLessThanOrEqual(width);
      expect(await right(answer)).toBeLessThanOrEqual(width);
      await page.goBack();
      await expect(answer).toBeHidden();
      await page.goForward();
      await answer.getByRole('link', { name: 'allow-ssh' }).first().click();
      await expect(page.getByRole('dialog', { name: 'Edit rule' })).toBeVisible();
    });
  });
}

test('traffic that is denied is allowed from the answer, after a look at what follows', async ({ page }) => {
  await begin(page, `${VPC}/reachability?from=internet&to=cache-ams-01&protocol=TCP&port=9999`, {
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

// @sheet network-access/15.68
test('a port of an instance is opened, after a look at what follows', async ({ page, accessible }) => {
  await begin(page, '/projects/edge-cache/instances/cache-ams-02/networking', { heading: 'cache-ams-02' });
  await page.getByRole('button', { name: 'Open a port…' }).click();
  const form = dialog(page, 'Open a port');
  await form.getByRole('radio', { name: 'Other' }).check();
  await form.getByRole('textbox', { name: 'Port' }).fill('8443');
  await accessible('open a port');
  await form.getByRole('radio', { name: 'Add target instance cache-ams-02 to allow-purge-api' }).check();
  await page.keyboard.press('Enter');
  const flows = dialog(page, 'Edit rule').getByRole('list', { name: 'Flows that change' });
  await expect(flows.getByRole('listitem')).toHaveText([
    'Allowed from the internet to cache-ams-02: TCP 8443',
  ]);
  await ruleForm(page, 'edit').submit.click();
  await expect(toast(page, 'Firewall rule allow-purge-api updated')).toBeVisible();
  const rules = page.getByRole('table', { name: 'Rules that apply' });
  await expect(rules.getByRole('link', { name: 'allow-purge-api' })).toBeVisible();
});
