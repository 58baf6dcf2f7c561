import { begin, fails } from '../support/begin.ts';
import { title } from '../support/console.ts';
import { EDGE_CACHE, fact, instanceAt } from './instances.ts';
import { callsOf, tell } from '../support/mock.ts';
import { openNetworking } from './networking/networking.ts';
import { expect, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

const TABS = ['Storage', 'Networking', 'Metrics', 'Connect', 'Settings'];

test.describe('the page', () => {
  test('opens from the name in the list, and starts with the first tab', async ({ page }) => {
    await begin(page, EDGE_CACHE, { heading: 'Instances' });
    await page.getByRole('link', { name: 'log-shipper' }).click();
    await expect(title(page, 'log-shipper')).toBeFocused();
    await expect(page).toHaveURL(instanceAt('log-shipper'));
    await page.goto(`${EDGE_CACHE}/cache-ams-01?from=elsewhere`);
    await expect(title(page, 'cache-ams-01')).toBeVisible();
    await expect(page).toHaveURL(`${instanceAt('cache-ams-01')}?from=elsewhere`);
    await page.goBack();
    await expect(title(page, 'log-shipper')).toBeVisible();
  });

  test('has tabs that arrow keys move between', { tag: FULL }, async ({ page }) => {
    await begin(page, instanceAt('cache-ams-01', 'connect'), { heading: 'cache-ams-01' });
    await expect(page.getByRole('tab')).toHaveText(TABS);
    const connect = page.getByRole('tab', { name: 'Connect' });
    await expect(connect).toHaveAttribute('aria-selected', 'true');
    await connect.focus();
    await page.keyboard.press('ArrowRight');
    const settings = page.getByRole('tab', { name: 'Settings' });
    await expect(settings).toBeFocused();
    await expect(settings).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(instanceAt('cache-ams-01', 'settings'));
    await expect(page.getByRole('tabpanel', { name: 'Settings' })).toBeVisible();
  });

  test('shows the properties', { tag: FULL }, async ({ page }) => {
    await begin(page, instanceAt('log-shipper', 'connect'), { heading: 'log-shipper' });
    await expect(fact(page, 'cpu', '2 vCPUs')).toBeVisible();
    await expect(fact(page, 'ram', '8 GiB')).toBeVisible();
    await expect(fact(page, 'state', 'running')).toBeVisible();
    await expect(fact(page, 'vpc', 'default')).toBeVisible();
    await expect(fact(page, 'Created', '\\w{3} \\d+, \\d{4}\\d+:\\d\\d [AP]M')).toBeVisible();
    await expect(fact(page, 'ID', '[0-9a-f-]{20,}.*')).toBeVisible();
  });

  test('shows a dash for what an instance does not have', { tag: FULL }, async ({ page }) => {
    await begin(page, instanceAt('ingest-frozen', 'connect'), { heading: 'ingest-frozen' });
    await expect(fact(page, 'external IPs', '—')).toBeVisible();
  });

  test('is not found for a wrong name, and shows other errors', { tag: FULL }, async ({ page }) => {
    await begin(page, instanceAt('no-such-thing'), { heading: 'Page not found' });
    await begin(page, instanceAt('cache-ams-01'), {
      orders: [fails('instanceView', { status: 503, message: 'The rack is resting' })],
      heading: 'Something went wrong',
    });
  });

  test('does not change when a refresh fails', { tag: FULL }, async ({ page }) => {
    await begin(page, instanceAt('log-shipper', 'settings'), { heading: 'log-shipper' });
    const asked = [
      'instanceView',
      'instanceExternalIpList',
      'instanceNetworkInterfaceList',
      'instanceAntiAffinityGroupList',
    ];
    const before = await Promise.all(asked.map((operation) => callsOf(page, operation)));
    await tell(page, 'faults', { operation: 'instanceView', status: 503, count: 1 });
    await page.getByRole('button', { name: 'Refresh data' }).click();
    await expect
      .poll(() => Promise.all(asked.map((operation) => callsOf(page, operation))))
      .toEqual(before.map((count) => count + 1));
    await expect(fact(page, 'state', 'running')).toBeVisible();
  });
});

test('refreshing refetches all data of the open tab', { tag: FULL }, async ({ page }) => {
  await openNetworking(page, 'cache-ams-01');
  const shown = [
    'instanceView',
    'instanceExternalIpList',
    'instanceNetworkInterfaceList',
    'floatingIpList',
    'projectIpPoolList',
    'vpcView',
    'vpcSubnetView',
  ];
  const counts = () => Promise.all(shown.map((operation) => callsOf(page, operation)));
  const before = await counts();
  await page.getByRole('button', { name: 'Refresh data' }).click();
  for (const [index, operation] of shown.entries())
    await expect.poll(() => callsOf(page, operation), operation).toBeGreaterThan(before[index] ?? 0);
});
