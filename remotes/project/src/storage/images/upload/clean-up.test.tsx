// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { expectToast, press, rowOf, valueOf } from '../../../../../../tools/testing/screen.tsx';
import { hold } from '../../../../../../tools/testing/hold.ts';
import {
  CHUNK,
  expectStep,
  LAST,
  openUpload,
  pressIn,
  progress,
  stepsGone,
  useUploads,
} from './test-form.ts';

useUploads();

describe('a lost connection', () => {
  it.each([
    ['diskCreate', 'Create temporary disk'],
    ['diskBulkWriteImport', 'Upload image file'],
    ['diskFinalizeImport', 'Finalize disk and create snapshot'],
    ['imageCreate', 'Create image'],
  ] as const)('during %s can be continued', async (operation, label) => {
    const { mock, submit, fillAll, expectClean } = await openUpload();
    fillAll();
    mock.faults.add({ operation, abort: true });
    await submit();
    await expectStep(label, 'error');
    const shown = await progress();
    expect(shown.getByRole('alert').textContent).toMatch(/Upload paused.*could not be reached/);
    expect(shown.getByRole('button', { name: 'Back' })).toBeTruthy();
    mock.faults.clear();
    await pressIn('Resume upload');
    await expectStep(LAST, 'complete');
    expect(shown.queryByRole('alert')).toBeNull();
    expect(mock.calls.get('diskBulkWriteImportStart')).toBe(1);
    await expectClean('uploaded');
  });

  it('can be canceled without a question, which leaves nothing behind', async () => {
    const { mock, box, ask, submit, fillAll, expectClean } = await openUpload();
    fillAll();
    mock.faults.add({ operation: 'diskBulkWriteImportStop', abort: true });
    await submit();
    await expectStep('Get disk out of import mode', 'error');
    mock.faults.clear();
    await pressIn('Back');
    await stepsGone();
    expect(valueOf(box('OS'))).toBe('debian');
    expect(ask).not.toHaveBeenCalled();
    await expectClean();
  });
});

describe('a clean-up that fails', () => {
  it('is a warning beside a success, and can be retried', async () => {
    const { mock, address, submit, fillAll, expectClean } = await openUpload();
    fillAll();
    mock.faults.add({ operation: 'diskDelete', status: 503 });
    await submit();
    await expectStep(LAST, 'complete');
    await expectStep('Delete disk and snapshot', 'error');
    const shown = await progress();
    const warning = /^The image is ready to use\. The disk tmp-for-image-/;
    expect(shown.getByText(warning)).toBeTruthy();
    mock.faults.clear();
    await press(shown.getByRole('button', { name: 'Try again' }));
    await expectStep('Delete disk and snapshot', 'complete');
    expect(shown.queryByText(warning)).toBeNull();
    await expectClean('uploaded');
    await pressIn('Done');
    await vi.waitFor(() => expect(address()).toMatch(/images$/));
    await rowOf('uploaded');
  });

  it('after canceling is reported in a notification', async () => {
    const { mock, box, submit, fillAll } = await openUpload();
    fillAll();
    const release = hold(CHUNK);
    await submit();
    await expectStep('Upload image file', 'running');
    mock.faults.add({ operation: 'diskView', status: 503 });
    await pressIn('Cancel');
    release();
    await expectToast('Cleanup incomplete');
    expect(valueOf(box('Name'))).toBe('uploaded');
  });
});
