import type { Page } from '@playwright/test';
import { begin } from '../support/begin.ts';
import { sidebar, title } from '../support/console.ts';
import { EDGE_CACHE } from '../instances/instances.ts';
import { callsOf, lift, tell } from '../support/mock.ts';
import { expect, rowOf, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

/** From now on the API answers nobody. */
const silence = (page: Page) => tell(page, 'faults', { operation: '*', delay: 600_000 });
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });
const waiting = (page: Page) => page.getByText('Still waiting for the server…');
const failedRefresh = (page: Page) => page.getByText(/^Could not refresh · data from \d+:\d\d [AP]M ·$/);

test('a visited page appears before any response, by a link and by Back', async ({ page }) => {
  await page.clock.install();
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  await link(page, 'Disks').click();
  await expect(title(page, 'Disks')).toBeVisible();
  await expect(rowOf(page, 'ams-01-hot')).toBeVisible();
  await page.clock.fastForward(60_000);
  await silence(page);
  await link(page, 'Instances').click();
  await expect(title(page, 'Instances')).toBeVisible();
  await expect(rowOf(page, 'cache-ams-01')).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Disks')).toBeVisible();
  await expect(rowOf(page, 'ams-01-hot')).toBeVisible();
});

// @sheet common-ui/34.50
test('the first visit of a page marks its link at once and shows a skeleton, and can be stopped', async ({
  page,
}) => {
  await page.clock.install();
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  await page.clock.pauseAt(Date.now() + 120_000);
  await silence(page);
  await link(page, 'Snapshots').click();
  await expect(link(page, 'Snapshots')).toHaveAttribute('aria-current', 'page');
  await expect(link(page, 'Instances')).not.toHaveAttribute('aria-current', 'page');
  await expect(title(page, 'Instances')).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(title(page, 'Instances')).toBeHidden();
  await expect.poll(() => callsOf(page, 'snapshotList')).toBe(1);
  await page.clock.runFor(4_000);
  await expect(waiting(page)).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(waiting(page)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => callsOf(page, 'snapshotList')).toBe(2);
  await expect(waiting(page)).toHaveCount(0);
  await page.clock.runFor(5_100);
  await page.clock.resume();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(title(page, 'Something went wrong')).toBeFocused();
  await expect(page.getByText('Loading was stopped. Try again.')).toBeVisible();
  await lift(page);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(title(page, 'Snapshots')).toBeVisible();
});

test('a page without a response shows a message after 30 s', async ({ page }) => {
  await page.clock.install();
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  await silence(page);
  await link(page, 'Images').click();
  await expect.poll(() => callsOf(page, 'imageList')).toBe(1);
  await page.clock.runFor(30_000);
  await expect(title(page, 'Something went wrong')).toBeVisible();
  await expect(page.getByText('The request timed out after 30 s. Try again.')).toBeVisible();
});

test(
  'a list that cannot be refreshed shows its age, and is refetched',
  { tag: FULL },
  async ({ page, fault }) => {
    await begin(page, EDGE_CACHE, { heading: 'Instances' });
    await fault({ operation: 'instanceList', status: 503 });
    await page.getByRole('button', { name: 'Refresh data' }).click();
    await expect(failedRefresh(page)).toBeVisible();
    await expect(rowOf(page, 'cache-ams-01')).toBeVisible();
    await lift(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(failedRefresh(page)).toHaveCount(0);
  },
);

test('a project whose request fails is not shown as not found', { tag: FULL }, async ({ page, fault }) => {
  await begin(page, '/projects', { heading: 'Projects' });
  await fault({ operation: 'instanceList', status: 404, errorCode: 'ObjectNotFound' });
  await fault({ operation: 'projectView', status: 503, delay: 200 });
  await rowOf(page, 'edge-cache').getByRole('link').click();
  await expect(title(page, 'Something went wrong')).toBeVisible();
});

for (const [what, body] of [
  ['null', 'null'],
  ['a login page', '<!doctype html><title>Sign in</title>'],
] as const)
  test(
    `a list whose response is ${what} shows that it could not be read, and is refetched`,
    { tag: FULL },
    async ({ page, fault }) => {
      await begin(page, EDGE_CACHE, { heading: 'Instances' });
      await fault({ operation: 'snapshotList', body });
      await link(page, 'Snapshots').click();
      await expect(page.getByText("The server's answer could not be read. Try again.")).toBeVisible();
      expect(await callsOf(page, 'snapshotList')).toBe(2);
      await lift(page);
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
      await expect(title(page, 'Snapshots')).toBeVisible();
    },
  );

test(
  'a page without a response is requested again when the network returns',
  { tag: FULL },
  async ({ page, context, fault }) => {
    await begin(page, EDGE_CACHE, { heading: 'Instances' });
    await fault({ operation: 'snapshotList', abort: true });
    await link(page, 'Snapshots').click();
    await expect(title(page, 'Something went wrong')).toBeVisible();
    await context.setOffline(true);
    await lift(page);
    await context.setOffline(false);
    await expect(title(page, 'Snapshots')).toBeVisible();
  },
);
