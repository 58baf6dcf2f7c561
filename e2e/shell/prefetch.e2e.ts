import { type Page } from '@playwright/test';
import { begin } from '../support/begin.ts';
import { open, sidebar, title, visit } from '../support/console.ts';
import { EDGE_CACHE } from '../instances/instances.ts';
import { callsOf, tell } from '../support/mock.ts';
import { expect, rowOf, test } from '../support/test.ts';

/** From now on the API answers nobody. */
const silence = (page: Page) => tell(page, 'faults', { operation: '*', delay: 60_000 });
const linkOf = (page: Page, name: string) => rowOf(page, name).getByRole('link', { name });

/** What the page of an instance cannot be without has been asked for. */
const expectFetched = (page: Page) => expect.poll(() => callsOf(page, 'instanceDiskList')).toBeGreaterThan(0);
/** URLs of the files that the page has fetched. */
const filesOf = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
const expectFile = (page: Page, part: string) =>
  expect.poll(async () => (await filesOf(page)).some((name) => name.includes(part))).toBe(true);
/** The chunks have come too. */
const expectCode = (page: Page) => expectFile(page, '/instance-storage.');

test('the page of a hovered link opens without waiting', async ({ page }) => {
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  await linkOf(page, 'cache-ams-01').hover();
  await expectFetched(page);
  await expectCode(page);
  await silence(page);
  await linkOf(page, 'cache-ams-01').click();
  await expect(title(page, 'cache-ams-01')).toBeVisible();
  await expect(rowOf(page, 'ams-01-hot')).toBeVisible();
});

test('a link fetches the route table and the page at once', async ({ page }) => {
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  const code = page.waitForRequest(/\/vpcs-list\./);
  await page.route(/\/subject-networking\./, async (route) => {
    await code;
    await route.continue();
  });
  await sidebar(page).getByRole('link', { name: 'VPCs' }).hover();
  await code;
  await expect.poll(() => callsOf(page, 'vpcList')).toBe(1);
});

test('the code of forms is not fetched for pages without one', async ({ page }) => {
  const pages = [
    ['/users', 'Users'],
    ['/system/silos/fernhill?tab=quotas', 'fernhill'],
    ['/system/networking/service-pool', 'Service pool'],
  ] as const;
  for (const [index, [path, heading]] of pages.entries()) {
    await (index === 0 ? open : visit)(page, path, heading);
    await expect(page.getByRole('table').first()).toBeVisible();
    expect((await filesOf(page)).filter((name) => /\/assets\/forms\./.test(name))).toEqual([]);
  }
});
