// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  confirmIn,
  expectToast,
  fill,
  once,
  openDialog,
  press,
  renderScreen,
  rowAction,
  rowOf,
  setWidth,
  useScreens,
} from '../../../../../../tools/testing/screen.tsx';
import { routes } from '../../../routes.ts';
import { instanceAt } from '../test-time.ts';

useScreens();
beforeEach(() => {
  setWidth(120);
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
});

const TAB = instanceAt('schema-migrator', 'networking');

async function openForm(name: string) {
  await press(await screen.findByRole('button', { name }));
  return openDialog(name);
}

/** Picks an entry of a list by the start of its name. */
async function pick(list: HTMLElement, option: RegExp): Promise<void> {
  await press(list);
  fireEvent.click(await screen.findByRole('option', { name: option }));
}

describe('a change that is refused', () => {
  test.each([
    [
      'cache-ams-01',
      '198.51.100.24',
      'Detach',
      'instanceEphemeralIpDetach',
      'detach ephemeral IP',
      'Error detaching ephemeral IP',
    ],
    [
      'cache-ams-01',
      '203.0.113.10',
      'Detach',
      'floatingIpDetach',
      'detach floating IP',
      'Error detaching floating IP',
    ],
    [
      'schema-migrator',
      'net0',
      'Delete',
      'instanceNetworkInterfaceDelete',
      'delete',
      'Could not delete network interface',
    ],
  ])(
    'of %s: %s, shows the reason once and keeps the row',
    async (instance, row, action, operation, asks, title) => {
      await renderScreen(routes, instanceAt(instance, 'networking'), once(operation, { status: 403 }));
      await rowAction(row, action);
      await confirmIn(`Confirm ${asks}`);
      await expectToast(title);
      expect(screen.getByTestId('Toasts').textContent).toBe(`${title}Action not authorized`);
      await rowOf(row);
    },
  );
});

test('without a pool no ephemeral IP can be attached', async () => {
  await renderScreen(routes, TAB, { faults: [{ operation: 'projectIpPoolList', body: '{"items":[]}' }] });
  const form = await openForm('Attach ephemeral IP');
  const pool = form.getByRole('button', { name: /^IP pool/ });
  await waitFor(() => expect(pool.textContent).toContain('No pools available'));
  expect(pool.getAttribute('aria-disabled')).toBe('true');
  await press(form.getByRole('button', { name: 'Attach' }));
  expect((await form.findByRole('alert')).textContent).toBe('IP pool is required');
});

test('without names and lists the rows and forms say that they are not available', async () => {
  const operations = ['vpcView', 'vpcSubnetView', 'floatingIpList', 'vpcList'];
  await renderScreen(routes, TAB, { faults: operations.map((operation) => ({ operation, status: 503 })) });
  await waitFor(async () =>
    expect((await rowOf('net0')).textContent).toMatch(/Not availableNot available—$/),
  );
  const attach = await openForm('Attach floating IP');
  const ip = attach.getByRole('combobox', { name: 'Floating IP' });
  await waitFor(() => expect(ip.getAttribute('placeholder')).toBe('Floating IPs could not be loaded'));
  fireEvent.click(attach.getByRole('button', { name: 'Cancel' }));
  const form = await openForm('Add network interface');
  const vpc = form.getByRole('button', { name: /^VPC/ });
  await waitFor(() => expect(vpc.textContent).toContain('VPCs could not be loaded'));
});

test('a new interface is in the VPC of the others, and its row has the name of its subnet at once', async () => {
  const { mock } = await renderScreen(routes, TAB);
  const form = await openForm('Add network interface');
  const [vpc, subnet] = [/^VPC/, /^Subnet/].map((name) => form.getByRole('button', { name }));
  const add = () => press(form.getByRole('button', { name: 'Add network interface' }));
  if (!vpc || !subnet) throw new Error('a list is missing');
  expect(vpc.textContent).toContain('default');
  await add();
  await waitFor(() =>
    expect(form.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Name is required',
      'Subnet is required',
    ]),
  );
  fill(form.getByRole('textbox', { name: /^Name/ }), 'net1');
  await pick(subnet, /^cache-tier/);
  // Another VPC has other subnets
  await pick(vpc, /^probe-net/);
  expect(subnet.textContent).toContain('Select a subnet');
  await pick(vpc, /^default/);
  await pick(subnet, /^cache-tier/);
  mock.faults.add({ operation: 'vpcSubnetView', delay: 60_000 });
  await add();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await rowOf('net1')).textContent).toContain('defaultcache-tier');
});

test('an interface that becomes primary keeps its transit IPs', async () => {
  const { mock } = await renderScreen(routes, instanceAt('schema-migrator', 'networking'), {
    prepare({ store }) {
      const { tables } = store;
      const owner = tables.instances.find(({ name }) => name === 'schema-migrator');
      const [primary] = tables.interfaces.filter(({ instanceId }) => instanceId === owner?.id);
      if (!primary) throw new Error('the instance has no interface');
      const other = { name: 'net1', ip: '10.40.0.77', primary: false, transitIps: ['10.7.0.0/16'] };
      tables.interfaces.put({ ...primary, ...store.fresh(), ...other });
    },
  });
  await rowAction('net1', 'Make primary');
  await expectToast('Network interface net1 is now primary');
  const changed = mock.store.tables.interfaces.find(({ name, ip }) => name === 'net1' && ip === '10.40.0.77');
  expect(changed).toMatchObject({ primary: true, transitIps: ['10.7.0.0/16'] });
});
