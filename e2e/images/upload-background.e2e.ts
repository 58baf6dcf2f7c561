import type { Page } from '@playwright/test';
import { activityButton, entry, openTray, tray } from '../shell/activity.ts';
import { confirm, dialog, sidebar, title, toast, userMenu } from '../support/console.ts';
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
  uploadForm,
} from './upload.ts';
import { callsOf, lift } from '../support/mock.ts';
import { expect, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

test.describe.configure({ timeout: 90_000 });

const UPLOAD = 'Upload image uploaded';

/** An upload that is in progress, chunk by chunk, until the fault is removed. */
async function startSlowly(page: Page, fault: (rule: { operation: string; delay: number }) => Promise<void>) {
  await openUpload(page);
  await fillUpload(page, 'uploaded', diskFile('disk.raw', { mib: 24 }));
  await fault({ operation: 'diskBulkWriteImport', delay: 3_000 });
  await uploadForm(page).submit.click();
  await expectStep(page, 'Upload image file', 'running');
}

async function toDisks(page: Page): Promise<void> {
  await sidebar(page).getByRole('link', { name: 'Disks' }).click();
  await expect(title(page, 'Disks')).toBeVisible();
}

test(
  'continues after the confirmation before leaving, and is shown again on its page',
  { tag: FULL },
  async ({ page, fault }) => {
    const asked = answerQuestions(page, () => true);
    await startSlowly(page, fault);
    await page.goBack({ timeout: 1_000 }).catch(() => null);
    await leaving(page, 'Keep uploading').click();
    await expect(page).toHaveURL(EDGE_IMAGES);
    await toDisks(page);
    await openTray(page);
    await tray(page).getByRole('link', { name: UPLOAD }).click();
    await expectStep(page, 'Upload image file', 'running');
    await expect(progress(page).dialog.getByText('disk.raw')).toBeVisible();
    await progress(page).cancel.click();
    await expect(progress(page).dialog).toBeHidden();
    await expect(uploadForm(page).name).toHaveValue('uploaded');
    await expect(uploadForm(page).os).toHaveValue('debian');
    await lift(page);
    await expectClean(page);
    await expect(uploadForm(page).submit).toBeEnabled();
    await uploadForm(page).submit.click();
    await expectStep(page, 'Image uploaded successfully', 'complete');
    expect(asked).toEqual(['confirm']);
    expect(await callsOf(page, 'imageCreate')).toBe(1);
  },
);

test('can be canceled from the list, which leaves nothing behind', { tag: FULL }, async ({ page, fault }) => {
  const asked = answerQuestions(page, () => true);
  await startSlowly(page, fault);
  await progress(page).keep.click();
  await openTray(page);
  await entry(page, UPLOAD).getByRole('button', { name: 'Cancel upload' }).click();
  await expect(entry(page, UPLOAD)).toContainText(/given up.*The upload was canceled/, { timeout: 20_000 });
  expect(asked).toEqual(['confirm']);
  await expectClean(page);
});

test(
  'waits for a lost connection, and can be resumed from the list',
  { tag: FULL },
  async ({ page, fault }) => {
    await startSlowly(page, fault);
    await progress(page).keep.click();
    await lift(page);
    await fault({ operation: 'diskBulkWriteImportStop', abort: true });
    await expect(activityButton(page, 'Activity, 1 interrupted')).toBeVisible({ timeout: 30_000 });
    await lift(page);
    await openTray(page);
    await expect(entry(page, UPLOAD)).toContainText(/interrupted.*could not be reached/);
    await entry(page, UPLOAD).getByRole('button', { name: 'Resume upload' }).click();
    await expect(entry(page, UPLOAD)).toContainText('done', { timeout: 20_000 });
    await expectClean(page);
  },
);

test(
  'that fails on another page is reported, and its page has the filled form',
  { tag: FULL },
  async ({ page, fault }) => {
    await startSlowly(page, fault);
    await progress(page).keep.click();
    await lift(page);
    await fault({ operation: 'imageCreate', status: 503, message: 'the rack is busy', count: 1 });
    const notice = toast(page, 'Could not upload image uploaded');
    await expect(notice).toBeVisible({ timeout: 30_000 });
    await openTray(page);
    await expect(entry(page, UPLOAD)).toContainText(/failed.*the rack is busy.*Request ID/);
    await tray(page).getByRole('link', { name: UPLOAD }).click();
    await expectStep(page, 'Create image', 'error');
    await progress(page).back.click();
    await uploadForm(page).submit.click();
    await expectStep(page, 'Image uploaded successfully', 'complete');
    await expectClean(page);
  },
);

test('still asks before the tab closes and before signing out', { tag: FULL }, async ({ page, fault }) => {
  const asked = answerQuestions(page, () => false);
  await startSlowly(page, fault);
  await progress(page).keep.click();
  await toDisks(page);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await userMenu(page, 'Sign out');
  await expect(dialog(page, 'Confirm sign out').getByText(UPLOAD)).toBeVisible();
  await lift(page);
  await confirm(page, 'Confirm sign out');
  await expect(title(page, 'You are signed out')).toBeVisible({ timeout: 20_000 });
});
