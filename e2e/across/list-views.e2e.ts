import type { Page } from '@playwright/test';
import { begin, instance, later, numbered } from '../support/begin.ts';
import { dialog, title } from '../support/console.ts';
import { EDGE_CACHE, expectState, menuOf, openMenu } from '../instances/instances.ts';
import { press, tabTo } from '../support/keys.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';
import { themes } from '../support/setting.ts';

const head = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const sortBy = (page: Page, name: string) => head(page, name).getByRole('button', { name, exact: true });
const field = (page: Page, plural = 'instances') =>
  page.getByRole('searchbox', { name: `Filter ${plural}`, exact: true });
const count = (page: Page) => page.getByRole('group', { name: 'Rows' });
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pagination' });
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const first = (page: Page) => rows(page).first().getByRole('cell').first();

async function viewMenu(page: Page) {
  await page.getByRole('button', { name: 'View', exact: true }).click();
  const menu = page.getByRole('menu', { name: 'View' });
  await expect(menu).toBeVisible();
  return menu;
}

test('a click on a column head sorts, a second one reverses the order, a third one removes it', async ({
  page,
}) => {
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  await expect(head(page, 'Memory')).not.toHaveAttribute('aria-sort');
  await sortBy(page, 'Memory').click();
  await expect(head(page, 'Memory')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(`${EDGE_CACHE}?sort=memory`);
  await expect(count(page)).toContainText('18 rows, sorted by Memory');
  await expect(pages(page)).toHaveCount(0);
  await sortBy(page, 'Memory').click();
  await expect(page).toHaveURL(`${EDGE_CACHE}?sort=-memory`);
  await expect(first(page)).toHaveText('warmup-batch');
  await page.reload();
  await expect(title(page, 'Instances')).toBeVisible();
  await expect(head(page, 'Memory')).toHaveAttribute('aria-sort', 'descending');
  await expect(first(page)).toHaveText('warmup-batch');
  // A page away and back
  await rowOf(page, 'warmup-batch').getByRole('link').click();
  await expect(title(page, 'warmup-batch')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${EDGE_CACHE}?sort=-memory`);
  await expect(first(page)).toHaveText('warmup-batch');
  await page.goBack();
  await expect(head(page, 'Memory')).toHaveAttribute('aria-sort', 'ascending');
  await page.goForward();
  await sortBy(page, 'Memory').click();
  await expect(page).toHaveURL(EDGE_CACHE);
  await expect(head(page, 'Memory')).not.toHaveAttribute('aria-sort');
  await expect(pages(page)).toBeVisible();
});

test('typing filters; the URL contains the filter, and one step back removes it', async ({ page }) => {
  await begin(page, '/projects', { heading: 'Projects' });
  await rowOf(page, 'edge-cache').getByRole('link').click();
  await expect(title(page, 'Instances')).toBeVisible();
  await field(page).pressSequentially('cache running');
  await expect(page).toHaveURL(`${EDGE_CACHE}?filter=cache+running`);
  await expect(rowOf(page, 'cache-ams-01')).toBeVisible();
  await expect(rowOf(page, 'cache-fra-01')).toHaveCount(0);
  await expect(count(page)).toContainText(/^\d of 18 rows match/);
  await page.reload();
  await expect(field(page)).toHaveValue('cache running');
  await expect(rowOf(page, 'cache-fra-01')).toHaveCount(0);
  // The link of the page leads to the list without a view
  await page
    .getByRole('navigation', { name: 'Sidebar navigation' })
    .getByRole('link', { name: 'Instances' })
    .click();
  await expect(field(page)).toHaveValue('');
  await expect(rowOf(page, 'cache-fra-01')).toBeVisible();
  await page.goBack();
  await expect(field(page)).toHaveValue('cache running');
  await page.goBack();
  await expect(title(page, 'Projects')).toBeVisible();
});

test('polling keeps the order and the open menu', async ({ page }) => {
  const orders = [
    ...numbered('web', 3).map((name) => instance('payments-staging', name)),
    instance('payments-staging', 'big', { ncpus: 8 }),
    later(5_000),
  ];
  await begin(page, '/projects/payments-staging/instances?sort=-cpu', { orders, heading: 'Instances' });
  await expect(first(page)).toHaveText('big');
  await rowAction(page, 'big', 'Start');
  await dialog(page, 'Confirm start instance').getByRole('button', { name: 'Confirm' }).click();
  await openMenu(page, 'web-002');
  await expectState(page, 'big', 'running');
  await expect(menuOf(page, 'web-002')).toBeVisible();
  await expect(rows(page).getByRole('cell').getByRole('link')).toHaveText([
    /^big/,
    /^web-001/,
    /^web-002/,
    /^web-003/,
  ]);
});

test('by keyboard: the slash key filters, column heads sort, columns are selected', async ({ page }) => {
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  await press(page, '/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('ingest');
  await expect(count(page)).toContainText('4 of 18 rows match');
  await press(page, 'Escape');
  await expect(field(page)).toHaveValue('');
  await expect(rows(page)).toHaveCount(18);
  await tabTo(page, page.getByRole('button', { name: 'View', exact: true }));
  await press(page, 'Enter');
  await expect(page.getByRole('menuitemcheckbox', { name: 'State' })).toBeFocused();
  await press(page, 'ArrowDown', 'Enter');
  await expect(page.getByRole('menuitemcheckbox', { name: 'CPU' })).toBeFocused();
  await expect(page.getByRole('menuitemcheckbox', { name: 'CPU' })).not.toBeChecked();
  await press(page, 'Escape');
  await expect(head(page, 'CPU')).toHaveCount(0);
  await tabTo(page, sortBy(page, 'created'));
  await press(page, 'Enter');
  await expect(head(page, 'created')).toHaveAttribute('aria-sort', 'ascending');
  await expect(sortBy(page, 'created')).toBeFocused();
});

test('on a phone the order is in the menu, and nothing exceeds the width', async ({ page, accessible }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  await expect(rowOf(page, 'cache-fra-02')).toBeInViewport();
  const menu = await viewMenu(page);
  await accessible('menu of the view');
  await menu.getByRole('menuitemradio', { name: 'Memory' }).click();
  await expect(page).toHaveURL(`${EDGE_CACHE}?sort=memory`);
  await (await viewMenu(page)).getByRole('menuitemradio', { name: 'Descending' }).click();
  await expect(first(page)).toHaveText(/^warmup-batch/);
  await field(page).fill('batch');
  await expect(count(page)).toContainText('1 of 18 rows matches');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
});

for (const colorScheme of themes('dark'))
  test(`axe finds nothing on a sorted and filtered list, ${colorScheme}`, async ({ page, accessible }) => {
    await page.emulateMedia({ colorScheme });
    await begin(page, `${EDGE_CACHE}?sort=-created&filter=cache`, { heading: 'Instances' });
    await expect(head(page, 'created')).toHaveAttribute('aria-sort', 'descending');
    await accessible('sorted and filtered list');
  });
