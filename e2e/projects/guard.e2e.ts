import type { Locator, Page } from '@playwright/test';
import { copyButton } from '../across/copy-as/copied.ts';
import { createForm, leaveQuestion, openCreateForm } from './projects.ts';
import { expect, rowOf, test } from '../support/test.ts';

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

// @sheet common-ui/34.10 compute-storage/9.75
test('each way out of a form asks for confirmation before changes are lost', async ({ page }) => {
  const { dialog, name } = await openCreateForm(page);
  for (const [, leave] of WAYS) {
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
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('');
  }
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
