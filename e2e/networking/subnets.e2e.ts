import { expect, test } from '../support/test.ts';
import { begin } from '../support/begin.ts';
import { cell, EDGE_SUBNETS, EDGE_VPCS } from './vpcs.ts';
import { FULL, sample } from '../support/setting.ts';

const MENU_TAB = { name: 'Subnets', exact: true } as const;

test('the tab shows both blocks and the custom router', { tag: FULL }, async ({ page }) => {
  await begin(page, EDGE_VPCS, { heading: 'VPCs' });
  await page.getByRole('link', { name: 'default', exact: true }).click();
  await page.getByRole('tab', MENU_TAB).click();
  await expect(page).toHaveTitle('Subnets / default / VPCs / edge-cache / Projects / Oxide Console');
  await expect(page.getByRole('columnheader')).toHaveText([
    'name',
    'description',
    'IP Block',
    'Custom Router',
    'created',
    '',
  ]);
  await expect(cell(page, 'cache-tier', 2)).toHaveText(/^10\.40\.0\.0\/20fd[0-9a-f:]+:1::\/64$/);
  await expect(cell(page, 'cache-tier', 3)).toHaveText('regional');
});

for (const width of sample([1440, 1024, 390], 2))
  test(`the interfaces of a subnet fit its panel at ${width} px, with all that is known of them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await begin(page, `${EDGE_SUBNETS}/cache-tier`, { heading: 'default' });
    const table = page.getByRole('dialog', { name: 'Subnet' }).getByRole('table');
    await expect(table.getByRole('row').last()).toContainText(/tls-terminator-a.*A8:40:25:.*10\.40\.0\.5/);
    await expect
      .poll(() =>
        table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0)),
      )
      .toBeLessThanOrEqual(0);
  });
