import { begin } from '../support/begin.ts';
import { breadcrumbs, expectCrumbs, title, toast } from '../support/console.ts';
import { callsOf, read } from '../support/mock.ts';
import { createForm, editForm, openCreateForm } from './projects.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';

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

  // @sheet common-ui/34.4 compute-storage/9.2 compute-storage/9.74 specification/1.3
  test('is created and shown; its form does not change the breadcrumbs', async ({ page }) => {
    const { name, description, submit } = await openCreateForm(page);
    await expect(breadcrumbs(page).getByRole('link')).toHaveText(['Projects']);
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
});

test.describe('an existing project', () => {
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
});
