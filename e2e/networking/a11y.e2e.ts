import type { Page } from '@playwright/test';
import { dialog, visit } from '../support/console.ts';
import { expect, rowAction, test } from '../support/test.ts';
import { LOOKS, walksIn } from '../support/setting.ts';
import { EDGE_SUBNETS, EDGE_VPCS, openSubnets, openVpcs, subnetForm, vpcForm } from './vpcs.ts';

type Look = (what: string) => Promise<void>;

async function vpcs(page: Page, look: Look): Promise<void> {
  await openVpcs(page);
  await look('VPCs');
  await page.getByRole('link', { name: 'New VPC' }).click();
  const form = vpcForm(page, 'Create');
  await form.submit.click();
  await expect(form.dialog.getByText('DNS name is required')).toBeVisible();
  await look('new VPC with field errors');
  await visit(page, `${EDGE_VPCS}/default/edit`, 'default');
  await expect(vpcForm(page, 'Edit').name).toBeVisible();
  await look('edited VPC');
}

async function subnets(page: Page, look: Look): Promise<void> {
  await openSubnets(page);
  await look('subnets');
  await page.getByRole('link', { name: 'New subnet' }).click();
  const form = subnetForm(page, 'Create');
  await form.ipv4.fill('10.40.0.0/24');
  await expect(form.dialog.getByText(/^Overlaps/)).toBeVisible();
  await look('new subnet that overlaps');
  await visit(page, `${EDGE_SUBNETS}/cache-tier/edit`, 'default');
  await expect(subnetForm(page, 'Edit').name).toBeVisible();
  await look('edited subnet');
  await visit(page, `${EDGE_SUBNETS}/default`, 'default');
  await expect(dialog(page, 'Subnet').getByRole('table')).toBeVisible();
  await look('panel of a subnet');
}

async function deletions(page: Page, look: Look): Promise<void> {
  await openVpcs(page);
  await rowAction(page, 'default', 'Delete');
  const question = dialog(page, 'Confirm delete VPC');
  await expect(question.getByText('The VPC is in use')).toBeVisible();
  await look('VPC that is in use');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await rowAction(page, 'probe-net', 'Delete');
  await expect(question.getByRole('listitem')).toHaveCount(2);
  await look('plan of a deletion');
}

for (const [colorScheme, width] of LOOKS) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });
    test.describe.configure({ timeout: 90_000 });

    for (const [name, walk] of walksIn({ vpcs, subnets, deletions }, width)) {
      // @sheet common-ui/34.64
      test(`${name} meets WCAG 2.2 AA`, async ({ page, accessible }) => {
        // What moves or fades in is measured when it is there
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await walk(page, async (what) => {
          await accessible(what);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(width);
        });
      });
    }
  });
}
