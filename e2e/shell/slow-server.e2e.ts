import type { Page } from '@playwright/test';
import { begin } from '../support/begin.ts';
import { sidebar, title } from '../support/console.ts';
import { EDGE_CACHE } from '../instances/instances.ts';
import { callsOf, lift, tell } from '../support/mock.ts';
import { expect, rowOf, test } from '../support/test.ts';

/** From now on the API answers nobody. */
const silence = (page: Page) => tell(page, 'faults', { operation: '*', delay: 600_000 });
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });
const waiting = (page: Page) => page.getByText('Still waiting for the server…');
/** The loading bar is decoration without a role, so it is found by its position at the upper edge. */
const isBarMoving = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().some(({ effect }) => {
      const box = effect instanceof KeyframeEffect ? effect.target?.getBoundingClientRect() : undefined;
      return box !== undefined && box.top === 0 && box.height > 0 && box.height < 5;
    }),
  );

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
  await expect.poll(() => isBarMoving(page)).toBe(true);
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
  await expect.poll(() => isBarMoving(page)).toBe(false);
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
