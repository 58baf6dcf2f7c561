import { fails } from '../../support/begin.ts';
import { dialog } from '../../support/console.ts';
import { tabTo } from '../../support/keys.ts';
import { tell } from '../../support/mock.ts';
import { expect, test } from '../../support/test.ts';
import { FULL, themes } from '../../support/setting.ts';
import {
  PAGE,
  metrics,
  preview,
  RUNNING,
  chart,
  drawing,
  loading,
  noData,
  subTab,
  button,
  open,
  openCpu,
  pick,
} from './metrics.ts';

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

test('works by keyboard alone: tab, list, chart, table', { tag: FULL }, async ({ page }) => {
  await openCpu(page);
  await tabTo(page, subTab(page, 'CPU'));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(metrics('/disk'));
  await expect(subTab(page, 'Disk')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(subTab(page, 'CPU')).toBeFocused();
  await tabTo(page, button(page, /^Choose state/));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Choose state All states')).toBeFocused();
  await tabTo(page, drawing(page));
  await page.keyboard.press('End');
  await expect(page.getByText(/: [\d.]+%$/).first()).toBeAttached();
  await tabTo(page, button(page, 'CPU Utilization: Running actions'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: RUNNING })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'CPU Utilization: Running actions')).toBeFocused();
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
  });

  test('charts and controls fit its width', { tag: FULL }, async ({ page }) => {
    await open(page, `${metrics('/cpu')}?state=all`);
    await expect(page.getByRole('figure').getByRole('img')).toHaveCount(4);
    await pick(page, 'Choose a time range preset', 'Last 24 hours');
    await expect(page.getByRole('figure').getByRole('img')).toHaveCount(4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const box = await chart(page).boundingBox();
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 999))).toBeLessThanOrEqual(390);
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
