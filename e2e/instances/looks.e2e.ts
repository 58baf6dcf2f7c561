import type { Locator, Page } from '@playwright/test';
import { begin } from '../support/begin.ts';
import { breadcrumbs, dialog, title, visit } from '../support/console.ts';
import { expect, rowAction, test } from '../support/test.ts';
import { EDGE_CACHE, fact, instanceAt } from './instances.ts';

const NAME = 'cache-ams-01';

/** Labels in the grid of properties; the state is beside the title. */
const IN_GRID = ['cpu', 'ram', 'vpc', 'Created', 'external IPs', 'Description', 'ID'];

// @sheet compute-storage/9.92
test('the properties fit two rows at 1024 px, with the complete ID and the state beside the title', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await begin(page, instanceAt(NAME), { heading: NAME });
  const tops = new Set<number>();
  for (const label of IN_GRID) {
    const box = await page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${label}$`) })
      .boundingBox();
    tops.add(Math.round(box?.y ?? 0));
  }
  expect([...tops]).toHaveLength(2);
  // A text that is cut has a tooltip, and a role for it
  await expect(page.getByRole('definition').getByRole('note')).toHaveCount(0);
  const head = await title(page, NAME).boundingBox();
  const state = await fact(page, 'state', 'running').boundingBox();
  const middle = (box: typeof head) => (box ? box.y + box.height / 2 : Number.NaN);
  expect(Math.abs(middle(head) - middle(state))).toBeLessThan(4);
});

/** The breadcrumb of the page is on the screen and not truncated. */
async function expectWhole(page: Page, label: string): Promise<void> {
  const current = breadcrumbs(page).getByText(label);
  await expect(current).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() => current.evaluate((text) => text.scrollWidth - text.clientWidth))
    .toBeLessThanOrEqual(0);
}

// @sheet common-ui/34.59 common-ui/34.60
test('the breadcrumbs keep the whole name of the page or form on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 660, height: 700 });
  await begin(page, `${EDGE_CACHE}/${NAME}/networking`, { heading: NAME });
  for (const width of [660, 700, 730, 760]) {
    await page.setViewportSize({ width, height: 700 });
    await expectWhole(page, 'Networking');
  }
  await visit(page, `${EDGE_CACHE}-new`, 'Create instance');
  for (const width of [720, 660]) {
    await page.setViewportSize({ width, height: 450 });
    await expectWhole(page, 'New instance');
  }
});

/** Width of a text by the advances of its glyphs, in pixels: this browser's hinting rounds each glyph to whole pixels, in any font. */
const widthOf = (heading: Locator): Promise<number> =>
  heading.evaluate(async (element) => {
    await document.fonts.ready;
    if (element instanceof HTMLElement) element.style.textRendering = 'geometricPrecision';
    const text = document.createRange();
    text.selectNodeContents(element);
    return text.getBoundingClientRect().width;
  });

/** Both widths are within a percent of each other. */
const expectWidth = async (heading: Locator, width: number): Promise<void> =>
  expect(Math.abs((await widthOf(heading)) / width - 1)).toBeLessThan(0.01);

/*
 * Widths of the texts in the design's font, Inter with its axis of optical size: 610 20px with -0.014em for titles, 610 16px with -0.008em
 * for headings (docs/design/language.md section 2.3). The console's font has no such axis (tools/fonts/subset.ts).
 */
// @sheet common-ui/34.63
test('titles have the width of the design', async ({ page }) => {
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  await expectWidth(title(page), 89.84);
  await rowAction(page, 'log-shipper', 'Stop');
  const asked = dialog(page, 'Confirm stop instance');
  await expectWidth(asked.getByRole('heading', { name: 'Confirm stop instance' }), 167.42);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: NAME, exact: true }).click();
  await expect(title(page, NAME)).toBeVisible();
  await expectWidth(title(page), 133.89);
});

/** Names of rows whose first cell is narrower than its content. */
const cutNames = (page: Page): Promise<string[]> =>
  page.getByRole('row').evaluateAll((rows) =>
    rows
      .map((row) => row.querySelector('td'))
      .filter((cell) => cell !== null)
      .filter((cell) =>
        [cell, ...cell.querySelectorAll('*')].some((one) => one.scrollWidth > one.clientWidth + 1),
      )
      .map((cell) => cell.textContent),
  );

test('names and IDs of a table do not cover the next cell', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await begin(page, '/system/access', { heading: 'Fleet access' });
  await expect(page.getByRole('link', { name: 'All admins of silo fernhill' })).toBeVisible();
  expect(await cutNames(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/system/inventory/sleds', 'Inventory');
  await expect(page.getByRole('cell', { name: 'FH22408843' })).toBeVisible();
  expect(await cutNames(page)).toEqual([]);
});
