import { begin } from '../support/begin.ts';
import { dialog } from '../support/console.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';

test('the boot disk of a running instance is grown in one dialog', async ({ page }) => {
  await begin(page, '/projects/edge-cache/instances/cache-ams-01/storage', { heading: 'cache-ams-01' });
  await rowAction(page, 'cache-ams-01-root', 'Grow…');
  const task = dialog(page, 'Grow disk cache-ams-01-root');
  await task.getByRole('textbox', { name: 'New size (GiB)' }).fill('60');
  await task.getByRole('button', { name: 'Stop, grow, and start again' }).click();
  await expect(task.getByRole('list', { name: 'Steps' })).toBeVisible();
  await expect(task.getByRole('status')).toContainText(
    'Disk cache-ams-01-root-60gib with 60 GiB is attached to cache-ams-01.',
    { timeout: 40_000 },
  );
  await task.getByRole('button', { name: 'Close' }).last().click();
  const grown = rowOf(page, 'cache-ams-01-root-60gib');
  await expect(grown).toContainText('60 GiB');
  await expect(page.getByRole('table', { name: 'Boot disk' })).toContainText('cache-ams-01-root-60gib');
});
