// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { routes as projectRoutes } from '../../remotes/project/src/routes.ts';
import { routes as systemRoutes } from '../../remotes/system/src/routes.ts';
import { OF_ACCESS } from './undo-access.ts';
import { type Change, EDGE, send, stateOf } from './undo-change.ts';
import { OF_DESCRIPTIONS } from './undo-descriptions.ts';
import { attach, detachBoth, FLOATING_IPS, OF_NETWORK } from './undo-network.ts';
import {
  confirmIn,
  expectToast,
  press,
  renderScreen,
  rowAction,
  toasts,
  useScreens,
} from '../testing/screen.tsx';

/*
 * Every change that its toast offers to undo. After the change and its undo the data is as before; after a colleague's change in
 * between nothing is written, and the toast says what stands.
 */

const CHANGES = [...OF_NETWORK, ...OF_ACCESS, ...OF_DESCRIPTIONS];

useScreens();

const open = async ({ at, prepare }: Change) => {
  const table = at.startsWith('/system') ? systemRoutes : projectRoutes;
  return (await renderScreen(table, at, prepare && { prepare })).mock;
};

const undo = async () => press(await toasts().findByRole('button', { name: 'Undo' }));

test.each(CHANGES)('%s is undone', async (_, change) => {
  const mock = await open(change);
  const before = stateOf(mock);
  await change.make();
  await undo();
  await expectToast(change.undone);
  expect(toasts().queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(stateOf(mock)).toEqual(before);
});

test.each(CHANGES)('%s is not undone after a change by a colleague', async (_, change) => {
  const mock = await open(change);
  await change.make();
  await vi.waitFor(() => toasts().getByRole('button', { name: 'Undo' }), 4_000);
  const write = change.between(mock);
  if (write) await send(mock, ...write);
  const theirs = stateOf(mock);
  await undo();
  await expectToast(change.refusal);
  expect(toasts().queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(stateOf(mock)).toEqual(theirs);
});

test('a member that runs is removed without Undo, because it could not be added', async () => {
  await renderScreen(projectRoutes, `${EDGE}/affinity/cache-spread`);
  await rowAction('cache-ams-01', 'Remove from group');
  await confirmIn('Remove instance from anti-affinity group');
  await expectToast('removed from anti-affinity group cache-spread');
  expect(toasts().queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('of several floating IPs, those that are still detached are attached, and the others are named', async () => {
  const { mock } = await renderScreen(projectRoutes, FLOATING_IPS);
  const placeOf = (name: string) =>
    mock.store.tables.floatingIps.find((one) => one.name === name)?.instanceId;
  const before = placeOf('ams-entry');
  await detachBoth();
  attach(mock, 'tls-entry', 'tls-terminator-b');
  const theirs = placeOf('tls-entry');
  await undo();
  await expectToast('Could not undo the change of 2 floating IPs');
  await expectToast('1 of 2 attached again. Floating IP tls-entry is now attached to tls-terminator-b.');
  expect([placeOf('ams-entry'), placeOf('tls-entry')]).toEqual([before, theirs]);
});

test('of several floating IPs, what could not be attached is tried again', async () => {
  const { mock } = await renderScreen(projectRoutes, FLOATING_IPS);
  const before = stateOf(mock);
  await detachBoth();
  mock.faults.add({
    operation: 'floatingIpAttach',
    count: 1,
    status: 503,
    message: 'The region is being moved',
  });
  await undo();
  await expectToast('1 of 2 attached again. Floating IP ');
  await expectToast('The region is being moved');
  await press(await toasts().findByRole('button', { name: 'Try again' }));
  await expectToast('2 floating IPs attached to their instances again');
  expect(stateOf(mock)).toEqual(before);
});

test('every file that offers Undo has a row', () => {
  const offers = globSync(['shared/**/*.{ts,tsx}', 'remotes/*/src/**/*.{ts,tsx}'], {
    // The steps of tasks are undone by their task
    exclude: [
      '**/*.test.{ts,tsx}',
      '**/*steps.ts',
      '**/jobs/*',
      'shared/actions/*',
      'shared/bulk/*',
      'shared/runtime/*',
    ],
  }).filter((path) => /\bundo(?:: (?!undefined)| \}\))/.test(readFileSync(path, 'utf8')));
  expect(offers.toSorted()).toEqual([
    'remotes/project/src/affinity/edit-group.tsx',
    'remotes/project/src/affinity/members-card.tsx',
    'remotes/project/src/compute/instances/networking/external-ip-actions.tsx',
    'remotes/project/src/compute/instances/settings/actions.tsx',
    'remotes/project/src/networking/firewall-rules/actions.tsx',
    'remotes/project/src/networking/floating-ips/actions.tsx',
    'remotes/project/src/networking/floating-ips/edit.tsx',
    'remotes/project/src/networking/floating-ips/move-modal.tsx',
    'remotes/project/src/networking/gateways/detach.tsx',
    'remotes/project/src/networking/routers/edit.tsx',
    'remotes/project/src/networking/routers/route-table/edit.tsx',
    'remotes/project/src/networking/subnets/edit.tsx',
    'remotes/project/src/networking/vpcs/edit.tsx',
    'remotes/project/src/projects/edit.tsx',
    'remotes/system/src/alerting/receivers/edit.tsx',
    'remotes/system/src/networking/ip-pools/edit.tsx',
    'shared/access/ui/remove-dialog.tsx',
    'shared/access/ui/role-form.tsx',
  ]);
});
