// @vitest-environment happy-dom
import type { Mock } from '@console/mock';
import type { Instance, InstanceNetworkInterface } from '@console/shared/api';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  confirmIn,
  expectToast,
  fill,
  openDialog,
  openRowMenu,
  press,
  renderScreen,
  rowAction,
  useScreens,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';

useScreens();

const NAME = 'schema-migrator';
const PAGE = `/projects/edge-cache/instances/${NAME}`;
const GIB = 1024 ** 3;

const current = ({ store }: Mock) => {
  const row = [...store.tables.instances].find(({ name }) => name === NAME);
  if (!row) throw new Error('there is no such instance');
  return row;
};

/** Changes the instance as another client does: the open page keeps what it has read. */
function changeElsewhere(
  mock: Mock,
  change: Partial<Pick<Instance, 'ncpus' | 'memory' | 'autoRestartPolicy'>>,
) {
  mock.store.tables.instances.put({ ...current(mock), ...change });
}

/* An update replaces all settings of an instance, so each form also sends those that it does not show. */

test('saving the auto-restart policy keeps a size that was changed meanwhile', async () => {
  const { mock } = await renderScreen(routes, `${PAGE}/settings`);
  fireEvent.click(await screen.findByRole('button', { name: /Policy/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Never' }));
  changeElsewhere(mock, { ncpus: 6, memory: 12 * GIB });
  await press(screen.getByRole('button', { name: 'Save' }));
  await expectToast('Instance auto-restart policy updated');
  expect(current(mock)).toMatchObject({ ncpus: 6, memory: 12 * GIB, autoRestartPolicy: 'never' });
});

test('resizing keeps an auto-restart policy that was changed meanwhile', async () => {
  const { mock } = await renderScreen(routes, '/projects/edge-cache/instances');
  await rowAction(NAME, 'Resize');
  const dialog = await openDialog('Resize instance');
  fill(dialog.getByRole('textbox', { name: 'vCPUs' }), '6');
  changeElsewhere(mock, { autoRestartPolicy: 'never' });
  await press(dialog.getByRole('button', { name: 'Resize' }));
  await expectToast(`Instance ${NAME} resized`);
  expect(current(mock)).toMatchObject({ ncpus: 6, autoRestartPolicy: 'never' });
});

test('a change of the boot disk keeps size and policy that were changed meanwhile', async () => {
  const { mock } = await renderScreen(routes, `${PAGE}/storage`);
  const { bootDiskId } = current(mock);
  const boot = [...mock.store.tables.disks].find(({ id }) => id === bootDiskId);
  await rowAction(boot?.name ?? '', 'Unset as boot disk');
  changeElsewhere(mock, { ncpus: 6, memory: 12 * GIB, autoRestartPolicy: 'never' });
  await confirmIn('Confirm unset boot disk');
  await screen.findByText('No boot disk set');
  expect(current(mock)).toMatchObject({
    ncpus: 6,
    memory: 12 * GIB,
    autoRestartPolicy: 'never',
    bootDiskId: undefined,
  });
});

/** The Networking tab of the instance, with a second interface that another client can change. */
async function openInterfaces() {
  const { mock } = await renderScreen(routes, `${PAGE}/networking`, {
    prepare: (api) => {
      const { interfaces } = api.store.tables;
      const [nic] = interfaces.filter(({ instanceId }) => instanceId === current(api).id);
      if (nic) interfaces.put({ ...nic, id: crypto.randomUUID(), name: 'second', primary: false });
    },
  });
  const { interfaces } = mock.store.tables;
  const second = () => interfaces.filter(({ name }) => name === 'second')[0];
  const change = (to: Partial<Pick<InstanceNetworkInterface, 'description' | 'transitIps'>>) => {
    const nic = second();
    if (nic) interfaces.put({ ...nic, ...to });
  };
  return { second, change };
}

test('another primary interface keeps its transit IPs that were changed meanwhile', async () => {
  const { second, change } = await openInterfaces();
  await openRowMenu('second');
  change({ transitIps: ['10.40.0.0/16'] });
  fireEvent.click(screen.getByRole('menuitem', { name: 'Make primary' }));
  await expectToast('Network interface second is now primary');
  expect(second()).toMatchObject({ primary: true, transitIps: ['10.40.0.0/16'] });
});

test('the form of an interface sends what was changed in it, and keeps the rest as it is now', async () => {
  const { second, change } = await openInterfaces();
  await rowAction('second', 'Edit');
  const dialog = await openDialog('Edit network interface');
  fill(dialog.getByRole('textbox', { name: /^Description/ }), 'backup link');
  change({ description: 'other', transitIps: ['10.40.0.0/16'] });
  await press(dialog.getByRole('button', { name: 'Update network interface' }));
  await expectToast('Network interface second updated');
  expect(second()).toMatchObject({ description: 'backup link', transitIps: ['10.40.0.0/16'] });
});
