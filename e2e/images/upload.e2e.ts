import { breadcrumbs } from '../support/console.ts';
import { EDGE_IMAGES, expectClean, expectStep, fillUpload, openUpload, progress, STEPS } from './upload.ts';
import { callsOf, read } from '../support/mock.ts';
import { expect, rowOf, test } from '../support/test.ts';

test.describe.configure({ timeout: 90_000 });

test.describe('an upload', () => {
  // @sheet compute-storage/9.68 compute-storage/9.74
  test('goes through eight steps and ends in the list', async ({ page }) => {
    const form = await openUpload(page);
    await expect(page).toHaveTitle('Upload image / Images / edge-cache / Projects / Oxide Console');
    await expect(breadcrumbs(page).getByRole('link')).toHaveText(['Projects', 'edge-cache', 'Images']);
    await expect(form.blockSize('512')).toBeChecked();
    await fillUpload(page);
    await form.description.fill('By hand');
    await form.submit.click();
    for (const step of STEPS) {
      await expectStep(page, step, 'complete');
      await expect(progress(page).step(step)).toHaveAttribute('data-testid', `upload-step: ${step}`);
    }
    await expect(progress(page).dialog.getByText('2 MiB / 2 MiB')).toBeVisible();
    await expect(progress(page).dialog.getByText('disk.raw')).toBeVisible();
    await expect(progress(page).bar).toHaveAttribute('aria-valuenow', '100');
    await expect(progress(page).back).toBeVisible();
    // Two of four chunks are empty
    expect(await callsOf(page, 'diskBulkWriteImport')).toBe(2);
    await progress(page).done.click();
    await expect(page).toHaveURL(EDGE_IMAGES);
    await expect(rowOf(page, 'uploaded')).toContainText('1 GiB');
    expect(await read(page, '/v1/images/uploaded?project=edge-cache')).toMatchObject({
      description: 'By hand',
      os: 'debian',
      version: '13.2',
      block_size: 512,
    });
    await expectClean(page);
  });
});
