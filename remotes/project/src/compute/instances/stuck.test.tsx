// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Mock } from '@console/mock';
import { openDialog, press, renderScreen, rowOf, useScreens } from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';

useScreens();

const MARK = 'Taking longer than usual';
const PROJECT = '/projects/observability';

it('a list marks the instance that has been starting for too long, and no other', async () => {
  await renderScreen(routes, `${PROJECT}/instances`);
  const mark = within(await rowOf('metrics-03')).getByRole('button', { name: MARK });
  expect(screen.getAllByRole('button', { name: MARK })).toEqual([mark]);
  await press(mark);
  expect((await screen.findByRole('tooltip')).textContent).toMatch(
    /In this state since .+\(24m\), usually for 5 minutes at most\..+or stop the instance and start it again\..+support/,
  );
});

it('its page offers to stop it and to copy the facts for support', async () => {
  await renderScreen(routes, `${PROJECT}/instances/metrics-03/storage`);
  await screen.findByText(MARK);
  expect(screen.getByRole('button', { name: 'Copy for support' })).not.toBeNull();
  // One is beside the title
  const stop = screen.getAllByRole('button', { name: 'Stop' }).at(-1);
  expect(stop).toBeDefined();
  if (stop) await press(stop);
  await press((await openDialog('Confirm stop instance')).getByRole('button', { name: 'Confirm' }));
  // The new state has just begun
  await screen.findByText('stopping');
  expect(screen.queryByText(MARK)).toBeNull();
});

it('a page of an instance whose state lasts as usual says nothing', async () => {
  await renderScreen(routes, `${PROJECT}/instances/metrics-02/storage`);
  await screen.findByRole('heading', { level: 1, name: 'metrics-02' });
  expect(screen.queryByText(MARK)).toBeNull();
});

const MINUTE = 60_000;

/** Makes a disk and a snapshot of edge-cache such that have been creating for some time. */
function makeCreating({ store }: Mock, minutes: number): void {
  const timeCreated = new Date(store.clock.now() - minutes * MINUTE);
  const { disks, snapshots } = store.tables;
  const disk = disks.find(({ name }) => name === 'spare-16');
  const snapshot = snapshots.find(({ name }) => name === 'before-migration');
  if (disk) disks.put({ ...disk, timeCreated, state: { state: 'creating' } });
  if (snapshot) snapshots.put({ ...snapshot, timeCreated, state: 'creating' });
}

it.each([
  ['disks', 'spare-16', 9, 0],
  ['disks', 'spare-16', 11, 1],
  ['snapshots', 'before-migration', 29, 0],
  ['snapshots', 'before-migration', 31, 1],
])('in %s, %s has after %d minutes this many marks: %d', async (list, name, minutes, marks) => {
  await renderScreen(routes, `/projects/edge-cache/${list}`, {
    prepare: (mock) => makeCreating(mock, minutes),
  });
  expect(within(await rowOf(name)).queryAllByRole('button', { name: MARK })).toHaveLength(marks);
});

it('the details of a disk that has been creating for too long say so', async () => {
  await renderScreen(routes, '/projects/edge-cache/disks/spare-16', {
    prepare: (mock) => makeCreating(mock, 11),
  });
  const details = await openDialog('Disk');
  expect(details.getByText(MARK)).not.toBeNull();
  expect(details.getByRole('button', { name: 'Copy for support' })).not.toBeNull();
});
