import { expect, type Locator, type Page } from '@playwright/test';
import { begin } from '../support/begin.ts';
import { dialog } from '../support/console.ts';

/** The form of a project, new or not. */
export interface ProjectForm {
  readonly dialog: Locator;
  readonly name: Locator;
  readonly description: Locator;
  readonly submit: Locator;
  readonly cancel: Locator;
  readonly close: Locator;
}

const formOf = (page: Page, title: string, submit: string): ProjectForm => {
  const form = dialog(page, title);
  return {
    dialog: form,
    name: form.getByRole('textbox', { name: 'Name' }),
    description: form.getByRole('textbox', { name: 'Description' }),
    submit: form.getByRole('button', { name: submit, exact: true }),
    cancel: form.getByRole('button', { name: 'Cancel', exact: true }),
    close: form.getByRole('button', { name: 'Close', exact: true }),
  };
};

/** `Create project`, if it is open. */
export const createForm = (page: Page): ProjectForm => formOf(page, 'Create project', 'Create project');

/** `Edit project`, if it is open. */
export const editForm = (page: Page): ProjectForm => formOf(page, 'Edit project', 'Update project');

/** Opens the list and from there the form for a new project. */
export async function openCreateForm(page: Page): Promise<ProjectForm> {
  await begin(page, '/projects', { heading: 'Projects' });
  await page.getByRole('link', { name: 'New project' }).click();
  const form = createForm(page);
  await expect(form.name).toBeFocused();
  return form;
}

/** The question before changes are lost. */
export const leaveQuestion = (page: Page): Locator => dialog(page, 'Confirm navigation');
