// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  confirmIn,
  expectToast,
  once,
  openDialog,
  renderScreen,
  rowAction,
  useScreens,
} from '../../../../../../tools/testing/screen.tsx';
import { routes } from '../../../routes.ts';
import {
  attached,
  bootDisk,
  expectHeading,
  openStopped,
  otherDisks,
  rowIn,
  storage,
} from './test-storage.ts';

useScreens();

/** Chooses an action of a disk, and confirms it. */
async function change(disk: string, action: string, question: string): Promise<void> {
  await rowAction(disk, action);
  await confirmIn(question);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const boots = (disk: string) =>
  waitFor(async () => expect(await bootDisk()).toEqual([expect.stringMatching(`^${disk}`)]));

describe('the boot disk', () => {
  // @sheet compute-storage/9.42
  it('is changed, unset and set again; a missing one shows a message', async () => {
    const { mock } = await openStopped(attached('spare-16'));
    const instance = () => rowIn(mock.store.tables.instances, 'schema-migrator');
    const before = instance();

    await rowAction('spare-16', 'Set as boot disk');
    expect((await openDialog('Confirm change boot disk')).getByText(/stays attached/)).toBeTruthy();
    await confirmIn('Confirm change boot disk');
    await boots('spare-16');
    expect(await otherDisks()).toEqual([expect.stringMatching('^schema-migrator-root')]);

    await change('spare-16', 'Unset as boot disk', 'Confirm unset boot disk');
    await expectHeading('No boot disk set');
    expect(screen.getByText(/^Set one of the attached disks/)).toBeTruthy();
    expect(await otherDisks()).toHaveLength(2);

    await change('spare-16', 'Detach', 'Confirm detach disk');
    const next = 'The instance will boot from schema-migrator-root';
    await waitFor(() => expect(document.body.textContent).toContain(next));

    await change('schema-migrator-root', 'Set as boot disk', 'Confirm set boot disk');
    await boots('schema-migrator-root');
    await expectHeading('No other disks');

    await change('schema-migrator-root', 'Unset as boot disk', 'Confirm unset boot disk');
    await change('schema-migrator-root', 'Detach', 'Confirm detach disk');
    expect(await screen.findByText(/^Attach a disk/)).toBeTruthy();

    // An update replaces everything: nothing else may have changed
    const { ncpus, memory, autoRestartPolicy } = before;
    expect(instance()).toMatchObject({ ncpus, memory });
    expect(instance().autoRestartPolicy).toBe(autoRestartPolicy);
    expect(instance().bootDiskId ?? null).toBeNull();
  });

  it('keeps the restart policy', async () => {
    // `never` is what would be lost
    const { mock } = await renderScreen(routes, storage('ingest-frozen'));
    const instance = () => rowIn(mock.store.tables.instances, 'ingest-frozen');
    expect(instance()).toMatchObject({ autoRestartPolicy: 'never' });
    await change('ingest-frozen-root', 'Unset as boot disk', 'Confirm unset boot disk');
    await expectHeading('No boot disk set');
    expect(instance().autoRestartPolicy).toBe('never');
    expect(instance().bootDiskId ?? null).toBeNull();
  });

  it.each([
    ['Unset as boot disk', 'schema-migrator-root', 'Confirm unset boot disk', 'Could not unset boot disk'],
    ['Set as boot disk', 'spare-16', 'Confirm change boot disk', 'Could not change boot disk'],
  ])('%s that fails shows the error', async (action, on, question, failure) => {
    await openStopped(attached('spare-16'), once('instanceUpdate', { status: 503, message: 'Not now' }));
    await change(on, action, question);
    await expectToast(`${failure}Not now`);
    expect(screen.getByTestId('Toasts').textContent).toBe(`${failure}Not now`);
    await boots('schema-migrator-root');
  });
});
