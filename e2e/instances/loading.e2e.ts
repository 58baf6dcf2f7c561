import type { Page } from '@playwright/test';
import { begin, fails } from '../support/begin.ts';
import { sidebar, title } from '../support/console.ts';
import { EDGE_CACHE } from './instances.ts';
import { callsOf, tell } from '../support/mock.ts';
import { expect, rowOf, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

/** A strip of the rendered page: decoration has no role. */
const picture = async (page: Page, x: number, y: number, width: number, height: number) =>
  (await page.screenshot({ clip: { x, y, width, height }, animations: 'disabled' })).toString('base64');

/** The area of the loading bar. */
const topEdge = (page: Page) => picture(page, 0, 0, 100, 1);

/** Goes from the list of projects to the instances of one, whose answer takes a while. */
async function leaveFor(page: Page, project: string, rules: readonly object[]): Promise<string> {
  await begin(page, '/projects', { heading: 'Projects' });
  const before = await topEdge(page);
  for (const rule of rules) await tell(page, 'faults', { count: 1, ...rule });
  await rowOf(page, project).getByRole('link').click();
  return before;
}

test('a slow page shows a skeleton and a loading bar', async ({ page }) => {
  const before = await leaveFor(page, 'edge-cache', [{ operation: 'instanceList', delay: 2000 }]);
  await expect.poll(() => callsOf(page, 'instanceList')).toBe(1);
  await expect.poll(() => topEdge(page)).not.toBe(before);
  await expect(title(page, 'Projects')).toBeHidden();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(title(page, 'Instances')).toBeVisible();
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
  await expect(rowOf(page, 'cache-ams-01')).toBeVisible();
  await expect.poll(() => topEdge(page)).toBe(before);
});

test('project and list are requested at the same time', async ({ page }) => {
  await leaveFor(page, 'edge-cache', [
    { operation: 'projectView', delay: 2000 },
    { operation: 'instanceList', delay: 2000 },
  ]);
  await expect.poll(() => callsOf(page, 'instanceList')).toBe(1);
  await expect(title(page, 'Instances')).toHaveCount(0);
  expect(await callsOf(page, 'projectView')).toBe(1);
  await expect(title(page, 'Instances')).toBeVisible();
});

test('while a page loads, another one can be opened from the frame', { tag: FULL }, async ({ page }) => {
  await leaveFor(page, 'edge-cache', [{ operation: 'instanceList', delay: 4000 }]);
  await expect.poll(() => callsOf(page, 'instanceList')).toBe(1);
  await sidebar(page).getByRole('link', { name: 'Disks' }).click();
  await expect(page).toHaveURL('/projects/edge-cache/disks');
  await expect(rowOf(page, 'ams-01-hot')).toBeVisible();
  await expect(title(page, 'Instances')).toHaveCount(0);
  await sidebar(page).getByRole('link', { name: 'Projects' }).click();
  await expect(title(page, 'Projects')).toBeVisible();
});

test(
  'a slow page that fails shows the error screen, and a retry can succeed',
  { tag: FULL },
  async ({ page }) => {
    await leaveFor(page, 'edge-cache', [{ operation: 'instanceList', delay: 500, status: 503 }]);
    await expect(title(page, 'Something went wrong')).toBeVisible();
    await expect(page).toHaveURL(EDGE_CACHE);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rowOf(page, 'cache-ams-01')).toBeVisible();
  },
);

// @sheet common-ui/34.51
test('the first paint is the outline of the console, not a blank page', async ({ page }) => {
  await begin(page, EDGE_CACHE, { orders: [fails('instanceList', { delay: 2500, count: 1 })] });
  await expect.poll(() => callsOf(page, 'instanceList')).toBe(1);
  await expect(page.getByRole('heading')).toHaveCount(0);
  const bar = await picture(page, 600, 20, 40, 20);
  const sheet = await picture(page, 600, 400, 40, 20);
  expect(sheet).not.toBe(bar);
  await expect(title(page, 'Instances')).toBeVisible({ timeout: 10_000 });
  await expect(rowOf(page, 'cache-ams-01')).toBeVisible();
});

test('a recently loaded list is shown from the cache without a request', { tag: FULL }, async ({ page }) => {
  // An answer is good for two seconds, however slow the machine
  await page.clock.setFixedTime(new Date('2027-03-05T13:04:30Z'));
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  await sidebar(page).getByRole('link', { name: 'Projects' }).click();
  await expect(title(page, 'Projects')).toBeVisible();
  const calls = await callsOf(page, 'projectList');
  await page.goBack();
  await expect(title(page, 'Instances')).toBeVisible();
  await page.goForward();
  await expect(title(page, 'Projects')).toBeVisible();
  expect(await callsOf(page, 'projectList')).toBe(calls);
});

// @sheet common-ui/34.53
test('a slow first page has the frame around a skeleton', async ({ page }) => {
  await begin(page, EDGE_CACHE, { orders: [fails('instanceList', { delay: 4000, count: 1 })] });
  await expect(sidebar(page).getByRole('link', { name: 'Instances' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(title(page, 'Instances')).toBeVisible();
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
});
