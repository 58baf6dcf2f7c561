// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectClosed } from '../../../../../tools/testing/on-screen.ts';
import {
  cellOf,
  choose,
  confirmIn,
  descriptionOf,
  expectToast,
  fill,
  hurry,
  openDialog,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
} from '../../../../../tools/testing/screen.tsx';
import { AreaTasks } from '../../area-tasks.tsx';
import { routes } from '../../routes.ts';
import { EDGE_CACHE, expectState, instanceAt, whilePassing } from './test-time.ts';

useScreens(120);
beforeEach(hurry);
afterEach(() => sessionStorage.clear());

/** A machine with much to do takes its time. */
const LATE = { timeout: 15_000 };

/** The dialog, which shows its steps in place of its form. */
const inDialog = () => within(screen.getByRole('dialog'));

const button = (name: string) => screen.findByRole('button', { name });

// @sheet compute-storage/9.11
test('a starting instance is stopped, then started and followed until it runs', async () => {
  const { mock } = await renderScreen(routes, EDGE_CACHE);
  const stateIn = async (state: string) =>
    whilePassing(mock, () => expect(state).toBe(mock.store.tables.instances.find(isProbe)?.runState));
  const isProbe = ({ name }: { name: string }) => name === 'edge-probe';
  await expectState('edge-probe', 'starting');
  await rowAction('edge-probe', 'Stop');
  await confirmIn('Confirm stop instance');
  await expectState('edge-probe', 'stopping');
  await stateIn('stopped');
  await expectState('edge-probe', 'stopped');
  await rowAction('edge-probe', 'Start');
  await confirmIn('Confirm start instance');
  await expectState('edge-probe', 'starting');
  await stateIn('running');
  await expectState('edge-probe', 'running');
  expect([mock.calls.get('instanceStop'), mock.calls.get('instanceStart')]).toEqual([1, 1]);
});

// @sheet compute-storage/9.55 network-access/15.45
test('anti-affinity groups cannot be joined until the instance is stopped', async () => {
  const { mock } = await renderScreen(routes, instanceAt('log-shipper', 'settings'), {
    faults: [{ operation: 'antiAffinityGroupMemberInstanceAdd', delay: 200, count: 1 }],
  });
  const groups = async (): Promise<string> => {
    const path = '/v1/instances/log-shipper/anti-affinity-groups?project=edge-cache';
    return (await mock.handle(new Request(new URL(path, location.origin)))).text();
  };
  // The card of affinity groups, below, has a button too
  const join = await button('Add to group');
  const reason = 'Stop the instance to add it to a group.';
  expect(join.getAttribute('aria-disabled')).toBe('true');
  expect(join.getAttribute('aria-description') ?? descriptionOf(join)).toBe(reason);
  expect(screen.getAllByText(reason).length).toBeGreaterThan(0);
  fireEvent.click(await button('Stop'));
  await confirmIn('Confirm stop instance');
  await whilePassing(mock, () => expect(join.getAttribute('aria-disabled')).not.toBe('true'));
  expect(screen.getAllByText('stopped').length).toBeGreaterThan(0);
  await press(await button('Add to group'));
  const form = await openDialog('Add to anti-affinity group');
  await choose(form.getByRole('combobox', { name: 'Anti-affinity group' }), 'purge-spread');
  const submit = form.getByRole('button', { name: 'Add to group' });
  for (let click = 0; click < 2; click += 1) fireEvent.click(submit);
  await waitFor(() => expect(submit.getAttribute('aria-busy')).toBe('true'));
  await expectToast('Instance log-shipper added to anti-affinity group purge-spread');
  await expectClosed();
  await rowOf('purge-spread');
  expect(mock.calls.get('antiAffinityGroupMemberInstanceAdd')).toBe(1);
  expect(await groups()).toContain('"purge-spread"');
  await rowAction('purge-spread', 'Remove instance from group');
  await confirmIn('Remove instance from group');
  await expectToast('Instance log-shipper removed from anti-affinity group purge-spread');
  await screen.findByRole('heading', { level: 3, name: 'No anti-affinity groups' });
  expect(await groups()).not.toContain('"purge-spread"');
});

test('the boot disk of a running instance is grown in one dialog', async () => {
  const { mock } = await renderScreen(routes, instanceAt('cache-ams-01'), { tasks: AreaTasks });
  await rowAction('cache-ams-01-root', 'Grow…');
  const size = await screen.findByRole('textbox', { name: 'New size (GiB)' }, LATE);
  const task = await openDialog('Grow disk cache-ams-01-root');
  fill(size, '60');
  await press(await task.findByRole('button', { name: 'Stop, grow, and start again' }, LATE));
  expect(await screen.findByRole('list', { name: 'Steps' }, LATE)).toBeTruthy();
  await whilePassing(mock, () =>
    expect(inDialog().getByRole('status').textContent).toContain(
      'Disk cache-ams-01-root-60gib with 60 GiB is attached to cache-ams-01.',
    ),
  );
  fireEvent.click(inDialog().getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
  await expectClosed();
  expect((await cellOf('cache-ams-01-root-60gib', 'size')).textContent).toBe('60 GiB');
  const boot = within(screen.getByRole('table', { name: 'Boot disk' }));
  expect(boot.getByText('cache-ams-01-root-60gib')).toBeTruthy();
  expect([mock.calls.get('instanceStop'), mock.calls.get('instanceStart')]).toEqual([1, 1]);
}, 60_000);

test('an instance is cloned twice in one dialog, and leaves no snapshot', async () => {
  const { mock } = await renderScreen(routes, EDGE_CACHE, { tasks: AreaTasks });
  const snapshots = () => mock.store.tables.snapshots.filter(() => true).length;
  const before = snapshots();
  await rowAction('schema-migrator', 'Clone…');
  const count = await screen.findByRole('textbox', { name: 'Number of clones' }, LATE);
  const task = await openDialog('Clone instance schema-migrator');
  fill(count, '2');
  expect(await task.findByText(/schema-migrator-1 and schema-migrator-2/, undefined, LATE)).toBeTruthy();
  fireEvent.click(task.getByRole('checkbox', { name: 'Start the clones' }));
  await press(task.getByRole('button', { name: 'Clone' }));
  expect(await screen.findByRole('list', { name: 'Steps' }, LATE)).toBeTruthy();
  await whilePassing(mock, () =>
    expect(inDialog().getByRole('status').textContent).toContain('were created. The snapshots were deleted.'),
  );
  fireEvent.click(inDialog().getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
  await expectClosed();
  for (const name of ['schema-migrator-1', 'schema-migrator-2']) await expectState(name, 'stopped');
  expect(snapshots()).toBe(before);
}, 60_000);
