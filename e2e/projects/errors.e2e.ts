import type { Page } from '@playwright/test';
import { expectFieldError } from '../support/console.ts';
import { tell } from '../support/mock.ts';
import { openCreateForm, type ProjectForm } from './projects.ts';
import { expect, test } from '../support/test.ts';

/** Makes the next call fail; `fault` of the fixtures supports neither broken connections nor messages. */
const spoil = (page: Page, operation: string, rule: object) =>
  tell(page, 'faults', { operation, count: 1, ...rule });

async function fill({ name, description }: ProjectForm, value: string): Promise<void> {
  await name.fill(value);
  await description.fill('Kept as it is');
}

// @sheet common-ui/34.17 compute-storage/9.4
test('a form that is refused keeps the focus, and a name in use is reported above it and at the field', async ({
  page,
}) => {
  const form = await openCreateForm(page);
  await spoil(page, 'projectCreate', { status: 503, message: 'Not now', delay: 2_000 });
  await form.name.fill('glass-house');
  await form.name.press('Enter');
  await expect(form.name).toBeDisabled();
  await expect(form.dialog.getByRole('alert').getByText('Not now')).toBeVisible();
  await expect(form.name).toBeFocused();
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
