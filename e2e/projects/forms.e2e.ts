import { begin, fails, project } from '../support/begin.ts';
import { breadcrumbs, expectCrumbs, expectFieldError, title, toast } from '../support/console.ts';
import { callsOf, read } from '../support/mock.ts';
import { createForm, editForm, leaveQuestion, openCreateForm } from './projects.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

const LONG = 'a'.repeat(63);

test.describe('a new project', () => {
  // @sheet compute-storage/9.1
  test('has a form over the list, also by URL', async ({ page }) => {
    await begin(page, '/projects-new');
    const { dialog, name, description, submit, cancel } = createForm(page);
    await expect(dialog.getByRole('heading', { level: 2, name: 'Create project' })).toBeVisible();
    await expect(name).toBeFocused();
    await expect(description).toBeVisible();
    await expect(submit).toBeEnabled();
    await expect(rowOf(page, 'edge-cache')).toHaveCount(1);
    await expect(page).toHaveTitle('New project / Projects / Oxide Console');
    await cancel.click();
    await expect(page).toHaveURL('/projects');
    await expect(page).toHaveTitle('Projects / Oxide Console');
    await expectCrumbs(page, ['Projects', '/projects']);
  });

  // @sheet common-ui/34.4 compute-storage/9.74
  test('does not change the breadcrumbs when its form opens', async ({ page }) => {
    await openCreateForm(page);
    await expect(breadcrumbs(page).getByRole('link')).toHaveText(['Projects']);
  });

  // @sheet compute-storage/9.2 specification/1.3
  test('is created and shown', async ({ page }) => {
    const { name, description, submit } = await openCreateForm(page);
    await name.fill('glass-house');
    await description.fill('Tomatoes, mostly');
    await submit.click();
    await expect(page).toHaveURL('/projects/glass-house/instances');
    await expect(title(page, 'Instances')).toBeFocused();
    await expect(toast(page, 'Project glass-house created')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No instances' })).toBeVisible();
    expect(await read(page, '/v1/projects/glass-house')).toMatchObject({ description: 'Tomatoes, mostly' });
    // It was in the response, so it was not requested: the only call is that of the test
    expect(await callsOf(page, 'projectView')).toBe(1);
    await page.getByRole('link', { name: 'Projects' }).first().click();
    await expect(rowOf(page, 'glass-house')).toContainText('Tomatoes, mostly');
  });

  for (const [key, field] of [
    ['Enter', 'name'],
    ['Control+Enter', 'description'],
  ] as const) {
    test(`is created by ${key} in the ${field}`, { tag: FULL }, async ({ page }) => {
      const form = await openCreateForm(page);
      await form.name.fill('glass-house');
      await form[field].press(key);
      await expect(page).toHaveURL('/projects/glass-house/instances');
      expect(await callsOf(page, 'projectCreate')).toBe(1);
    });
  }

  test('is validated on submit, and then while typing', { tag: FULL }, async ({ page }) => {
    const { name, submit, description } = await openCreateForm(page);
    await name.fill('Glass');
    await description.click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await submit.click();
    await expectFieldError(name, /Can only contain lower-case/);
    await name.fill('glass-');
    await expectFieldError(name, 'Must end with a letter or number');
    await name.press('a');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  });

  test(
    'has at most 63 characters in its name and 512 in its description',
    { tag: FULL },
    async ({ page }) => {
      const { name, description, submit } = await openCreateForm(page);
      await name.fill(LONG);
      await description.fill('d'.repeat(513));
      await submit.click();
      await expectFieldError(description, /512/);
      await expect(description).toBeFocused();
      expect(await callsOf(page, 'projectCreate')).toBe(0);
      await description.press('Backspace');
      await submit.click();
      await expect(page).toHaveURL(`/projects/${LONG}/instances`);
    },
  );
});

test.describe('an existing project', () => {
  test('opens from its row without a request', { tag: FULL }, async ({ page }) => {
    await begin(page, '/projects', { orders: [fails('projectView', { status: 503 })], heading: 'Projects' });
    await rowAction(page, 'search-index', 'Edit');
    const { name, description, submit } = editForm(page);
    await expect(name).toHaveValue('search-index');
    await expect(description).toHaveValue('Crawlers and shards');
    await expect(submit).toBeVisible();
    await expect(page).toHaveURL('/projects/search-index/edit');
    await expect(page).toHaveTitle('Edit project / Projects / Oxide Console');
    await expect(breadcrumbs(page).getByRole('link')).toHaveText(['Projects']);
    expect(await callsOf(page, 'projectView')).toBe(0);
  });

  test('gets another name and description', async ({ page }) => {
    await begin(page, '/projects', { heading: 'Projects' });
    await rowAction(page, 'search-index', 'Edit');
    const { name, description, submit, dialog } = editForm(page);
    await name.fill('find-index');
    await description.fill('Shards');
    await submit.click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/projects');
    await expect(toast(page, 'Project find-index updated')).toBeVisible();
    await expect(rowOf(page, 'find-index')).toContainText('Shards');
    await expect(rowOf(page, 'search-index')).toHaveCount(0);
    await rowOf(page, 'find-index').getByRole('link').click();
    await expect(title(page, 'Instances')).toBeVisible();
  });

  test(
    'keeps its name when only the description changes, which may become empty',
    { tag: FULL },
    async ({ page }) => {
      await begin(page, '/projects', { heading: 'Projects' });
      await rowAction(page, 'search-index', 'Edit');
      await editForm(page).description.fill('');
      await editForm(page).submit.click();
      await expect(toast(page, 'Project search-index updated')).toBeVisible();
      await expect(rowOf(page, 'search-index').getByRole('cell').nth(1)).toHaveText('—');
    },
  );

  test('is loaded from the URL of its form', { tag: FULL }, async ({ page }) => {
    await begin(page, '/projects/search-index/edit');
    const { name, dialog } = editForm(page);
    await expect(name).toHaveValue('search-index');
    await expect(name).toBeFocused();
    await expect(rowOf(page, 'search-index')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(leaveQuestion(page)).toBeHidden();
    await expect(page).toHaveURL('/projects');
    await expect(rowOf(page, 'search-index')).toBeVisible();
  });

  test('that does not exist cannot be edited', { tag: FULL }, async ({ page }) => {
    await begin(page, '/projects/no-such-project/edit', { heading: 'Page not found' });
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('shows the current values, not those of the previous time', { tag: FULL }, async ({ page }) => {
    await begin(page, '/projects', { orders: [project('aa-first', 'One')], heading: 'Projects' });
    await rowAction(page, 'aa-first', 'Edit');
    await editForm(page).description.fill('Two');
    await editForm(page).submit.click();
    await expect(rowOf(page, 'aa-first')).toContainText('Two');
    await rowAction(page, 'aa-first', 'Edit');
    await expect(editForm(page).description).toHaveValue('Two');
  });
});
