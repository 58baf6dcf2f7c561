import type { Locator, Page } from '@playwright/test';
import { dialog, open, openPalette, palette, title } from '../support/console.ts';
import { callsOf } from '../support/mock.ts';
import { as, expect, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

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

  test('from inside a field, which keeps the focus and its text', { tag: FULL }, async ({ page }) => {
    await open(page, '/settings/ssh-keys-new', 'SSH Keys');
    const name = dialog(page, 'Add SSH key').getByRole('textbox', { name: 'Name' });
    await name.fill('phone');
    await page.keyboard.press('ControlOrMeta+K');
    await expect(search(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('phone');
    await expect(dialog(page, 'Confirm navigation')).toHaveCount(0);
  });

  test('is empty and unselected when it opens again', { tag: FULL }, async ({ page }) => {
    await open(page, '/projects', 'Projects');
    await openPalette(page);
    const first = await options(page).first().innerText();
    await search(page).fill('edge');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ControlOrMeta+K');
    await expect(search(page)).toHaveValue('');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ControlOrMeta+K');
    await expect(selected(page)).toHaveText(first);
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

  test('over a form does not submit it', { tag: FULL }, async ({ page }) => {
    await open(page, '/settings/ssh-keys-new', 'SSH Keys');
    await page.keyboard.press('ControlOrMeta+K');
    await search(page).fill('keyboard');
    await page.keyboard.press('Enter');
    await expect(dialog(page, 'Keyboard shortcuts')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Add SSH key').getByText('Name is required')).toHaveCount(0);
    expect(await callsOf(page, 'currentUserSshKeyCreate')).toBe(0);
  });

  test('with arrow keys wraps around and keeps the selection visible', { tag: FULL }, async ({ page }) => {
    await open(page, '/projects', 'Projects');
    const box = await openPalette(page);
    // Offered once the answer about the fleet is there: from then on the list is whole.
    await expect(box.getByRole('option', { name: 'Manage system' })).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await expect(options(page).last()).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(options(page).first()).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    // A screen reader announces the entry although the focus stays in the text.
    const id = await options(page).nth(1).getAttribute('id');
    await expect(search(page)).toHaveAttribute('aria-activedescendant', id ?? '');
    await expect(search(page)).toBeFocused();
  });

  test('by pointer or in a new tab', { tag: FULL }, async ({ page, context }) => {
    await open(page, '/projects', 'Projects');
    await openPalette(page);
    await search(page).fill('edge');
    await expect(selected(page)).toHaveAttribute('href', '/projects/edge-cache/instances');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('ControlOrMeta+Enter');
    const tab = await opened;
    await expect(tab).toHaveURL('/projects/edge-cache/instances');
    await tab.close();
    await expect(page).toHaveURL('/projects');
    await openPalette(page);
    await palette(page).getByRole('option', { name: 'Settings' }).click();
    await expect(title(page, 'Profile')).toBeVisible();
    await expect(palette(page)).toBeHidden();
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

test.describe('what is offered', () => {
  const offers = async (page: Page, groups: Readonly<Record<string, readonly string[]>>) => {
    const box = await openPalette(page);
    for (const [group, entries] of Object.entries(groups)) {
      await expect(box.getByRole('heading', { level: 3, name: group, exact: true })).toBeVisible();
      await expect(under(box, group)).toHaveText([...entries]);
    }
    return box;
  };

  test('in a silo', { tag: FULL }, async ({ page }) => {
    await open(page, '/projects', 'Projects');
    const box = await offers(page, {
      Actions: ['New project'],
      User: ['Settings'],
      System: ['Manage system'],
    });
    await expect(under(box, 'Go to project')).toHaveCount(12);
    await expect(box.getByRole('heading', { level: 3 }).first()).toHaveText('Actions');
    // The page on screen is left out.
    await expect(under(box, "Silo 'fernhill'")).toHaveText([
      'Images',
      'Utilization',
      'Silo Access',
      'Users',
      'Certificates',
    ]);
    for (const hint of ['to open', 'to select', 'to close']) await expect(box.getByText(hint)).toBeVisible();
  });

  test('in a project', { tag: FULL }, async ({ page }) => {
    await open(page, '/projects/edge-cache/instances', 'Instances');
    const box = await offers(page, { 'Go up': ['Projects'], User: ['Settings'], System: ['Manage system'] });
    // What the list of projects offered went with it.
    await expect(box.getByRole('option', { name: 'New project' })).toHaveCount(0);
  });

  test('in the settings', { tag: FULL }, async ({ page }) => {
    await open(page, '/settings/profile', 'Profile');
    const box = await offers(page, { Settings: ['SSH Keys'], System: ['Manage system'] });
    await expect(box.getByRole('heading', { name: 'User' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'SSH Keys' }).click();
    await expect(title(page, 'SSH Keys')).toBeVisible();
    await offers(page, { Actions: ['Add SSH key'], 'Go to SSH key': ['build-box', 'work-laptop'] });
  });

  test('in the system', { tag: FULL }, async ({ page }) => {
    await open(page, '/system/silos', 'Silos');
    const box = await offers(page, { "Back to silo 'fernhill'": ['Projects'], User: ['Settings'] });
    await expect(box.getByRole('option', { name: 'Manage system' })).toHaveCount(0);
  });

  test('to users who may not view the fleet', { tag: FULL }, async ({ page, context, baseURL }) => {
    await as(context, baseURL, 'Tobias Lindqvist');
    await open(page, '/projects', 'Projects');
    const box = await offers(page, { User: ['Settings'] });
    await expect(box.getByRole('option', { name: 'Manage system' })).toHaveCount(0);
  });

  test('from the previous page', { tag: FULL }, async ({ page }) => {
    await open(page, '/projects/edge-cache/instances', 'Instances');
    await page.getByRole('button', { name: 'Switch between system and silo' }).click();
    await page.getByRole('menuitem', { name: 'System' }).click();
    await expect(title(page, 'Silos')).toBeVisible();
    const box = await openPalette(page);
    const recent = under(box, 'Recent').filter({ hasText: 'Instances' });
    await expect(recent).toContainText('edge-cache');
    await expect(recent).toHaveAttribute('href', '/projects/edge-cache/instances');
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
