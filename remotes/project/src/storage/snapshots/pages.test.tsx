// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  expectCell,
  expectClosed,
  expectGone,
  follow,
  headings,
  inEdgeCache,
} from '../../../../../tools/testing/on-screen.ts';
import {
  choose,
  confirmIn,
  expectToast,
  FAILURES,
  fill,
  hurry,
  once,
  openDialog,
  openRowMenu,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';

useScreens(120);
beforeEach(hurry);

const SNAPSHOTS = '/projects/edge-cache/snapshots';

// @sheet compute-storage/9.62 compute-storage/9.74
test('the list shows the disk, state and size of a snapshot', async () => {
  const { mock, place } = await renderScreen(routes, SNAPSHOTS);
  await expectCell('before-migration', 'disk', 'spare-16');
  expect(place()).toEqual(inEdgeCache(['Snapshots', SNAPSHOTS]));
  expect(headings()).toEqual(['name', 'description', 'disk', 'state', 'size', 'created', '']);
  await expectCell('before-migration', 'description', '—');
  await expectCell('before-migration', 'state', 'ready');
  await expectCell('before-migration', 'size', '20 GiB');
  // Every disk of the page was known from the start
  expect(mock.calls.has('diskView')).toBe(false);
});

describe('deleting', () => {
  // @sheet compute-storage/9.62
  test('can be canceled', async () => {
    const { mock } = await renderScreen(routes, SNAPSHOTS);
    await rowAction('largest', 'Delete');
    fireEvent.click((await openDialog('Confirm delete')).getByRole('button', { name: 'Cancel' }));
    await expectClosed();
    await rowOf('largest');
    expect(mock.calls.has('snapshotDelete')).toBe(false);
  });

  // @sheet compute-storage/9.62
  test('removes the row and shows a notification', async () => {
    const { mock } = await renderScreen(routes, SNAPSHOTS, once('snapshotDelete', { delay: 300 }));
    await rowAction('largest', 'Delete');
    const question = await openDialog('Confirm delete');
    expect(question.getByText('largest')).toBeTruthy();
    const button = question.getByRole('button', { name: 'Confirm' });
    await press(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    await expectClosed();
    await expectToast('Snapshot largest deleted');
    await expectGone('largest');
    expect(mock.store.tables.snapshots.some(({ name }) => name === 'largest')).toBe(false);
  });

  // @sheet compute-storage/9.62
  test.each(FAILURES)('that %s keeps the row, and shows the reason', async (_, rule, message) => {
    await renderScreen(routes, SNAPSHOTS, once('snapshotDelete', rule));
    await rowAction('largest', 'Delete');
    await confirmIn('Confirm delete');
    await expectToast('Could not delete snapshot');
    expect(await screen.findByText(message)).toBeTruthy();
    await rowOf('largest');
  });
});

test('a new snapshot shows that the disks to choose from could not be loaded', async () => {
  await renderScreen(routes, `${SNAPSHOTS}-new`, { faults: [{ operation: 'diskList', status: 503 }] });
  const form = await openDialog('Create snapshot');
  expect(await form.findByText('The disks of the project could not be loaded.')).toBeTruthy();
});

test('a new snapshot is taken, and ready at once with the menu of a ready one', async () => {
  const { address, mock } = await renderScreen(routes, SNAPSHOTS);
  await rowOf('largest');
  await follow('New snapshot');
  const form = await openDialog('Create snapshot');
  fill(form.getByRole('textbox', { name: /^Name/ }), 'aa-now');
  fill(form.getByRole('textbox', { name: /^Description/ }), 'Kept as it is');
  await choose(form.getByRole('combobox', { name: /^Disk/ }), 'spare-16');
  await press(form.getByRole('button', { name: 'Create snapshot' }));
  await expectToast('Snapshot aa-now created');
  await waitFor(() => expect(address()).toBe(SNAPSHOTS));
  await expectClosed();
  await expectCell('aa-now', 'disk', 'spare-16');
  const menu = await openRowMenu('aa-now');
  const open = screen.getByRole('menu');
  await expectCell('aa-now', 'state', 'ready');
  expect(screen.getByRole('menu')).toBe(open);
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Copy ID',
    'Create image',
    'Create disk',
    'Create instance',
    'Delete',
  ]);
  expect(mock.calls.get('snapshotCreate')).toBe(1);
  const made = [...mock.store.tables.snapshots].find(({ name }) => name === 'aa-now');
  expect(made).toMatchObject({ description: 'Kept as it is' });
});
