// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  expectCell,
  expectClosed,
  expectGone,
  expectRows,
  heading,
  headings,
  inEdgeCache,
} from '../../../../../tools/testing/on-screen.ts';
import {
  cellOf,
  confirmIn,
  expectToast,
  once,
  openDialog,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';

useScreens(120);

const DISKS = '/projects/edge-cache/disks';

// @sheet compute-storage/9.59 compute-storage/9.74
test('shows disks and the instances they are attached to', async () => {
  const { address, mock, place } = await renderScreen(routes, DISKS);
  await expectCell('ams-01-objects', 'Attached to', 'cache-ams-01');
  expect(place()).toEqual(inEdgeCache(['Disks', DISKS]));
  expect(headings()).toEqual(['name', 'Attached to', 'state', 'Source', 'size', 'created', '']);
  const { disks, projects } = mock.store.tables;
  const project = [...projects].find(({ name }) => name === 'edge-cache')?.id;
  await expectRows(Math.min(50, disks.filter(({ projectId }) => projectId === project).length));
  await expectCell('ams-01-objects', 'state', 'attached');
  await expectCell('ams-01-objects', 'size', '512 GiB');
  await expectCell('import-running', 'state', 'importing from bulk writes');
  await expectCell('spare-16', 'Attached to', '—');
  fireEvent.click(within(await cellOf('ams-01-objects', 'Attached to')).getByRole('link'));
  await heading('cache-ams-01');
  expect(address()).toBe('/projects/edge-cache/instances/cache-ams-01/storage');
});

describe('a snapshot', () => {
  // @sheet compute-storage/9.60
  test('is taken immediately: in progress, then done', async () => {
    const { mock } = await renderScreen(routes, DISKS, once('snapshotCreate', { delay: 500 }));
    await rowAction('spare-16', 'Snapshot');
    await expectToast('Creating snapshot of disk spare-16');
    const DONE = /Snapshot (spare-16-[0-9a-f]{6}) created/;
    const said = () => screen.getByTestId('Toasts').textContent;
    await waitFor(() => expect(said()).toMatch(DONE));
    await waitFor(() => expect(said()).not.toContain('Creating snapshot of disk'));
    const [, name] = DONE.exec(said()) ?? [];
    const { disks, snapshots } = mock.store.tables;
    const disk = [...disks].find((one) => one.name === 'spare-16');
    expect([...snapshots].find((one) => one.name === name)).toMatchObject({ diskId: disk?.id });
  });

  // @sheet compute-storage/9.60
  test('that fails shows the reason, and not that it is in progress', async () => {
    await renderScreen(routes, DISKS, once('snapshotCreate', { status: 503, message: 'No room' }));
    await rowAction('spare-16', 'Snapshot');
    await expectToast('Failed to create snapshotNo room');
    expect(screen.getByTestId('Toasts').textContent).toBe('Failed to create snapshotNo room');
  });
});

test('deleting asks for confirmation, deletes and shows a notification', async () => {
  const { mock } = await renderScreen(routes, DISKS);
  await rowAction('spare-1', 'Delete');
  const question = await openDialog('Confirm delete');
  expect(question.getByText('spare-1')).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await expectClosed();
  await rowOf('spare-1');
  expect(mock.calls.has('diskDelete')).toBe(false);
  await rowAction('spare-1', 'Delete');
  await confirmIn('Confirm delete');
  await expectToast('Disk spare-1 deleted');
  await expectGone('spare-1');
});

describe('an import that was broken off', () => {
  test.each([
    ['import-running', 1],
    ['import-paused', undefined],
  ])('is stopped and its disk deleted in one step: %s', async (name, stops) => {
    const { mock } = await renderScreen(routes, DISKS);
    await rowAction(name, 'Stop import and delete');
    await confirmIn('Confirm stop import');
    await expectToast(`Disk ${name} deleted`);
    await expectGone(name);
    expect(mock.calls.get('diskBulkWriteImportStop')).toBe(stops);
  });

  test('can be stopped again when a step failed', async () => {
    const notNow = once('diskFinalizeImport', { status: 503, message: 'Not now' });
    await renderScreen(routes, DISKS, notNow);
    await rowAction('import-running', 'Stop import and delete');
    await confirmIn('Confirm stop import');
    await expectToast('Could not delete diskNot now');
    await expectCell('import-running', 'state', 'import ready');
    await rowAction('import-running', 'Stop import and delete');
    await confirmIn('Confirm stop import');
    await expectGone('import-running');
  });
});
