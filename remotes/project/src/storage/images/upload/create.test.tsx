// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  chooseFile,
  descriptionOf,
  fill,
  press,
  rowOf,
  valueOf,
} from '../../../../../../tools/testing/screen.tsx';
import { hold } from '../../../../../../tools/testing/hold.ts';
import { STEPS } from './steps.ts';
import {
  CHUNK,
  diskFile,
  expectStep,
  FAILING,
  IMAGES,
  LAST,
  openUpload,
  pressIn,
  progress,
  steps,
  stepsGone,
  useUploads,
} from './test-form.ts';

useUploads();

it('an upload leads back to a form whose button shows that it is done', async () => {
  const { mock, address, form, submit, fillAll } = await openUpload();
  fillAll();
  await submit();
  for (const { label } of STEPS) await expectStep(label, 'complete');
  const shown = await progress();
  expect(shown.getByText('2 MiB / 2 MiB')).toBeTruthy();
  expect(shown.getByText('disk.raw')).toBeTruthy();
  await pressIn('Back');
  await press(form.getByRole('button', { name: 'Done' }));
  await vi.waitFor(() => expect(address()).toBe(IMAGES));
  await rowOf('uploaded');
  expect(mock.calls.get('imageCreate')).toBe(1);
});

describe('the form', () => {
  // @sheet compute-storage/9.69
  it('refuses a name in use and starts no upload; another name starts it', async () => {
    const { mock, form, box, submit, fillAll } = await openUpload();
    fillAll('cache-golden');
    await submit();
    expect(await form.findByText('Image name already exists')).toBeTruthy();
    expect(document.activeElement).toBe(box('Name'));
    expect(steps()).toBeNull();
    expect(mock.calls.has('diskCreate')).toBe(false);
    fill(box('Name'), 'cache-silver');
    await submit();
    await expectStep(LAST, 'complete');
  });

  // @sheet compute-storage/9.70
  it('requires a name and a file', async () => {
    const { mock, form, box, file, submit } = await openUpload();
    const missing = () => vi.waitFor(() => expect(descriptionOf(file)).toContain('Image file is required'));
    await submit();
    await missing();
    for (const name of ['Name', 'OS', 'Version'])
      expect(descriptionOf(box(name))).toContain(`${name} is required`);
    expect(document.activeElement).toBe(box('Name'));
    chooseFile(file, diskFile());
    await vi.waitFor(() => expect(form.queryByText('Image file is required')).toBeNull());
    fireEvent.click(form.getByRole('button', { name: 'Clear file' }));
    expect(await form.findByText('Image file is required')).toBeTruthy();
    expect(mock.calls.has('imageView')).toBe(false);
  });

  it('refuses a file whose size is not a multiple of the block size', async () => {
    const { file, radio, submit, fillAll } = await openUpload();
    fillAll('uploaded', diskFile('disk.raw', { more: 512 }));
    fireEvent.click(radio('4096'));
    await submit();
    const reason = 'Size must be a multiple of the block size, 4096 bytes';
    await vi.waitFor(() => expect(descriptionOf(file)).toContain(reason));
    fireEvent.click(radio('512'));
    await submit();
    await expectStep(LAST, 'complete');
  });

  it('shows advice about the content of the file', async () => {
    const { form, file, radio } = await openUpload();
    const blocks = () => form.queryByText('Block size might be set incorrectly');
    const boot = () => form.queryByText('This image might not be bootable');
    const clear = () => fireEvent.click(form.getByRole('button', { name: 'Clear file' }));
    chooseFile(file, diskFile('disk.raw', { marker: 4096 }));
    await vi.waitFor(() => expect(blocks()).toBeTruthy());
    expect(boot()).toBeNull();
    fireEvent.click(radio('4096'));
    await vi.waitFor(() => expect(blocks()).toBeNull());
    clear();
    chooseFile(form.getByLabelText(/^Image file/), diskFile('disk.qcow2', { marker: 1000 }));
    await vi.waitFor(() => expect(boot()).toBeTruthy());
    expect(form.getAllByRole('listitem')).toHaveLength(2);
    expect(blocks()).toBeNull();
    clear();
    await vi.waitFor(() => expect(boot()).toBeNull());
  });

  it.each([
    ['forbidden', { status: 403 }, 'Action not authorized'],
    ['failing', { status: 503, message: 'the rack is busy' }, 'The rack is busy'],
    // A read that is unreadable is sent twice
    ['unreadable', { body: '<html>', count: 2 }, 'Error reading API response (status 200)'],
    ['lost', { abort: true }, /could not be reached/],
  ])('keeps its contents when the lookup of the name is %s', async (_, rule, message) => {
    const { mock, form, box, submit, fillAll } = await openUpload();
    fillAll();
    mock.faults.add({ operation: 'imageView', count: 1, ...rule });
    await submit();
    expect(await form.findByText(message)).toBeTruthy();
    expect(valueOf(box('OS'))).toBe('debian');
    await submit();
    await expectStep(LAST, 'complete');
  });
});

// @sheet compute-storage/9.73
it('a failed step is marked and reported, and the form appears again for another attempt', async () => {
  const { mock, box, submit, fillAll, expectClean } = await openUpload();
  fillAll();
  for (const [operation, label] of FAILING) {
    // A chunk is tried three times, and two are sent at a time
    const count = operation === 'diskBulkWriteImport' ? 6 : 1;
    mock.faults.add({ operation, status: 400, message: 'not today', count });
    await submit();
    await expectStep(label, 'error');
    const shown = await progress();
    expect(shown.getByRole('alert').textContent).toMatch(/Error.*Not today\./);
    expect(shown.getByRole('button', { name: 'Done' }).getAttribute('aria-disabled')).toBe('true');
    await pressIn('Back');
    await stepsGone();
    await expectClean();
  }
  expect(valueOf(box('Version'))).toBe('13.2');
});

describe('cancelling', () => {
  // @sheet compute-storage/9.71 compute-storage/9.73
  it.each([
    [/bulk-write-start/, 'Put disk in import mode'],
    [CHUNK, 'Upload image file'],
    [/bulk-write-stop/, 'Get disk out of import mode'],
  ] as const)(
    'during %s, %s, shows the form again and leaves nothing behind; a second attempt succeeds',
    async (request, label) => {
      const { form, box, ask, submit, fillAll, expectClean } = await openUpload();
      fillAll();
      const release = hold(request);
      await submit();
      await expectStep(label, 'running');
      await pressIn('Cancel');
      await stepsGone();
      expect(ask).toHaveBeenCalledOnce();
      release();
      expect(valueOf(box('Name'))).toBe('uploaded');
      await expectClean();
      expect(form.queryByRole('alert')).toBeNull();
      await submit();
      await expectStep(LAST, 'complete');
      await expectClean('uploaded');
    },
  );

  // @sheet compute-storage/9.72
  it('asks once per click, and declining continues the upload', async () => {
    const { mock, address, ask, submit, fillAll } = await openUpload(false);
    fillAll();
    const release = hold(CHUNK);
    await submit();
    await expectStep('Upload image file', 'running');
    const shown = await progress();
    for (const name of ['Cancel', 'Close']) fireEvent.click(shown.getByRole('button', { name }));
    fireEvent.keyDown(shown.getByRole('button', { name: 'Close' }), { key: 'Escape' });
    expect(ask).toHaveBeenCalledTimes(3);
    // A click beside the dialog
    for (const part of [fireEvent.pointerDown, fireEvent.pointerUp, fireEvent.click]) part(document.body);
    expect(ask).toHaveBeenCalledTimes(4);
    expect(address()).toBe(`${IMAGES}-new`);
    release();
    await expectStep(LAST, 'complete');
    expect(mock.calls.get('diskBulkWriteImport')).toBe(2);
  });
});
