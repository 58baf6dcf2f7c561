import type { Page } from '@playwright/test';
import { begin, fails } from '../support/begin.ts';
import { sidebar, title } from '../support/console.ts';
import { EDGE_CACHE } from './instances.ts';
import { callsOf, tell } from '../support/mock.ts';
import { expect, rowOf, test } from '../support/test.ts';

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

// @sheet common-ui/34.53
test('a slow first page has the frame around a skeleton', async ({ page }) => {
  await begin(page, EDGE_CACHE, { orders: [fails('instanceList', { delay: 4000, count: 1 })] });
  await expect(sidebar(page).getByRole('link', { name: 'Instances' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(title(page, 'Instances')).toBeVisible();
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
});
