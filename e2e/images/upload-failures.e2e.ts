import type { Page } from '@playwright/test';
import { toast } from '../support/console.ts';
import {
  answerQuestions,
  diskFile,
  EDGE_IMAGES,
  expectClean,
  expectStep,
  failStep,
  FAILING_STEPS,
  fillUpload,
  openUpload,
  progress,
  startSlowly,
  uploadForm,
} from './upload.ts';
import { press, tabTo } from '../support/keys.ts';
import { callsOf, lift, tell } from '../support/mock.ts';
import { expect, rowOf, test } from '../support/test.ts';
import { FULL, LOOKS, sample } from '../support/setting.ts';

test.describe.configure({ timeout: 90_000 });

for (const failing of sample(FAILING_STEPS, 2))
  test(
    `a failure of "${failing[1]}" is shown with the message of the server, and nothing is left behind`,
    { tag: FULL },
    async ({ page }) => {
      const form = await openUpload(page);
      await fillUpload(page);
      await failStep(page, failing);
      await expect(progress(page).done).toBeDisabled();
      await progress(page).back.click();
      await expect(form.version).toHaveValue('13.2');
      await expectClean(page);
    },
  );

test.describe('a lost connection', () => {
  for (const [operation, step] of [
    ['diskCreate', 'Create temporary disk'],
    ['diskBulkWriteImport', 'Upload image file'],
    ['diskFinalizeImport', 'Finalize disk and create snapshot'],
    ['imageCreate', 'Create image'],
  ] as const)
    test(`during "${step}" can be continued`, { tag: FULL }, async ({ page, fault }) => {
      await openUpload(page);
      await fillUpload(page);
      await fault({ operation, abort: true });
      await uploadForm(page).submit.click();
      await expectStep(page, step, 'error');
      await expect(progress(page).back).toBeVisible();
      await lift(page);
      await progress(page).resume.click();
      await expectStep(page, 'Image uploaded successfully', 'complete');
      await expect(progress(page).dialog.getByRole('alert')).toHaveCount(0);
      expect(await callsOf(page, 'diskBulkWriteImportStart')).toBe(1);
      await expectClean(page);
    });

  test(
    'can be canceled, which sends no further requests and leaves nothing behind',
    { tag: FULL },
    async ({ page, fault }) => {
      const asked = answerQuestions(page, () => true);
      const form = await openUpload(page);
      await fillUpload(page);
      await fault({ operation: 'diskBulkWriteImportStop', abort: true });
      await form.submit.click();
      await expectStep(page, 'Get disk out of import mode', 'error');
      await lift(page);
      await progress(page).back.click();
      await expect(progress(page).dialog).toBeHidden();
      await expect(form.os).toHaveValue('debian');
      expect(asked).toEqual([]);
      await expectClean(page);
    },
  );
});

test.describe('a clean-up that fails', () => {
  test('is a warning beside a success, and can be retried', async ({ page, fault }) => {
    await openUpload(page);
    await fillUpload(page);
    await fault({ operation: 'diskDelete', status: 503 });
    await uploadForm(page).submit.click();
    await expectStep(page, 'Image uploaded successfully', 'complete');
    await expectStep(page, 'Delete disk and snapshot', 'error');
    const warning = progress(page).dialog.getByText(/^The image is ready to use\. The disk tmp-for-image-/);
    await expect(warning).toBeVisible();
    await lift(page);
    await progress(page).dialog.getByRole('button', { name: 'Try again' }).click();
    await expectStep(page, 'Delete disk and snapshot', 'complete');
    await expect(warning).toBeHidden();
    await expectClean(page);
    await progress(page).done.click();
    await expect(rowOf(page, 'uploaded')).toHaveCount(1);
  });

  test('after canceling is reported in a notification', { tag: FULL }, async ({ page, fault }) => {
    answerQuestions(page, () => true);
    await startSlowly(page, 3_000);
    await fault({ operation: 'diskView', status: 503 });
    await progress(page).cancel.click();
    await expect(toast(page, 'Cleanup incomplete')).toBeVisible({ timeout: 20_000 });
    await expect(uploadForm(page).name).toHaveValue('uploaded');
  });
});

test('works by keyboard alone', { tag: FULL }, async ({ page }) => {
  answerQuestions(page, () => true);
  const form = await openUpload(page);
  await page.keyboard.type('by-keys');
  await tabTo(page, form.os);
  await page.keyboard.type('debian');
  await tabTo(page, form.version);
  await page.keyboard.type('13');
  await tabTo(page, form.blockSize('512'));
  await press(page, 'ArrowRight', 'ArrowLeft');
  await tabTo(page, form.file);
  // The browser's own dialog cannot be steered by keys
  await form.file.setInputFiles(diskFile());
  await press(page, 'Control+Enter');
  await expectStep(page, 'Image uploaded successfully', 'complete');
  await tabTo(page, progress(page).done);
  await press(page, 'Enter');
  await expect(page).toHaveURL(EDGE_IMAGES);
  await expect(rowOf(page, 'by-keys')).toHaveCount(1);
});

type Look = (what: string) => Promise<void>;

async function states(page: Page, look: Look): Promise<void> {
  answerQuestions(page, () => true);
  const form = await openUpload(page);
  await look('empty form');
  await form.submit.click();
  await expect(form.dialog.getByText('Name is required')).toBeVisible();
  await look('form with errors');
  await fillUpload(page, 'uploaded', diskFile('disk.raw.gz', { marker: 4096 }));
  await expect(form.dialog.getByText('This image might not be bootable')).toBeVisible();
  await look('form with notices');
  await tell(page, 'faults', { operation: 'diskBulkWriteImport', delay: 20_000, count: 2 });
  await form.submit.click();
  await expectStep(page, 'Upload image file', 'running');
  await look('running upload');
  await progress(page).cancel.click();
  await expect(progress(page).dialog).toBeHidden();
  await lift(page);
  await expect(form.submit).not.toHaveAttribute('aria-busy', 'true', { timeout: 20_000 });
  await tell(page, 'faults', { operation: 'diskBulkWriteImportStop', abort: true, count: 1 });
  await form.submit.click();
  await expect(progress(page).resume).toBeVisible({ timeout: 20_000 });
  await look('interrupted upload');
  await tell(page, 'faults', { operation: 'snapshotDelete', status: 503 });
  await progress(page).resume.click();
  await expectStep(page, 'Image uploaded successfully', 'complete');
  await look('upload with a warning');
}

for (const [colorScheme, width] of sample(LOOKS, 1))
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 844 } });
    test.describe.configure({ timeout: 120_000 });

    test('meets WCAG 2.2 AA, and nothing is wider than the window', async ({ page, accessible }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await states(page, async (what) => {
        await accessible(what);
        const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overhang, `${what}: pixels beyond the window`).toBeLessThanOrEqual(0);
      });
      await progress(page).done.click();
      await expect(page).toHaveURL(EDGE_IMAGES);
    });
  });
