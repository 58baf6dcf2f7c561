import { screen } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import {
  chooseFile,
  fill,
  openDialog,
  press,
  renderScreen,
  type ScreenOptions,
  useScreens,
} from '../../../../../../tools/testing/screen.tsx';
import { routes } from '../../../routes.ts';
import type { STEPS } from './steps.ts';
import { namesOn, orAborted } from './test-upload.ts';
import { browserClock } from './timing.ts';

const after = browserClock.after.bind(browserClock);

/** Called once by a file that uploads from the screen: pauses before another attempt pass quickly, the time limit of a request does not. */
export function useUploads(): void {
  useScreens();
  beforeEach(() => {
    vi.spyOn(browserClock, 'after').mockImplementation((ms, run) => after(ms < 30_000 ? ms / 100 : ms, run));
  });
}

/** Address of the images of the demo's richest project. */
export const IMAGES = '/projects/edge-cache/images';
/** The request that sends a chunk. */
export const CHUNK = /\/bulk-write(\?|$)/;

const MIB = 1024 ** 2;
const PATIENT = 4_000;

type Label = (typeof STEPS)[number]['label'];

/** The last step. */
export const LAST = 'Image uploaded successfully';

/** A file of 2 MiB, whose second half is empty. A marker records the block size for which it was made. */
export function diskFile(name = 'disk.raw', { marker = 512, more = 0 } = {}): File {
  const bytes = new Uint8Array(2 * MIB + more).fill(7, 0, MIB);
  bytes.set(new TextEncoder().encode('EFI PART'), marker);
  return new File([bytes], name);
}

/** Opens the form; each confirmation of the browser is counted, and answered with `answer`. */
export async function openUpload(answer = true, options: ScreenOptions = {}) {
  const { mock, address } = await renderScreen(routes, `${IMAGES}-new`, options);
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => orAborted(send(input, init), init?.signal));
  const ask = vi.fn(() => answer);
  vi.stubGlobal('confirm', ask);
  const before = namesOn(mock);
  const form = await openDialog('Upload image');
  const box = (name: string) => form.getByRole('textbox', { name });
  const file = form.getByLabelText(/^Image file/);
  return {
    mock,
    address,
    form,
    box,
    file,
    ask,
    radio: (name: string) => form.getByRole('radio', { name }),
    submit: () => press(form.getByRole('button', { name: 'Upload image' })),
    /** Fills in all that is needed. */
    fillAll: (name = 'uploaded', chosen = diskFile()) => {
      fill(box('Name'), name);
      fill(box('OS'), 'debian');
      fill(box('Version'), '13.2');
      chooseFile(file, chosen);
    },
    /** Nothing is left on the server but the given images. */
    expectClean: (...images: string[]) =>
      vi.waitFor(
        () => expect(namesOn(mock)).toEqual({ ...before, images: [...before.images, ...images] }),
        PATIENT,
      ),
  };
}

/** The dialog with the steps; null while it is closed. */
export const steps = () => screen.queryByRole('dialog', { name: 'Image upload progress' });
/** The same, once it is open. */
export const progress = () => openDialog('Image upload progress');
/** Waits until it is closed. */
export const stepsGone = () => vi.waitFor(() => expect(steps()).toBeNull(), PATIENT);

/** Waits until a step has a status. */
export const expectStep = (label: Label, status: 'running' | 'complete' | 'error'): Promise<void> =>
  vi.waitFor(
    () => expect(screen.getByTestId(`upload-step: ${label}`).dataset['status']).toBe(status),
    PATIENT,
  );

/** Clicks a button of that dialog. */
export const pressIn = async (name: string): Promise<void> =>
  press((await progress()).getByRole('button', { name }));

/** The steps that can fail, each with its operation. */
export const FAILING = [
  ['diskCreate', 'Create temporary disk'],
  ['diskBulkWriteImportStart', 'Put disk in import mode'],
  ['diskBulkWriteImport', 'Upload image file'],
  ['diskBulkWriteImportStop', 'Get disk out of import mode'],
  ['diskFinalizeImport', 'Finalize disk and create snapshot'],
  ['imageCreate', 'Create image'],
] as const;
