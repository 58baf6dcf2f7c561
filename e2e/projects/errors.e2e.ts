import type { Page } from '@playwright/test';
import { begin } from '../support/begin.ts';
import { expectFieldError, title, toast } from '../support/console.ts';
import { callsOf, tell } from '../support/mock.ts';
import { createForm, editForm, openCreateForm, type ProjectForm } from './projects.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

/** Makes the next call fail; `fault` of the fixtures supports neither broken connections nor messages. */
const spoil = (page: Page, operation: string, rule: object) =>
  tell(page, 'faults', { operation, count: 1, ...rule });

async function fill({ name, description }: ProjectForm, value: string): Promise<void> {
  await name.fill(value);
  await description.fill('Kept as it is');
}

test(
  'a project that cannot be created keeps the form, which can be submitted again',
  { tag: FULL },
  async ({ page }) => {
    const form = await openCreateForm(page);
    await spoil(page, 'projectCreate', { status: 403 });
    await fill(form, 'glass-house');
    await form.submit.click();
    const alert = form.dialog.getByRole('alert');
    await expect(alert).toContainText('Error');
    await expect(alert.getByText('Action not authorized')).toBeVisible();
    await expect(form.dialog.getByRole('contentinfo')).toContainText('Error');
    await expect(form.name).toHaveValue('glass-house');
    await expect(form.description).toHaveValue('Kept as it is');
    await expect(form.name).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL('/projects-new');
    await expect(page.getByTestId('Toasts')).toHaveText('');
    await form.submit.click();
    await expect(page).toHaveURL('/projects/glass-house/instances');
    expect(await callsOf(page, 'projectCreate')).toBe(2);
  },
);

// @sheet common-ui/34.17 compute-storage/9.4
test('a name in use is reported above the form and at the field, which gets the focus', async ({ page }) => {
  const form = await openCreateForm(page);
  await fill(form, 'edge-cache');
  await form.submit.click();
  await expect(form.dialog.getByText('Project name already exists')).toBeVisible();
  await expectFieldError(form.name, 'Name already exists');
  await expect(form.name).toHaveAttribute('aria-invalid', 'true');
  await expect(form.name).toBeFocused();
  await expect(form.dialog.getByRole('contentinfo')).toContainText('Error');
  await expect(form.description).toHaveValue('Kept as it is');
  await form.name.fill('edge-cache-2');
  await expect(form.name).not.toHaveAttribute('aria-invalid', 'true');
  await form.submit.click();
  await expect(page).toHaveURL('/projects/edge-cache-2/instances');
});

test('a project cannot be renamed to a name in use', { tag: FULL }, async ({ page }) => {
  await begin(page, '/projects', { heading: 'Projects' });
  await rowAction(page, 'search-index', 'Edit');
  const form = editForm(page);
  await form.name.fill('edge-cache');
  await form.submit.click();
  await expect(form.dialog.getByText('Project name already exists')).toBeVisible();
  await expectFieldError(form.name, 'Name already exists');
  await expect(form.name).toBeFocused();
  await expect(page).toHaveURL('/projects/search-index/edit');
  await form.cancel.click();
  await expect(rowOf(page, 'search-index')).toBeVisible();
});

test(
  'a project that was deleted in the meantime cannot be changed, and the form shows the error',
  { tag: FULL },
  async ({ page }) => {
    await begin(page, '/projects', { heading: 'Projects' });
    await rowAction(page, 'search-index', 'Edit');
    const form = editForm(page);
    await spoil(page, 'projectUpdate', {
      status: 404,
      message: 'not found: project with name "search-index"',
    });
    await form.description.fill('Gone');
    await form.submit.click();
    await expect(
      form.dialog.getByRole('alert').getByText('Not found: project with name "search-index"'),
    ).toBeVisible();
    await expect(form.description).toHaveValue('Gone');
  },
);

test('returns the focus to the field in which Enter was pressed, when it is refused', async ({ page }) => {
  const form = await openCreateForm(page);
  await spoil(page, 'projectCreate', { status: 503, message: 'Not now', delay: 2_000 });
  await form.name.fill('glass-house');
  await form.name.press('Enter');
  await expect(form.name).toBeDisabled();
  await expect(form.dialog.getByRole('alert').getByText('Not now')).toBeVisible();
  await expect(form.name).toBeFocused();
});

test('is submitted once for repeated clicks', { tag: FULL }, async ({ page }) => {
  const form = await openCreateForm(page);
  await spoil(page, 'projectCreate', { delay: 3_000 });
  await form.name.fill('glass-house');
  await form.submit.dblclick();
  await expect(form.submit).toHaveAttribute('aria-busy', 'true');
  await expect(form.submit).toHaveAttribute('aria-disabled', 'true');
  await form.name.press('Enter');
  await form.submit.click({ force: true });
  await form.description.press('Control+Enter');
  await expect(page).toHaveURL('/projects/glass-house/instances');
  expect(await callsOf(page, 'projectCreate')).toBe(1);
});

test('cannot be submitted again before the next page appears', { tag: FULL }, async ({ page }) => {
  const form = await openCreateForm(page);
  await tell(page, 'faults', { operation: 'instanceList', delay: 4_000, count: 1 });
  await form.name.fill('glass-house');
  await form.submit.click();
  await expect(toast(page, 'Project glass-house created')).toBeVisible();
  await expect(form.submit).toHaveAttribute('aria-busy', 'true');
  await form.submit.click({ force: true });
  await expect(title(page, 'Instances')).toBeVisible();
  expect(await callsOf(page, 'projectCreate')).toBe(1);
});

test.describe('a user who leaves while it is being sent', () => {
  for (const [how, leave, target] of [
    ['by Cancel', (page: Page) => createForm(page).cancel.click(), '/projects'],
    ['by Back', (page: Page) => page.goBack(), '/projects'],
  ] as const) {
    test(`${how} keeps the new page, and shows a notification`, { tag: FULL }, async ({ page }) => {
      const form = await openCreateForm(page);
      await spoil(page, 'projectCreate', { delay: 3_000 });
      await form.name.fill('glass-house');
      await form.submit.click();
      await expect(form.submit).toHaveAttribute('aria-busy', 'true');
      await leave(page);
      await expect(form.dialog).toBeHidden();
      await expect(toast(page, 'Project glass-house created')).toBeVisible();
      await expect(rowOf(page, 'glass-house')).toBeVisible();
      await expect(page).toHaveURL(target);
    });
  }

  test('to another page stays on it', { tag: FULL }, async ({ page }) => {
    const form = await openCreateForm(page);
    await spoil(page, 'projectCreate', { delay: 3_000 });
    await form.name.fill('glass-house');
    await form.submit.click();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).fill('identity');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/projects/identity/instances');
    await expect(toast(page, 'Project glass-house created')).toBeVisible();
    await expect(page).toHaveURL('/projects/identity/instances');
    await expect(title(page, 'Instances')).toBeVisible();
  });

  test('sees a notification about the failure', { tag: FULL }, async ({ page }) => {
    const form = await openCreateForm(page);
    await spoil(page, 'projectCreate', { delay: 3_000, status: 503, message: 'The region is being moved' });
    await form.name.fill('glass-house');
    await form.submit.click();
    await form.cancel.click();
    await expect(form.dialog).toBeHidden();
    await expect(page.getByTestId('Toasts')).toContainText('The region is being moved');
    await expect(page).toHaveURL('/projects');
  });
});
