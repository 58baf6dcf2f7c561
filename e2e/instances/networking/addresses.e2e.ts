import type { Page } from '@playwright/test';
import { begin, fails } from '../../support/begin.ts';
import { cellOf, EDGE_CACHE } from '../instances.ts';
import { callsOf } from '../../support/mock.ts';
import { expect, rowOf, test } from '../../support/test.ts';

const asked = (page: Page) => callsOf(page, 'instanceExternalIpList');
const ips = (page: Page, name: string) => cellOf(page, name, 'External IPs');

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
