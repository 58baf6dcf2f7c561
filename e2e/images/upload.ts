import { Buffer } from 'node:buffer';
import { expect, type Locator, type Page } from '@playwright/test';
import { begin } from '../support/begin.ts';
import { dialog } from '../support/console.ts';
import { read } from '../support/mock.ts';

/** Address of the images of the demo's richest project. */
export const EDGE_IMAGES = '/projects/edge-cache/images';

/** What the steps are called. */
export const STEPS = [
  'Create temporary disk',
  'Put disk in import mode',
  'Upload image file',
  'Get disk out of import mode',
  'Finalize disk and create snapshot',
  'Create image',
  'Delete disk and snapshot',
  'Image uploaded successfully',
] as const;

export type Step = (typeof STEPS)[number];

const MIB = 1024 ** 2;

/** A file of whole MiB; the second half is empty. A marker contains its block size. */
export function diskFile(name = 'disk.raw', { mib = 2, marker = 512, more = 0 } = {}) {
  const buffer = Buffer.alloc(mib * MIB + more).fill(7, 0, (mib * MIB) / 2);
  buffer.write('EFI PART', marker);
  return { name, mimeType: 'application/octet-stream', buffer };
}

/** The form `Upload image`, if it is open. */
function uploadForm(page: Page) {
  const form = dialog(page, 'Upload image');
  const box = (name: string) => form.getByRole('textbox', { name, exact: true });
  return {
    dialog: form,
    name: box('Name'),
    description: box('Description'),
    os: box('OS'),
    version: box('Version'),
    blockSize: (name: '512' | '2048' | '4096') => form.getByRole('radio', { name, exact: true }),
    file: form.getByLabel(/^Image file/),
    submit: form.getByRole('button', { name: 'Upload image', exact: true }),
    cancel: form.getByRole('button', { name: 'Cancel', exact: true }),
  };
}

/** The modal with the steps, if it is open. */
export function progress(page: Page) {
  const modal = dialog(page, 'Image upload progress');
  const button = (name: string): Locator => modal.getByRole('button', { name, exact: true });
  return {
    dialog: modal,
    step: (label: Step) => modal.getByRole('listitem').filter({ hasText: label }),
    bar: modal.getByRole('progressbar', { name: 'Upload progress' }),
    cancel: button('Cancel'),
    back: button('Back'),
    done: button('Done'),
    resume: button('Resume upload'),
  };
}

/** Waits until a step has a status. */
export const expectStep = (
  page: Page,
  step: Step,
  status: 'ready' | 'running' | 'complete' | 'error',
): Promise<void> =>
  expect(progress(page).step(step)).toHaveAttribute('data-status', status, { timeout: 20_000 });

/** Opens the list and from there the form. */
export async function openUpload(page: Page) {
  await begin(page, EDGE_IMAGES, { heading: 'Project Images' });
  await page.getByRole('link', { name: 'Upload image', exact: true }).click();
  const form = uploadForm(page);
  await expect(form.name).toBeFocused();
  return form;
}

/** Fills in all that is needed. */
export async function fillUpload(page: Page, name = 'uploaded', file = diskFile()): Promise<void> {
  const form = uploadForm(page);
  await form.name.fill(name);
  await form.os.fill('debian');
  await form.version.fill('13.2');
  await form.file.setInputFiles(file);
}

/** No upload has left anything behind except its image. */
export async function expectClean(page: Page): Promise<void> {
  for (const list of ['disks', 'snapshots'])
    await expect
      .poll(async () => JSON.stringify(await read(page, `/v1/${list}?project=edge-cache&limit=1000`)), {
        timeout: 15_000,
      })
      .not.toContain('"tmp-');
}

/** Answers the browser's own dialogs from now on; returns their messages. */
export function answerQuestions(page: Page, isAccepted: () => boolean): string[] {
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void (isAccepted() ? question.accept() : question.dismiss());
  });
  return asked;
}
