import type { Page } from '@playwright/test';
import { begin, fails, instance, numbered } from '../../support/begin.ts';
import { clipboard } from '../../support/console.ts';
import { cellOf, EDGE_CACHE } from '../instances.ts';
import { callsOf, tell } from '../../support/mock.ts';
import { choose, networkingOf, opener } from './networking.ts';
import { expect, rowOf, test } from '../../support/test.ts';
import { FULL } from '../../support/setting.ts';

const STAGING = '/projects/payments-staging/instances';
const asked = (page: Page) => callsOf(page, 'instanceExternalIpList');
const ips = (page: Page, name: string) => cellOf(page, name, 'External IPs');

test(
  'the first address of each instance can be copied, the others are behind a number',
  { tag: FULL },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await begin(page, EDGE_CACHE, { heading: 'Instances' });
    const cell = ips(page, 'cache-ams-01');
    await expect(cell).toHaveText('203.0.113.10+2');
    await cell.getByRole('button', { name: 'Click to copy' }).click();
    expect(await clipboard(page)).toBe('203.0.113.10');
    await cell.getByRole('button', { name: '+2' }).click();
    await expect(page.getByRole('tooltip')).toHaveText(/^Other external IPs203\.0\.113\.11198\.51\.100\.24$/);
    await expect(ips(page, 'schema-migrator').getByRole('img', { name: 'None' })).toBeVisible();
  },
);

test('the rows do not wait for them, and six are requested at a time', async ({ page }) => {
  await begin(page, EDGE_CACHE, {
    orders: [fails('instanceExternalIpList', { delay: 3_000 })],
    heading: 'Instances',
  });
  await expect(rowOf(page, 'cache-ams-01')).toBeVisible();
  await expect.poll(() => asked(page)).toBe(6);
  await expect(ips(page, 'cache-ams-01')).toHaveText('');
  // The responses of the first six start the next six
  await expect.poll(() => asked(page)).toBe(12);
});

test.describe('a small window', () => {
  test.use({ viewport: { width: 1280, height: 500 } });

  test(
    'shows few rows, and only their addresses are requested until it is scrolled',
    { tag: FULL },
    async ({ page }) => {
      const names = numbered('web', 50);
      await begin(page, STAGING, {
        orders: names.map((name) => instance('payments-staging', name)),
        heading: 'Instances',
      });
      await expect(ips(page, 'web-001').getByRole('img', { name: 'None' })).toBeVisible();
      await expect.poll(() => asked(page)).toBeGreaterThan(6);
      expect(await asked(page)).toBeLessThan(20);
      await rowOf(page, 'web-050').scrollIntoViewIfNeeded();
      await expect(ips(page, 'web-050').getByRole('img', { name: 'None' })).toBeVisible();
      expect(await asked(page)).toBeLessThan(50);
      // Loaded addresses are not requested again when a row becomes visible again or the list is polled
      const before = await asked(page);
      await rowOf(page, 'web-001').scrollIntoViewIfNeeded();
      await expect(ips(page, 'web-001').getByRole('img', { name: 'None' })).toBeVisible();
      expect((await asked(page)) - before).toBeLessThan(20);
    },
  );
});

test(
  'addresses that cannot be loaded are not available, with the reason; a refresh loads them',
  { tag: FULL },
  async ({ page }) => {
    await begin(page, EDGE_CACHE, {
      orders: [fails('instanceExternalIpList', { status: 503, message: 'Not now' })],
      heading: 'Instances',
    });
    const failed = ips(page, 'cache-ams-01').getByText('Not available');
    await expect(failed).toBeVisible();
    await failed.hover();
    await expect(page.getByRole('tooltip')).toHaveText('The addresses could not be loaded. Not now');
    await page.evaluate(() => fetch('/__mock/faults', { method: 'DELETE' }));
    await page.getByRole('button', { name: 'Refresh data' }).click();
    await expect(ips(page, 'cache-ams-01')).toHaveText('203.0.113.10+2');
  },
);

test(
  'an address attached on the page of the instance is in the list afterwards',
  { tag: FULL },
  async ({ page }) => {
    await begin(page, EDGE_CACHE, { heading: 'Instances' });
    await expect(ips(page, 'schema-migrator').getByRole('img', { name: 'None' })).toBeVisible();
    await rowOf(page, 'schema-migrator').getByRole('link').click();
    await page.getByRole('tab', { name: 'Networking' }).click();
    await expect(page).toHaveURL(networkingOf('schema-migrator'));
    await opener(page, 'Attach floating IP').click();
    const modal = page.getByRole('dialog', { name: 'Attach floating IP' });
    await choose(page, modal.getByRole('combobox', { name: 'Floating IP' }), 'unassigned');
    await modal.getByRole('button', { name: 'Attach floating IP', exact: true }).click();
    await expect(modal).toBeHidden();
    await page.getByRole('link', { name: 'Instances', exact: true }).first().click();
    await expect(ips(page, 'schema-migrator')).toHaveText('203.0.113.13');
  },
);

test('polling the list does not refetch them', { tag: FULL }, async ({ page }) => {
  await page.clock.install({ time: new Date('2027-03-05T13:00:00Z') });
  await begin(page, '/projects/identity/instances', { heading: 'Instances' });
  await expect.poll(() => asked(page)).toBeGreaterThan(0);
  await page.clock.runFor(1_000);
  const before = await asked(page);
  const lists = await callsOf(page, 'instanceList');
  await page.clock.runFor(65_000);
  await expect.poll(() => callsOf(page, 'instanceList')).toBeGreaterThan(lists);
  expect(await asked(page)).toBe(before);
  await tell(page, 'latency', { off: true });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the column is hidden, and no addresses are requested', { tag: FULL }, async ({ page }) => {
    await begin(page, EDGE_CACHE, { heading: 'Instances' });
    await expect(rowOf(page, 'cache-ams-01')).toBeVisible();
    await expect(page.getByText('203.0.113.10')).toHaveCount(0);
    expect(await asked(page)).toBe(0);
  });
});
