import { begin } from '../support/begin.ts';
import { dialog } from '../support/console.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';

test('an instance is cloned twice in one dialog, and leaves no snapshot', async ({ page }) => {
  await begin(page, '/projects/edge-cache/instances', { heading: 'Instances' });
  await rowAction(page, 'schema-migrator', 'Clone…');
  const task = dialog(page, 'Clone instance schema-migrator');
  await task.getByRole('textbox', { name: 'Number of clones' }).fill('2');
  await expect(task.getByText('schema-migrator-1 and schema-migrator-2')).toBeVisible();
  await task.getByRole('checkbox', { name: 'Start the clones' }).uncheck();
  await task.getByRole('button', { name: 'Clone', exact: true }).click();
  await expect(task.getByRole('list', { name: 'Steps' })).toBeVisible();
  await expect(task.getByRole('status')).toContainText('were created. The snapshots were deleted.', {
    timeout: 40_000,
  });
  await task.getByRole('button', { name: 'Close' }).last().click();
  await expect(rowOf(page, 'schema-migrator-1')).toContainText(/stopped/i);
  await expect(rowOf(page, 'schema-migrator-2')).toContainText(/stopped/i);
});
