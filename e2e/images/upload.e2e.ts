import { breadcrumbs } from '../support/console.ts';
import {
  answerQuestions,
  diskFile,
  EDGE_IMAGES,
  expectClean,
  expectStep,
  fillUpload,
  leaving,
  openUpload,
  progress,
  startSlowly,
  STEPS,
  uploadForm,
} from './upload.ts';
import { callsOf, lift, read } from '../support/mock.ts';
import { expect, rowOf, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

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

  test('shows its progress, its speed, and the remaining time', { tag: FULL }, async ({ page, fault }) => {
    await openUpload(page);
    await fillUpload(page, 'uploaded', diskFile('disk.raw', { mib: 24 }));
    await fault({ operation: 'diskBulkWriteImport', delay: 1_500 });
    await uploadForm(page).submit.dblclick();
    await expectStep(page, 'Upload image file', 'running');
    await expect(progress(page).done).toBeDisabled();
    await expect(progress(page).dialog.getByText(/(KiB|MiB)\/s, \d+ (s|min) left/)).toBeVisible({
      timeout: 20_000,
    });
    await expect(progress(page).dialog.getByText(/^[\d.]+ MiB \/ 24 MiB$/)).toBeVisible();
    await lift(page);
    await expectStep(page, 'Image uploaded successfully', 'complete');
    expect(await callsOf(page, 'diskCreate')).toBe(1);
  });
});

test.describe('cancelling', () => {
  test('is one of three choices when the page is left', { tag: FULL }, async ({ page }) => {
    const asked = answerQuestions(page, () => true);
    await startSlowly(page, 3_000);
    await page.goBack({ timeout: 1_000 }).catch(() => null);
    await leaving(page, 'Stay here').click();
    await expect(page).toHaveURL('/projects/edge-cache/images-new');
    await expectStep(page, 'Upload image file', 'running');
    await page.goBack({ timeout: 1_000 }).catch(() => null);
    await leaving(page, 'Cancel upload').click();
    await expect(page).toHaveURL(EDGE_IMAGES);
    expect(asked).toEqual([]);
    await expectClean(page);
  });

  test('by closing the tab is confirmed by the browser', { tag: FULL }, async ({ page }) => {
    const asked = answerQuestions(page, () => false);
    await startSlowly(page, 3_000);
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expectStep(page, 'Image uploaded successfully', 'complete');
  });
});
