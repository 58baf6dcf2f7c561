import { expect, test } from '../support/test.ts';
import { begin } from '../support/begin.ts';
import { EDGE_SUBNETS } from './vpcs.ts';
import { sample } from '../support/setting.ts';

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
