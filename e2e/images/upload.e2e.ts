import { breadcrumbs, expectFieldError } from '../support/console.ts';
import {
  answerQuestions,
  diskFile,
  EDGE_IMAGES,
  expectClean,
  expectStep,
  failStep,
  FAILING_STEPS,
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
import { FULL, sample } from '../support/setting.ts';

test.describe.configure({ timeout: 90_000 });

test.describe('an upload', () => {
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

  test('leads back to a form whose button shows that it is done', async ({ page }) => {
    await openUpload(page);
    await fillUpload(page);
    await uploadForm(page).submit.click();
    await expectStep(page, 'Image uploaded successfully', 'complete');
    await progress(page).back.click();
    await uploadForm(page).dialog.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(page).toHaveURL(EDGE_IMAGES);
    await expect(rowOf(page, 'uploaded')).toHaveCount(1);
    expect(await callsOf(page, 'imageCreate')).toBe(1);
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

test.describe('the form', () => {
  test('refuses a name in use and starts no upload; another name starts it', async ({ page }) => {
    const form = await openUpload(page);
    await fillUpload(page, 'cache-golden');
    await form.submit.click();
    await expect(form.dialog.getByText('Image name already exists')).toBeVisible();
    await expect(form.name).toBeFocused();
    await expect(progress(page).dialog).toBeHidden();
    expect(await callsOf(page, 'diskCreate')).toBe(0);
    await form.name.fill('cache-silver');
    await form.submit.click();
    await expectStep(page, 'Image uploaded successfully', 'complete');
  });

  test('requires a name and a file', async ({ page }) => {
    const form = await openUpload(page);
    await form.submit.click();
    await expectFieldError(form.name, 'Name is required');
    await expect(form.name).toBeFocused();
    await expectFieldError(form.os, 'OS is required');
    await expectFieldError(form.version, 'Version is required');
    await expectFieldError(form.file, 'Image file is required');
    await form.file.setInputFiles(diskFile());
    await expect(form.dialog.getByText('Image file is required')).toBeHidden();
    await form.clear.click();
    await expectFieldError(form.file, 'Image file is required');
    expect(await callsOf(page, 'imageView')).toBe(0);
  });

  test('refuses a file whose size is not a multiple of the block size', { tag: FULL }, async ({ page }) => {
    const form = await openUpload(page);
    await fillUpload(page, 'uploaded', diskFile('disk.raw', { more: 512 }));
    await form.blockSize('4096').click();
    await form.submit.click();
    await expectFieldError(form.file, 'Size must be a multiple of the block size, 4096 bytes');
    await form.blockSize('512').click();
    await form.submit.click();
    await expectStep(page, 'Image uploaded successfully', 'complete');
  });

  test('shows advice about the content of the file', { tag: FULL }, async ({ page }) => {
    const form = await openUpload(page);
    const blocks = form.dialog.getByText('Block size might be set incorrectly');
    const boot = form.dialog.getByText('This image might not be bootable');
    await form.file.setInputFiles(diskFile('disk.raw', { marker: 4096 }));
    await expect(blocks).toBeVisible();
    await expect(boot).toBeHidden();
    await form.blockSize('4096').click();
    await expect(blocks).toBeHidden();
    await form.clear.click();
    await form.file.setInputFiles(diskFile('disk.qcow2', { marker: 1000 }));
    await expect(boot).toBeVisible();
    await expect(form.dialog.getByRole('listitem')).toHaveCount(2);
    await expect(blocks).toBeHidden();
    await form.clear.click();
    await expect(boot).toBeHidden();
  });

  for (const [why, rule, message] of [
    ['forbidden', { status: 403 }, 'Action not authorized'],
    ['failing', { status: 503, message: 'the rack is busy' }, 'the rack is busy'],
    // A read that is unreadable is sent twice
    ['unreadable', { body: '<html>', count: 2 }, 'Error reading API response (status 200)'],
    ['lost', { abort: true }, /could not be reached/],
  ] as const)
    test(
      `keeps its contents when the lookup of the name is ${why}`,
      { tag: FULL },
      async ({ page, fault }) => {
        const form = await openUpload(page);
        await fillUpload(page);
        await fault({ operation: 'imageView', count: 1, ...rule });
        await form.submit.click();
        await expect(form.dialog.getByRole('alert').getByText(message)).toBeVisible();
        await expect(form.os).toHaveValue('debian');
        await form.submit.click();
        await expectStep(page, 'Image uploaded successfully', 'complete');
      },
    );
});

test('a failed step is marked and reported, and the form appears again for another attempt', async ({
  page,
}) => {
  const form = await openUpload(page);
  await fillUpload(page);
  for (const failing of FAILING_STEPS) {
    await failStep(page, failing);
    await progress(page).back.click();
    await expect(progress(page).dialog).toBeHidden();
    await expect(form.submit).not.toHaveAttribute('aria-busy', 'true', { timeout: 20_000 });
  }
  await expect(form.version).toHaveValue('13.2');
  await expectClean(page);
});

test.describe('cancelling', () => {
  for (const [operation, step] of sample(
    [
      ['diskBulkWriteImportStart', 'Put disk in import mode'],
      ['diskBulkWriteImport', 'Upload image file'],
      ['diskBulkWriteImportStop', 'Get disk out of import mode'],
    ] as const,
    2,
  ))
    test(`during "${step}" shows the form again and leaves nothing behind; a second attempt succeeds`, async ({
      page,
      fault,
    }) => {
      const asked = answerQuestions(page, () => true);
      const form = await openUpload(page);
      await fillUpload(page);
      await fault({ operation, delay: 3_000 });
      await form.submit.click();
      await expectStep(page, step, 'running');
      await progress(page).cancel.click();
      await expect(progress(page).dialog).toBeHidden();
      expect(asked).toEqual(['confirm']);
      await lift(page);
      await expect(form.name).toHaveValue('uploaded');
      await expect(form.submit).not.toHaveAttribute('aria-busy', 'true', { timeout: 20_000 });
      await expect(form.dialog.getByRole('alert')).toHaveCount(0);
      await expectClean(page);
      await form.submit.click();
      await expectStep(page, 'Image uploaded successfully', 'complete');
      await expectClean(page);
    });

  test('asks once per click, and declining continues the upload', async ({ page }) => {
    const asked = answerQuestions(page, () => false);
    await startSlowly(page, 8_000);
    await page.mouse.click(20, 500);
    await expect.poll(() => asked.length).toBe(1);
    await progress(page).cancel.click();
    await page.keyboard.press('Escape');
    await progress(page).close.click();
    await expect.poll(() => asked).toEqual(Array<string>(4).fill('confirm'));
    await expect(page).toHaveURL('/projects/edge-cache/images-new');
    await expectStep(page, 'Image uploaded successfully', 'complete');
  });

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
