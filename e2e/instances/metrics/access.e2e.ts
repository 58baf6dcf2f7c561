import { fails } from '../../support/begin.ts';
import { dialog } from '../../support/console.ts';
import { tell } from '../../support/mock.ts';
import { expect, test } from '../../support/test.ts';
import { themes } from '../../support/setting.ts';
import { PAGE, metrics, preview, drawing, loading, noData, subTab, button, open } from './metrics.ts';

test('code of charts and terminals comes with the first page that shows one', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const heavy = () => scripts.filter((path) => /charts|date-range|terminal/.test(path));
  await open(page, `${PAGE}/storage`);
  await expect(page.getByRole('table').first()).toBeVisible();
  expect(heavy()).toEqual([]);
  await page.getByRole('tab', { name: 'Metrics' }).click();
  await expect(drawing(page)).toBeVisible();
  expect(heavy().some((path) => path.includes('charts'))).toBe(true);
  expect(heavy().filter((path) => path.includes('terminal'))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the chart is in the first screen', async ({ page }) => {
    await open(page, metrics('/cpu'));
    const bottom = async () => {
      const box = await drawing(page).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 999);
    };
    await expect.poll(bottom).toBeLessThanOrEqual(844);
    await expect(button(page, 'Properties')).toHaveAttribute('aria-expanded', 'false');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

for (const colorScheme of themes('dark')) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('is accessible in every state', async ({ page, accessible }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, metrics('/disk'), { orders: [fails('timeseriesQuery', { status: 503, count: 1 })] });
      await expect(page.getByRole('figure').getByRole('img')).toHaveCount(4);
      await accessible('charts, one failed');
      await button(page, 'Disk Flushes actions').click();
      await expect(page.getByRole('menu')).toBeVisible();
      await accessible('menu of a chart');
      await page.getByRole('menuitem', { name: 'View OxQL query' }).click();
      await expect(dialog(page, 'OxQL query')).toBeVisible();
      await accessible('query of a chart');
      await page.keyboard.press('Escape');
      await button(page, /^Choose disk/).click();
      await expect(page.getByRole('listbox')).toBeVisible();
      await accessible('list of disks');
      await page.keyboard.press('Escape');
      await button(page, /^Calendar /).click();
      await expect(dialog(page, 'Calendar')).toBeVisible();
      await accessible('calendar');
      await page.keyboard.press('Escape');
      await tell(page, 'faults', { operation: 'timeseriesQuery', delay: 60_000 });
      await subTab(page, 'CPU').click();
      await expect(loading(page)).toBeVisible();
      await accessible('chart that loads');
      await page.goto(preview('preview-never'));
      await expect(noData(page)).toBeVisible({ timeout: 15_000 });
      await accessible('chart without data');
    });
  });
}
