// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  descriptionOf,
  fill,
  openDialog,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
  valueOf,
} from '../../../../../../tools/testing/screen.tsx';
import { routes } from '../../../routes.ts';

useScreens();

const PAGE = '/projects/edge-cache/instances/schema-migrator/networking';

const expectClosed = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
const expectError = (field: HTMLElement, message: string) =>
  waitFor(() => expect(descriptionOf(field)).toContain(message));

// @sheet compute-storage/9.45
test('a new interface has the requested address, and an invalid one is an error', async () => {
  const { mock } = await renderScreen(routes, PAGE);
  await press(await screen.findByRole('button', { name: 'Add network interface' }));
  const form = await openDialog('Add network interface');
  const [name, ip] = [/^Name/, /^IP Address/].map((label) => form.getByRole('textbox', { name: label }));
  if (!name || !ip) throw new Error('a field is missing');
  fill(name, 'net1');
  for (const [list, option] of [
    [/^VPC/, /^default/],
    [/^Subnet/, /^cache-tier/],
  ] as const) {
    fireEvent.click(form.getByRole('button', { name: list }));
    fireEvent.click(await screen.findByRole('option', { name: option }));
  }
  const add = () => press(form.getByRole('button', { name: 'Add network interface' }));
  fill(ip, '10.40.0');
  await add();
  await expectError(ip, 'Not a valid IP address');
  expect(mock.calls.has('instanceNetworkInterfaceCreate')).toBe(false);
  fill(ip, '10.99.0.1');
  await add();
  await waitFor(() =>
    expect(form.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining('10.99.0.1'),
    ),
  );
  expect(valueOf(name)).toBe('net1');
  fill(ip, ' 10.40.0.200 ');
  await add();
  await expectClosed('Add network interface');
  expect((await rowOf('net1')).textContent).toContain('10.40.0.200');
});

/** Opens the form of an interface, with the controls of its transit IPs. */
async function openTransitIps() {
  const { mock } = await renderScreen(routes, PAGE);
  await rowAction('net0', 'Edit');
  const form = await openDialog('Edit network interface');
  return {
    form,
    field: form.getByRole('textbox', { name: /^Transit IPs/ }),
    add: form.getByRole('button', { name: 'Add Transit IP' }),
    clear: form.getByRole('button', { name: 'Clear' }),
    update: () => press(form.getByRole('button', { name: 'Update network interface' })),
    /** The transit IPs that the server has. */
    saved: () => {
      const { instances, interfaces } = mock.store.tables;
      const instance = [...instances].find(({ name }) => name === 'schema-migrator');
      return [...interfaces].find((one) => one.instanceId === instance?.id && one.name === 'net0')
        ?.transitIps;
    },
    listed: () =>
      within(form.getByRole('table', { name: 'Transit IPs' }))
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
  };
}

// @sheet compute-storage/9.48
test('transit IPs are checked when they are added', async () => {
  const { form, field, add, clear, update, listed, saved } = await openTransitIps();
  for (const button of [add, clear]) expect(button.getAttribute('aria-disabled')).toBe('true');
  fill(field, '10.0.0.0');
  fireEvent.blur(field);
  expect(descriptionOf(field)).not.toContain('Must contain');
  fireEvent.click(add);
  await expectError(field, 'Must contain an IP address and a width, separated by a /');
  fireEvent.click(clear);
  expect(valueOf(field)).toBe('');
  fill(field, '10.0.0.0/33');
  fireEvent.keyDown(field, { key: 'Enter' });
  await expectError(field, 'Max width for IPv4 is 32');
  fill(field, '10.0.0.0/16');
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(valueOf(field)).toBe(''));
  fill(field, '10.0.0.0/16');
  fireEvent.keyDown(field, { key: 'Enter' });
  await expectError(field, 'Transit IP already in list');
  fill(field, 'fd00::/8');
  fireEvent.click(add);
  expect(listed()).toEqual(['10.0.0.0/16', 'fd00::/8']);
  expect(form.getByRole('textbox', { name: /^Name/ })).toBeTruthy();
  await update();
  await expectClosed('Edit network interface');
  expect(saved()).toEqual(['10.0.0.0/16', 'fd00::/8']);
});

// @sheet compute-storage/9.88
test('transit IPs are removed, and one that was not added is not lost', async () => {
  const { form, field, add, clear, update, saved } = await openTransitIps();
  for (const network of ['10.0.0.0/16', '10.1.0.0/16']) {
    fill(field, network);
    fireEvent.click(add);
  }
  fireEvent.click(form.getByRole('button', { name: 'remove IP 10.0.0.0/16' }));
  const last = await form.findByRole('button', { name: 'remove IP 10.1.0.0/16' });
  await waitFor(() => expect(document.activeElement).toBe(last));
  fireEvent.click(last);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(form.queryByRole('table', { name: 'Transit IPs' })).toBeNull();
  fill(field, '10.2.0.0/16');
  await update();
  await expectError(field, 'Add this network to the list, or clear it');
  fireEvent.click(clear);
  await update();
  await expectClosed('Edit network interface');
  expect(saved()).toEqual([]);
});
