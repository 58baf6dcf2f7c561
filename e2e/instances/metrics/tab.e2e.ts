import { begin, fails } from '../../support/begin.ts';
import { expectCrumbs } from '../../support/console.ts';
import { callsOf, tell } from '../../support/mock.ts';
import { as, expect, test } from '../../support/test.ts';
import {
  NAME,
  PAGE,
  metrics,
  preview,
  NOT_ALIGNED,
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

// @sheet compute-storage/9.51 compute-storage/9.74
test('each tab has a URL and shows its charts', async ({ page }) => {
  await open(page, metrics());
  await expect(page).toHaveURL(metrics('/cpu'));
  await expect(page.getByRole('heading', { level: 2, name: RUNNING })).toBeVisible();
  await expect(drawing(page)).toBeVisible();
  await expectCrumbs(
    page,
    ['Projects', '/projects'],
    ['edge-cache', '/projects/edge-cache/instances'],
    ['Instances', '/projects/edge-cache/instances'],
    [NAME, `${PAGE}/storage`],
    ['Metrics', metrics('/cpu')],
  );
  await subTab(page, 'Disk').click();
  await expect(page).toHaveURL(metrics('/disk'));
  await expect(page.getByRole('heading', { level: 2, name: 'Disk Reads (Count/s)' })).toBeVisible();
  const disk = ['Disk Reads', 'Disk Writes', 'Bytes Read', 'Bytes Written', 'Disk Flushes'];
  for (const name of disk) await expect(drawing(page, new RegExp(`^${name} \\(`))).toBeVisible();
  await subTab(page, 'Network').click();
  await expect(page).toHaveURL(metrics('/network'));
  await expect(page.getByRole('heading', { level: 2, name: /^Bytes Sent \(/ })).toBeVisible();
  const network = ['Bytes Sent', 'Bytes Received', 'Packets Sent', 'Packets Received', 'Packets Dropped'];
  for (const name of network) await expect(drawing(page, new RegExp(`^${name} \\(`))).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Metrics' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Something went wrong')).toBeHidden();
});

// @sheet compute-storage/9.52
test('a user of the silo without a role on the fleet sees them too', async ({ page, context, baseURL }) => {
  await as(context, baseURL, 'Tobias Lindqvist');
  await openCpu(page);
});

// @sheet compute-storage/9.53
test('loading, one sample, none, a grouping error, and back again', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await begin(page, preview('preview-fresh'), {
    orders: [fails('timeseriesQuery', { delay: 2_500, count: 1 })],
    heading: 'preview-fresh',
  });
  await expect(loading(page)).toBeVisible();
  await expect(drawing(page)).toBeVisible();
  await expect(loading(page)).toBeHidden();
  await expect(noData(page)).toBeHidden();

  await tell(page, 'faults', { operation: 'timeseriesQuery', body: '{"tables":[]}', count: 1 });
  await pick(page, 'Choose state', 'State: Emulation');
  await expect(noData(page)).toBeVisible();

  await tell(page, 'faults', {
    operation: 'timeseriesQuery',
    status: 400,
    message: NOT_ALIGNED,
    delay: 2_500,
    count: 1,
  });
  await pick(page, 'Choose state', 'State: Idle');
  await expect(loading(page)).toBeVisible();
  await expect(noData(page)).toBeVisible();
  await expect(page.getByText('Something went wrong')).toBeHidden();
  expect(said.filter((text) => text.includes(NOT_ALIGNED))).not.toEqual([]);

  await pick(page, 'Choose state', 'State: Running');
  await expect(drawing(page)).toBeVisible();
  await expect(noData(page)).toBeHidden();
});

test('a refresh keeps the charts visible and sends each request once', async ({ page }) => {
  await openCpu(page);
  await pick(page, 'Refresh interval', 'Off');
  await tell(page, 'faults', { operation: 'timeseriesQuery', delay: 3_000 });
  const before = await callsOf(page, 'timeseriesQuery');
  await button(page, 'Refresh charts').click();
  await expect(chart(page)).toHaveAttribute('aria-busy', 'true');
  await expect(drawing(page)).toBeVisible();
  await expect(loading(page)).toBeHidden();
  await button(page, 'Refresh charts').click({ force: true });
  await expect(chart(page)).not.toHaveAttribute('aria-busy', 'true');
  expect(await callsOf(page, 'timeseriesQuery')).toBe(before + 1);
  // The page has its own button, which means the charts too
  await button(page, 'Refresh data').click();
  await expect(chart(page)).toHaveAttribute('aria-busy', 'true');
});

test('period and selections are in the URL, and are kept between tabs', async ({ page }) => {
  await open(page, metrics('/cpu'));
  await pick(page, 'Choose a time range preset', 'Last 3 hours');
  await expect(page).toHaveURL(`${metrics('/cpu')}?range=last3Hours`);
  await pick(page, 'Choose state', 'All states');
  await expect(page).toHaveURL(`${metrics('/cpu')}?range=last3Hours&state=all`);
  await expect(page.getByRole('figure').getByRole('img')).toHaveCount(4);
  await subTab(page, 'Disk').click();
  await pick(page, 'Choose disk', 'ams-01-objects');
  await expect(page).toHaveURL(`${metrics('/disk')}?range=last3Hours&state=all&disk=ams-01-objects`);
  await page.reload();
  await expect(button(page, 'Choose disk ams-01-objects')).toBeVisible({ timeout: 15_000 });
  await expect(button(page, 'Choose a time range preset Last 3 hours')).toBeVisible();
  await subTab(page, 'CPU').click();
  await expect(button(page, 'Choose state All states')).toBeVisible();
  await pick(page, 'Choose a time range preset', 'Last hour');
  await pick(page, 'Choose state', 'State: Running');
  await expect(page).toHaveURL(`${metrics('/cpu')}?disk=ams-01-objects`);
  await subTab(page, 'Network').click();
  await button(page, /^Choose network interface All NICs/).click();
  await expect(page.getByRole('option')).not.toHaveCount(1);
});
