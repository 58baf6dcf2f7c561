import type { Locator, Page } from '@playwright/test';
import { bareProject, begin, instance, later } from '../support/begin.ts';
import { dialog, palette, title, toast } from '../support/console.ts';
import { cellOf, EDGE_CACHE, expectState, menuButton, menuOf } from '../instances/instances.ts';
import { createForm, editForm, leaveQuestion } from '../projects/projects.ts';
import { expect, rowOf, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

/** Enough for any way through a page by Tab. */
const MANY = 120;

/**
 * Presses Tab, or Shift Tab, until the element has the focus: it must be reachable, regardless of the elements before
 * it.
 */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MANY; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, `reached within ${MANY} presses of ${key}`).toBeFocused();
}

/** Opens the menu of a row by Tab and Enter, and presses an entry by arrows. */
async function choose(page: Page, name: string, action: string): Promise<void> {
  await tabTo(page, menuButton(page, name));
  await page.keyboard.press('Enter');
  const menu = menuOf(page, name);
  await expect(menu.getByRole('menuitem', { name: 'Copy ID' })).toBeFocused();
  const item = menu.getByRole('menuitem', { name: action, exact: true });
  for (let presses = 0; presses < 8; presses += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
}

test('a project is created', { tag: FULL }, async ({ page }) => {
  await begin(page, '/projects', { heading: 'Projects' });
  const link = page.getByRole('link', { name: 'New project' });
  const { dialog: form, name, description, submit, cancel } = createForm(page);
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(link).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Space');
  await expect(form).toBeHidden();
  await expect(link).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.type('Glass');
  await page.keyboard.press('Escape');
  await expect(leaveQuestion(page).getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('glass-house');
  await page.keyboard.press('Tab');
  await expect(description).toBeFocused();
  await page.keyboard.type('Tomatoes');
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
  await expect(title(page, 'Instances')).toBeFocused();
  await expect(page).toHaveURL('/projects/glass-house/instances');
  await expect(toast(page, 'Project glass-house created')).toBeVisible();
});

test(
  'closing a form that a key opened moves the focus to the page title',
  { tag: FULL },
  async ({ page }) => {
    await begin(page, '/projects', { heading: 'Projects' });
    await page.keyboard.press('c');
    await expect(createForm(page).name).toBeFocused();
    await page.keyboard.type('glass');
    await page.keyboard.press('Escape');
    const question = leaveQuestion(page);
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(question.getByRole('button', { name: 'Leave form' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(createForm(page).dialog).toBeHidden();
    await expect(page).toHaveURL('/projects');
    // The key C has no opener: the focus moves to the title of the page
    await expect(title(page, 'Projects')).toBeFocused();
  },
);

test('a project is edited', { tag: FULL }, async ({ page }) => {
  await begin(page, '/projects', { heading: 'Projects' });
  await choose(page, 'search-index', 'Edit');
  const { dialog: form, name, description, submit } = editForm(page);
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(menuButton(page, 'search-index')).toBeFocused();

  await choose(page, 'search-index', 'Edit');
  await expect(name).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('find-index');
  await page.keyboard.press('Tab');
  await expect(description).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(', since 2026');
  await tabTo(page, submit);
  await page.keyboard.press('Space');
  await expect(form).toBeHidden();
  await expect(toast(page, 'Project find-index updated')).toBeVisible();
  await expect(rowOf(page, 'find-index')).toContainText('Crawlers and shards, since 2026');
  // The row is the same, regardless of its current name
  await expect(menuButton(page, 'find-index')).toBeFocused();
});

test('projects are deleted until the list is empty', { tag: FULL }, async ({ page }) => {
  const orders = [
    ['POST', '/__mock/reset', { seed: 'empty' }] as const,
    ...['aa', 'bb', 'cc'].flatMap((name) => bareProject(name)),
  ];
  await begin(page, '/projects', { orders, heading: 'Projects' });
  const question = dialog(page, 'Confirm delete');
  const remove = async (name: string) => {
    await choose(page, name, 'Delete');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(question.getByRole('button', { name: 'Confirm' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(page.getByText(name, { exact: true }).and(page.getByRole('link'))).toHaveCount(0);
  };
  await choose(page, 'bb', 'Delete');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(menuButton(page, 'bb')).toBeFocused();

  // The row that takes the place, then the one before when it was the last, then the title
  await remove('bb');
  await expect(menuButton(page, 'cc')).toBeFocused();
  await remove('cc');
  await expect(menuButton(page, 'aa')).toBeFocused();
  await remove('aa');
  await expect(page.getByRole('heading', { name: 'No projects' })).toBeVisible();
  await expect(title(page, 'Projects')).toBeFocused();
});

test('an instance is stopped from the menu of its row', async ({ page }) => {
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  const question = dialog(page, 'Confirm stop instance');
  // J and K go from row to row, the full stop opens the menu, letters go to an entry
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(page.getByRole('link', { name: 'cache-ams-01', exact: true })).toBeFocused();
  await page.keyboard.press('.');
  await expect(menuOf(page, 'cache-ams-01').getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuButton(page, 'cache-ams-01')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('sto');
  await expect(menuOf(page, 'cache-ams-01').getByRole('menuitem', { name: 'Stop' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(menuButton(page, 'cache-ams-01')).toBeFocused();

  await choose(page, 'cache-ams-01', 'Stop');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(question).toBeHidden();
  await expect(toast(page, 'Stopping instance cache-ams-01')).toBeVisible();
  await expectState(page, 'cache-ams-01', 'stopping');
  await expectState(page, 'cache-ams-01', 'stopped');
  await expect(menuButton(page, 'cache-ams-01')).toBeFocused();
});

test('an instance is deleted, and the row that takes its place has the focus', async ({ page }) => {
  const orders = [...['web-1', 'web-2'].map((name) => instance('payments-staging', name)), later(5_000)];
  await begin(page, '/projects/payments-staging/instances', { orders, heading: 'Instances' });
  await choose(page, 'web-1', 'Delete');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'web-1')).toHaveCount(0);
  await expect(menuButton(page, 'web-2')).toBeFocused();
});

test('an instance is resized', { tag: FULL }, async ({ page }) => {
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  const modal = dialog(page, 'Resize instance');
  const cpus = modal.getByRole('textbox', { name: 'vCPUs' });
  const memory = modal.getByRole('textbox', { name: 'Memory (GiB)' });
  await choose(page, 'schema-migrator', 'Resize');
  await expect(cpus).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(menuButton(page, 'schema-migrator')).toBeFocused();

  await choose(page, 'schema-migrator', 'Resize');
  await expect(cpus).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(cpus).toHaveValue('4');
  await page.keyboard.press('Tab');
  await expect(memory).toBeFocused();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(memory).toHaveValue('18');
  await tabTo(page, modal.getByRole('button', { name: 'Resize', exact: true }));
  await page.keyboard.press('Enter');
  await expect(modal).toBeHidden();
  await expect(toast(page, 'Instance schema-migrator resized')).toBeVisible();
  await expect(cellOf(page, 'schema-migrator', 'CPU')).toHaveText('4 vCPUs');
  await expect(menuButton(page, 'schema-migrator')).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuButton(page, 'schema-migrator')).toBeFocused();
});
