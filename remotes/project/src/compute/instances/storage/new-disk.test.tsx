// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectToastLater } from '../../../../../../tools/testing/on-screen.ts';
import {
  cellOf,
  expectToast,
  fill,
  hurry,
  once,
  openDialog,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
} from '../../../../../../tools/testing/screen.tsx';
import { routes } from '../../../routes.ts';
import { openStopped, otherDisks, rowIn, storage } from './test-storage.ts';

useScreens();
beforeEach(hurry);

/** Moves the clock of the page, and so that of the server: what is due in the next seconds is due now. */
function passSeconds(seconds: number): void {
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + seconds * 1_000);
}

/** Opens the form of a new disk, and enters its name. */
async function openForm(name: string) {
  await press(await screen.findByRole('button', { name: 'Create disk' }));
  const form = await openDialog('Create disk');
  fill(form.getByRole('textbox', { name: /^Name/ }), name);
  return { form, submit: () => press(form.getByRole('button', { name: 'Create disk' })) };
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a new disk for an instance', () => {
  // @sheet compute-storage/9.39
  it('is made from a snapshot and attached', async () => {
    const { mock, address } = await openStopped();
    const { form, submit } = await openForm('restored');
    fireEvent.click(form.getByRole('radio', { name: 'Snapshot' }));
    const field = await form.findByRole('combobox', { name: /^Source snapshot/ });
    act(() => field.focus());
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.click(await screen.findByRole('option', { name: /^before-migration/ }));
    await submit();
    await expectToastLater(mock, 'Disk restored created');
    await closed();
    await expectToast('Disk restored attached');
    const row = (await otherDisks()).find((text) => text.startsWith('restored'));
    expect(row).toContain('20 GiB');
    expect(row).toContain('attached');
    expect(address()).toBe(storage('schema-migrator'));
    const { disks, snapshots } = mock.store.tables;
    expect(rowIn(disks, 'restored').snapshotId).toBe(rowIn(snapshots, 'before-migration').id);
  });

  it('that cannot be attached is listed, and an error is shown', async () => {
    await openStopped(undefined, once('instanceDiskAttach', { status: 503, message: 'Not now' }));
    const { submit } = await openForm('loose');
    await submit();
    await expectToast('Could not attach looseNot now');
    await closed();
    passSeconds(5);
    await expectToast('Disk loose created');
    await press(await screen.findByRole('button', { name: 'Attach existing disk' }));
    fill((await openDialog('Attach disk')).getByRole('combobox', { name: 'Disk name' }), 'loose');
    expect(await screen.findAllByRole('option', { name: /^loose/ })).toHaveLength(1);
  });

  it('whose creation is refused is not attached', async () => {
    const { mock } = await openStopped();
    const { form, submit } = await openForm('spare-16');
    await submit();
    expect(await form.findByText('Disk name already exists')).toBeTruthy();
    expect(mock.calls.has('instanceDiskAttach')).toBe(false);
  });
});

// @sheet compute-storage/9.41
it('a snapshot is taken of a disk in use', async () => {
  const { mock, visit } = await renderScreen(routes, storage('cache-ams-01'));
  await rowAction('ams-01-hot', 'Snapshot');
  await expectToast('Snapshot ams-01-hot-');
  const [name] = /ams-01-hot-[0-9a-f]{6}(?= created)/.exec(screen.getByTestId('Toasts').textContent) ?? [''];
  expect(rowIn(mock.store.tables.snapshots, name)).toMatchObject({ description: '' });
  await visit('/projects/edge-cache/snapshots');
  await rowOf(name);
  expect((await cellOf(name, 'disk')).textContent).toBe('ams-01-hot');
});
