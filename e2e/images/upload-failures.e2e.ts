import type { Page } from '@playwright/test';
import {
  answerQuestions,
  diskFile,
  EDGE_IMAGES,
  expectStep,
  fillUpload,
  openUpload,
  progress,
} from './upload.ts';
import { lift, tell } from '../support/mock.ts';
import { expect, test } from '../support/test.ts';
import { LOOKS, sample } from '../support/setting.ts';

test.describe.configure({ timeout: 90_000 });

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
