import { openSnapshotForm } from './snapshots.ts';
import { expect, test } from '../support/test.ts';

test.describe('a new snapshot', () => {
  // @sheet common-ui/34.15
  test('offers only disks that are attached or detached', async ({ page }) => {
    const form = await openSnapshotForm(page);
    await form.disk.click();
    await expect(page.getByRole('option', { name: /^spare-16/ })).toContainText('16 GiB');
    await form.disk.fill('import');
    await expect(page.getByRole('option')).toHaveText(['No items match']);
  });
});
