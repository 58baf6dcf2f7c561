import { readFile } from 'node:fs/promises';
import { clipboard, open, sidebar, title } from '../support/console.ts';
import { callsOf, read } from '../support/mock.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';

const PAGE = '/system/utilization';

test('shows bars, a table and the menu of a row', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/system/silos', 'Silos');
  await sidebar(page).getByRole('link', { name: 'Utilization' }).click();
  await expect(title(page, 'Utilization')).toBeVisible();
  await expect(page).toHaveTitle('Utilization / Oxide Console');
  const bars = page.getByRole('meter');
  for (const name of ['CPU', 'MEMORY', 'STORAGE'])
    await expect(bars.and(page.getByLabel(name, { exact: true })).first()).toBeVisible();
  await expect(page.getByRole('columnheader').filter({ hasText: /\w/ })).toContainText([
    'Provisioned / Quota',
    'Available',
    'Silo',
    'CPU',
    'Memory',
    'Storage',
    'CPU',
    'Memory',
    'Storage',
  ]);
  const northgate = rowOf(page, 'northgate');
  await expect(northgate.getByRole('cell', { name: '52 / 64' })).toBeVisible();
  await expect(northgate.getByRole('cell', { name: '24 GiB' })).toBeVisible();
  await expect(northgate.getByRole('img', { name: '81.25% used' }).first()).toBeVisible();
  await expect(rowOf(page, 'quarry')).toContainText('0 TiB');
  await expect(page.getByText('NaN')).toHaveCount(0);
  await rowOf(page, 'northgate').getByRole('button', { name: 'Row actions' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Copy silo ID', 'Edit quotas', 'Report']);
  await page.keyboard.press('Escape');
  await rowAction(page, 'northgate', 'Copy silo ID');
  const { id } = await read(page, '/v1/system/silos/northgate');
  expect(await clipboard(page)).toBe(id);
  await page.getByRole('link', { name: 'northgate' }).click();
  await expect(title(page, 'northgate')).toBeVisible();
});

test('charts send two requests each, after the tab opens', async ({ page }) => {
  await open(page, PAGE, 'Utilization');
  // The sentence above the bars asks for the history of each resource
  await expect.poll(() => callsOf(page, 'systemMetric')).toBe(3);
  await page.getByRole('tab', { name: 'Metrics' }).click();
  await expect(page).toHaveURL(`${PAGE}?tab=metrics`);
  for (const name of ['CPU (Count)', 'Memory (GiB)', 'Storage (TiB)']) {
    await expect(page.getByRole('figure', { name })).toBeVisible();
    await expect(page.getByRole('figure', { name }).getByRole('img')).toBeVisible();
  }
  await expect.poll(() => callsOf(page, 'systemMetric')).toBe(9);
  await page.getByRole('button', { name: /^Filter by silo/ }).click();
  await page.getByRole('option', { name: 'northgate' }).click();
  await expect(page).toHaveURL(`${PAGE}?tab=metrics&silo=northgate`);
  await page.getByRole('button', { name: /^Choose a time range preset/ }).click();
  await page.getByRole('option', { name: 'Last week' }).click();
  await expect(page).toHaveURL(/range=lastWeek/);
  await page.getByRole('button', { name: 'Refresh data' }).click();
  await expect(page.getByRole('figure', { name: 'CPU (Count)' }).getByRole('img')).toBeVisible();
});

test('a failed chart does not affect the others', async ({ page, fault }) => {
  await open(page, PAGE, 'Utilization');
  await fault({ operation: 'systemMetric', status: 503, count: 2 });
  await page.getByRole('tab', { name: 'Metrics' }).click();
  const failed = page.getByText('Something went wrong');
  await expect(failed.first()).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('figure', { name: 'Storage (TiB)' }).getByRole('img')).toBeVisible();
});

test('the table is saved as a file', async ({ page }) => {
  await open(page, PAGE, 'Utilization');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).first().click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('utilization.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('northgate,CPU,vCPU,52,64,12');
});
