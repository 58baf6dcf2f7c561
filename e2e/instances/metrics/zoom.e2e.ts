import { expect, test } from '../../support/test.ts';
import { button, chart, drawing, metrics, open } from './metrics.ts';

test('dragging over a chart zooms all charts in, beside the day before, and Back zooms out', async ({
  page,
}) => {
  await open(page, metrics('/disk'));
  await button(page, 'Compare with the previous day').click();
  await expect(chart(page, /^Disk Reads/).getByRole('button', { name: 'Previous day' })).toBeVisible();
  const before = await drawing(page, /^Disk Writes/).getAttribute('aria-label');
  const plot = drawing(page, /^Disk Reads/);
  await plot.hover({ position: { x: 60, y: 80 } });
  await page.mouse.down();
  await plot.hover({ position: { x: 160, y: 80 } });
  await page.mouse.up();
  await expect(page).toHaveURL(/compare=day&start=[^&]+&end=[^&]+$/);
  await expect(drawing(page, /^Disk Writes/)).not.toHaveAttribute('aria-label', before ?? '');
  await expect(page.getByRole('button', { name: /^Choose a time range preset/ })).toHaveText('Custom');
  await page.goBack();
  await expect(page).toHaveURL(`${metrics('/disk')}?compare=day`);
  await expect(page.getByRole('button', { name: /^Choose a time range preset/ })).toHaveText('Last hour');
});
