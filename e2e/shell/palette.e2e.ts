import type { Locator, Page } from '@playwright/test';
import { dialog, open, openPalette, palette, title } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

const search = (page: Page) => palette(page).getByRole('combobox', { name: 'Search' });
const options = (page: Page) => palette(page).getByRole('option');
const selected = (page: Page) => palette(page).getByRole('option', { selected: true });
/** Texts of the entries under a heading; the text of an entry may be followed by its parent. */
const under = (box: Locator, group: string) =>
  box.getByRole('group', { name: group, exact: true }).getByRole('option');

test.describe('opening and closing', () => {
  test('by its button, its keys, Escape, Dismiss and a click outside', async ({ page }) => {
    await open(page, '/projects', 'Projects');
    const box = await openPalette(page);
    await expect(search(page)).toBeFocused();
    await expect(search(page)).toHaveAttribute('placeholder', 'Search');
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.keyboard.press('ControlOrMeta+K'),
      () => box.getByRole('button', { name: 'Dismiss' }).click(),
      () => page.mouse.click(20, 700),
    ]) {
      await expect(box).toBeVisible();
      await close();
      await expect(box).toBeHidden();
      await page.keyboard.press('ControlOrMeta+K');
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Jump to ctrl+K' })).toBeFocused();
  });
});

test.describe('choosing', () => {
  // @sheet common-ui/34.1
  test('the first entry on the page of silos opens the form of a new one, and submits nothing', async ({
    page,
  }) => {
    await open(page, '/system/silos', 'Silos');
    await openPalette(page);
    await expect(options(page).first()).toHaveText('New silo');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    const form = dialog(page, 'Create silo');
    await expect(form).toBeVisible();
    await expect(palette(page)).toBeHidden();
    await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
    await expect(form.getByText(/required/)).toHaveCount(0);
  });
});

test.describe('searching', () => {
  test('matches letters in order, best first, and selects the first result again', async ({ page }) => {
    await open(page, '/projects', 'Projects');
    await openPalette(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await search(page).pressSequentially('EDGE');
    await expect(selected(page)).toHaveText('edge-cache');
    await search(page).fill('mngsys');
    await expect(selected(page)).toHaveText('Manage system');
    // The heading is not part of the search.
    await search(page).fill('go to project');
    await expect(under(palette(page), 'Go to project')).toHaveCount(0);
    await expect(palette(page).getByRole('status')).toHaveText('No results.');
    await palette(page).getByRole('button', { name: 'Clear' }).click();
    await expect(search(page)).toBeFocused();
    await expect(search(page)).toHaveValue('');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  });
});

// @sheet operator/13.122
test('finds pages, settings and resources of every area from anywhere', async ({ page }) => {
  await open(page, '/system/silos', 'Silos');
  await openPalette(page);
  await search(page).fill('firewall');
  await expect(selected(page)).toHaveText(/^Firewall rules/);
  await page.keyboard.press('Enter');
  await expect(title(page, 'default')).toBeVisible();
  await openPalette(page);
  await expect(palette(page).getByRole('heading', { level: 3 }).first()).toHaveText('Recent');
  await search(page).fill('dark');
  await expect(selected(page)).toHaveText('Dark theme');
  await search(page).fill('stop cache-ams-01');
  await expect(selected(page)).toContainText('Stop cache-ams-01');
});

// @sheet common-ui/34.55
test('on a phone a result keeps its name on one line, however long its other facts are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/projects/edge-cache/instances', 'Instances');
  await openPalette(page);
  await search(page).fill('198.51.100');
  const found = options(page).filter({ hasText: 'cache-ams-01' });
  await expect(found).toContainText('ephemeral IP');
  const tallest = 4 * 16;
  await expect.poll(async () => (await found.boundingBox())?.height).toBeLessThan(tallest);
});
