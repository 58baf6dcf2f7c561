import type { Locator, Page } from '@playwright/test';
import { begin } from '../support/begin.ts';
import { title } from '../support/console.ts';
import { copyButton } from '../across/copy-as/copied.ts';
import { tell } from '../support/mock.ts';
import { createForm, editForm, leaveQuestion, openCreateForm } from './projects.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

const WAYS = [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['the close button', (page: Page) => createForm(page).close.click()],
  ['a press outside', (page: Page) => page.mouse.click(200, 400)],
] as const;

/** Whether the element can be clicked at its position. */
const isReachable = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

for (const [way, leave] of WAYS) {
  test(`${way} closes a form without changes at once`, { tag: FULL }, async ({ page }) => {
    const { dialog } = await openCreateForm(page);
    await leave(page);
    await expect(dialog).toBeHidden();
    await expect(leaveQuestion(page)).toHaveCount(0);
    await expect(page).toHaveURL('/projects');
    await expect(page.getByRole('link', { name: 'New project' })).toBeFocused();
  });

  // @sheet common-ui/34.10 compute-storage/9.75
  test(`${way} asks for confirmation before changes are lost`, async ({ page }) => {
    const { dialog, name } = await openCreateForm(page);
    await name.fill('glass-house');
    await leave(page);
    const question = leaveQuestion(page);
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect(name).toHaveValue('glass-house');
    await expect(page).toHaveURL('/projects-new');
    await leave(page);
    await question.getByRole('button', { name: 'Leave form' }).click();
    await expect(question).toBeHidden();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/projects');
    await page.getByRole('link', { name: 'New project' }).click();
    await expect(name).toHaveValue('');
  });
}

test('Cancel leaves immediately, with or without changes', { tag: FULL }, async ({ page }) => {
  const { dialog, name, cancel } = await openCreateForm(page);
  await name.fill('glass-house');
  await cancel.click();
  await expect(dialog).toBeHidden();
  await expect(leaveQuestion(page)).toHaveCount(0);
  await expect(page).toHaveURL('/projects');
  await expect(page.getByRole('link', { name: 'New project' })).toBeFocused();
});

test('Back closes the form, Forward opens it again', { tag: FULL }, async ({ page }) => {
  const { dialog } = await openCreateForm(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/projects');
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(createForm(page).name).toBeFocused();
});

// @sheet common-ui/34.10
test('Escape and the close button decline the confirmation', async ({ page }) => {
  const { name } = await openCreateForm(page);
  await name.fill('glass-house');
  const question = leaveQuestion(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('glass-house');
  await expect(page).toHaveURL('/projects-new');
});

test('reverted changes do not count as changes', { tag: FULL }, async ({ page }) => {
  await begin(page, '/projects', { heading: 'Projects' });
  await rowAction(page, 'search-index', 'Edit');
  const { dialog, name, description } = editForm(page);
  await description.fill('Something else');
  await description.fill('Crawlers and shards');
  await name.press('End');
  await name.press('x');
  await name.press('Backspace');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(leaveQuestion(page)).toHaveCount(0);
});

test('an edit form also asks for confirmation', { tag: FULL }, async ({ page }) => {
  await begin(page, '/projects', { heading: 'Projects' });
  await rowAction(page, 'search-index', 'Edit');
  const { dialog, description } = editForm(page);
  await description.fill('Something else');
  await page.keyboard.press('Escape');
  await leaveQuestion(page).getByRole('button', { name: 'Leave form' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/projects');
  await expect(rowOf(page, 'search-index')).toContainText('Crawlers and shards');
});

test('input that the server refused still needs confirmation', { tag: FULL }, async ({ page }) => {
  const { dialog, name, submit } = await openCreateForm(page);
  await tell(page, 'faults', { operation: 'projectCreate', status: 503 });
  await name.fill('glass-house');
  await submit.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(leaveQuestion(page)).toBeVisible();
});

test('no confirmation appears after saving', { tag: FULL }, async ({ page }) => {
  const { name, submit } = await openCreateForm(page);
  await tell(page, 'faults', { operation: 'instanceList', delay: 2_500, count: 1 });
  await name.fill('glass-house');
  const asked = page.waitForEvent('dialog', { timeout: 1500 }).catch(() => undefined);
  await submit.click();
  await expect(title(page, 'Instances')).toBeVisible();
  await expect(leaveQuestion(page)).toHaveCount(0);
  expect(await asked).toBeUndefined();
});

// @sheet common-ui/34.10 common-ui/34.15 specification/2.12
test('the form covers the page and its top bar, and keeps the focus', async ({ page }) => {
  const { dialog, close } = await openCreateForm(page);
  for (const behind of [
    rowOf(page, 'edge-cache'),
    page.getByRole('button', { name: 'User menu' }),
    page.getByRole('link', { name: 'New project' }),
  ])
    expect(await isReachable(behind)).toBe(false);
  await expect(copyButton(dialog)).toBeVisible();
  const order = ['Name', 'Description', 'Cancel', 'Create project', 'Copy as code', 'Close'];
  for (const name of [...order.slice(1), ...order]) {
    await page.keyboard.press('Tab');
    await expect(
      dialog.getByRole(/Name|Desc/.test(name) ? 'textbox' : 'button', { name, exact: true }),
    ).toBeFocused();
  }
  await close.click();
  await expect(dialog).toBeHidden();
  expect(await isReachable(rowOf(page, 'edge-cache'))).toBe(true);
});
