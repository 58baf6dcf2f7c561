import { begin, fails, instance } from '../../support/begin.ts';
import { clipboard, dialog, expectCrumbs } from '../../support/console.ts';
import { callsOf, lift, tell } from '../../support/mock.ts';
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
import { FULL } from '../../support/setting.ts';

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

test('rates can be shown as counts per sample, on both tabs and by URL', { tag: FULL }, async ({ page }) => {
  await open(page, metrics('/disk'));
  await expect(drawing(page, 'Disk Reads (Count/s)')).toBeVisible();
  await expect(drawing(page, /^Bytes Read \(\w+\/s\)/)).toBeVisible();
  await pick(page, 'Choose values', 'Per sample');
  await expect(page).toHaveURL(`${metrics('/disk')}?values=counts`);
  await expect(drawing(page, /^Disk Reads \(Count\)/)).toBeVisible();
  await subTab(page, 'Network').click();
  await expect(drawing(page, /^Bytes Sent \(\w+\)/)).toBeVisible();
  // Shares of time have no rate
  await subTab(page, 'CPU').click();
  await expect(drawing(page)).toBeVisible();
  await expect(button(page, /^Choose values/)).toHaveCount(0);
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

test('an instance that never ran has no data', { tag: FULL }, async ({ page }) => {
  await begin(page, preview('preview-never'), { heading: 'preview-never' });
  await expect(noData(page)).toBeVisible();
});

test('periods in which the instance did not run are gaps', { tag: FULL }, async ({ page }) => {
  await begin(page, `${preview('preview-holes')}?range=last3Hours`, { heading: 'preview-holes' });
  await expect(drawing(page)).toBeVisible();
  await button(page, 'CPU Utilization: Running actions').click();
  await page.getByRole('menuitem', { name: 'View as table' }).click();
  const table = page.getByRole('table', { name: RUNNING });
  await expect(table.getByRole('img', { name: 'None' }).first()).toBeAttached();
  const rows = await table.getByRole('row').count();
  expect(rows).toBeGreaterThan(55);
});

test.describe('data that cannot be loaded', () => {
  for (const [what, rule] of [
    ['refused', { status: 403 }],
    ['failed', { status: 503, message: 'The metrics are being moved' }],
  ] as const) {
    test(`one chart was ${what}: the others stay, and it can be retried`, { tag: FULL }, async ({ page }) => {
      await open(page, metrics('/network'), { orders: [fails('timeseriesQuery', { ...rule, count: 1 })] });
      const failed = page.getByRole('figure').filter({ hasText: 'Something went wrong' });
      await expect(failed).toHaveCount(1);
      await expect(page.getByRole('figure').getByRole('img')).toHaveCount(4);
      if ('message' in rule) await expect(failed).toContainText(rule.message);
      await failed.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('figure').getByRole('img')).toHaveCount(5);
    });
  }

  for (const [what, rule] of [
    ['unreadable', { body: '<html>' }],
    ['lost', { abort: true }],
  ] as const)
    test(`one chart was ${what}: it is requested again without a click`, { tag: FULL }, async ({ page }) => {
      await open(page, metrics('/network'), { orders: [fails('timeseriesQuery', { ...rule, count: 1 })] });
      await expect(page.getByRole('figure').getByRole('img')).toHaveCount(5);
    });

  test('a failed refresh keeps the charts and shows a message', { tag: FULL }, async ({ page }) => {
    await openCpu(page);
    await tell(page, 'faults', { operation: 'timeseriesQuery', status: 503, message: 'Not now' });
    await button(page, 'Refresh charts').click();
    await expect(chart(page)).toContainText('Could not be refreshed. Not now');
    await expect(drawing(page)).toBeVisible();
    await lift(page);
    await button(page, 'Refresh charts').click();
    await expect(chart(page)).not.toContainText('Could not be refreshed');
  });

  test('an instance without disks and interfaces shows messages', { tag: FULL }, async ({ page }) => {
    const path = '/projects/payments-staging/instances/bare/metrics';
    const orders = [instance('payments-staging', 'bare')];
    await begin(page, `${path}/disk`, { orders, heading: 'bare' });
    await expect(page.getByRole('heading', { name: 'No disk metrics available' })).toBeVisible();
    await subTab(page, 'Network').click();
    await expect(page.getByRole('heading', { name: 'No network metrics available' })).toBeVisible();
  });
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

test('a selection does not wait for the page', { tag: FULL }, async ({ page }) => {
  await openCpu(page);
  await tell(page, 'faults', { operation: 'instanceView', delay: 60_000 });
  await pick(page, 'Choose state', 'State: Waiting');
  await expect(drawing(page, 'CPU Utilization: Waiting (%)')).toBeVisible();
});

test('a fixed date range is shown completely and does not advance', { tag: FULL }, async ({ page }) => {
  const period = 'start=2026-05-13T09%3A00%3A00.000Z&end=2026-05-13T21%3A00%3A00.000Z';
  await open(page, `${metrics('/cpu')}?${period}`);
  await expect(button(page, 'Choose a time range preset Custom')).toBeVisible();
  await expect(button(page, 'Calendar 5/13/26, 9:00 AM – 9:00 PM')).toBeVisible();
  await expect(button(page, 'Refresh interval Off')).toHaveAttribute('aria-disabled', 'true');
  await button(page, /^Calendar /).click();
  await expect(dialog(page, 'Calendar')).toBeVisible();
  await page.keyboard.press('Escape');
  await pick(page, 'Choose a time range preset', 'Last 24 hours');
  await expect(page).toHaveURL(`${metrics('/cpu')}?range=last24Hours`);
  await expect(drawing(page)).toBeVisible();
  await pick(page, 'Choose a time range preset', 'Custom');
  await expect(page).toHaveURL(/\?start=.+&end=.+/);
});

test('the query of a chart can be read and copied', { tag: FULL }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, metrics('/disk'));
  await expect(drawing(page, 'Disk Reads (Count)')).toBeVisible();
  await button(page, 'Disk Reads actions').click();
  await expect(page.getByRole('menuitem', { name: 'About this metric' })).toHaveAttribute(
    'href',
    /timeseries-schemas#_virtual_diskreads$/,
  );
  await page.getByRole('menuitem', { name: 'View OxQL query' }).click();
  const modal = dialog(page, 'OxQL query');
  await expect(modal).toContainText('get virtual_disk:reads');
  await expect(modal.getByRole('link', { name: 'OxQL' })).toBeVisible();
  await modal.getByRole('button', { name: 'Copy query' }).click();
  expect(await clipboard(page)).toMatch(
    /^get virtual_disk:reads \| filter timestamp >= @\S+\.000 && timestamp < @\S+\.000 && attached_instance_id == "[0-9a-f-]{36}" \| align mean_within\(60s\) \| group_by \[attached_instance_id\], sum$/,
  );
  await modal.getByRole('button', { name: 'Close' }).first().click();
  await expect(button(page, 'Disk Reads actions')).toBeFocused();
});
