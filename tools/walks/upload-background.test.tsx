// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  expectStep,
  IMAGES,
  openUpload,
  pressIn,
  useUploads,
} from '../../remotes/project/src/storage/images/upload/test-form.ts';
import { ActivityButton } from '../../shell/src/activity/button.tsx';
import { hold } from '../testing/hold.ts';
import { expectToast, openDialog, press, rowAction, rowOf } from '../testing/screen.tsx';

useUploads();

const UPLOAD = 'Upload image uploaded';

test('an upload continues on other pages, as one entry with its progress, and reports the finished image', async () => {
  const { address, submit, fillAll, expectClean } = await openUpload(true, { tasks: ActivityButton });
  fillAll();
  const release = hold(/\/bulk-write(\?|$)/, 1);
  await submit();
  await expectStep('Upload image file', 'running');
  await pressIn('Keep uploading in background');
  await vi.waitFor(() => expect(address()).toBe(IMAGES));
  await rowAction('cache-golden', 'Create disk');
  await openDialog('Create disk');
  expect(address()).toBe('/projects/edge-cache/disks-new?image=cache-golden');
  await press(await screen.findByRole('button', { name: 'Activity, 1 in progress' }));
  const tray = await openDialog('Activity');
  const entry = await tray.findByRole('listitem', { name: UPLOAD });
  expect(tray.getAllByRole('listitem')).toHaveLength(1);
  expect(entry.textContent).toMatch(/running.*[1-9]\d*% · for \d+ s.*Upload image file/);
  release();
  await vi.waitFor(() => expect(entry.textContent).toMatch(/done.*100% · done in/), 4_000);
  await expectToast('Image uploaded uploaded');
  await press(tray.getByRole('link', { name: UPLOAD }));
  await vi.waitFor(() => expect(address()).toBe(IMAGES));
  await rowOf('uploaded');
  await expectClean('uploaded');
});
