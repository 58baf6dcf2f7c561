import { breadcrumbs, open, sidebar, title } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

const REPORT = '/system/silos/fernhill/report';

// @sheet operator/13.95
test('a report is printed without the frame, with the heads of its tables on every page', async ({
  page,
  inBothThemes,
}) => {
  await open(page, REPORT, 'Report of fernhill');
  const instances = page.getByRole('table', { name: 'Instances' });
  await expect(instances).toBeVisible();
  await inBothThemes('report');
  await page.emulateMedia({ media: 'print' });
  await expect(title(page, 'Report of fernhill')).toBeVisible();
  await expect(page.getByText(/^Produced|Produced .* by a fleet admin/)).toBeVisible();
  for (const name of ['Resources', 'IP pools', 'Projects (running only)', 'Instances', 'People']) {
    const table = page.getByRole('table', { name });
    await expect(table).toBeVisible();
    await expect(table.getByRole('rowgroup').first()).toHaveCSS('display', 'table-header-group');
    await expect(page.getByRole('region', { name })).toHaveCSS('overflow', 'visible');
  }
  const leftOf = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())?.x;
  expect(await leftOf('Resources')).toBe(await leftOf('Report of fernhill'));
  await expect(sidebar(page)).toBeHidden();
  await expect(breadcrumbs(page)).toBeHidden();
  for (const name of ['Print', 'Download', 'Last 90 days'])
    await expect(page.getByRole('button', { name })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 390, height: 844 });
  await inBothThemes('report on a phone');
});
