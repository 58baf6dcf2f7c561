// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  fill,
  openDialog,
  press,
  renderScreen,
  rowAction,
  useScreens,
} from '../../../../../../tools/testing/screen.tsx';
import { routes } from '../../../routes.ts';

useScreens();

const at = (instance: string) => `/projects/edge-cache/instances/${instance}/networking`;
const flows = async (place: Awaited<ReturnType<typeof openDialog>>) =>
  within(await place.findByRole('list', { name: 'Flows that change' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

// @sheet network-access/15.70
test('the deletion of an interface shows the traffic that becomes blocked', async () => {
  await renderScreen(routes, at('schema-migrator'));
  await rowAction('net0', 'Delete');
  const question = await openDialog('Confirm delete');
  expect(await flows(question)).toEqual([
    'Blocked from schema-migrator to every instance of the VPC except schema-migrator and the internet: all traffic',
    'Blocked from every instance of the VPC except schema-migrator to schema-migrator: all traffic',
  ]);
  await press(question.getByRole('button', { name: 'Cancel' }));
});

test('a new interface shows the traffic that becomes allowed, once it has a subnet', async () => {
  await renderScreen(routes, at('schema-migrator'));
  await press(await screen.findByRole('button', { name: 'Add network interface' }));
  const form = await openDialog('Add network interface');
  expect(await form.findByText('Choose the VPC and the subnet to see what changes.')).toBeTruthy();
  fireEvent.click(form.getByRole('button', { name: /^Subnet/ }));
  fireEvent.click(await screen.findByRole('option', { name: /^cache-tier/ }));
  const others = 'every instance of the VPC except schema-migrator and tls-terminator-a (10.40.0.5)';
  expect(await flows(form)).toEqual([
    `Allowed from schema-migrator (new interface) to ${others} and the internet except 10.60.0.0/16 and 192.0.2.77: all traffic`,
    `Allowed from ${others} to schema-migrator (new interface): all traffic`,
    'May change from schema-migrator (new interface) to 10.60.0.0/16: all traffic',
  ]);
  expect(form.getByText(/The server chooses the address/)).toBeTruthy();
});

test('transit IPs that no route leads to change nothing', async () => {
  await renderScreen(routes, at('schema-migrator'));
  await rowAction('net0', 'Edit');
  const form = await openDialog('Edit network interface');
  expect(await form.findByText('No flow changes.')).toBeTruthy();
  fill(form.getByRole('textbox', { name: /^Transit IPs/ }), '192.168.0.0/16');
  fireEvent.click(form.getByRole('button', { name: 'Add Transit IP' }));
  await vi.waitFor(() => expect(form.queryByRole('status', { name: 'Comparing' })).toBeNull());
  expect(await form.findByText('No flow changes.', { selector: '[role=status]' })).toBeTruthy();
});

// @sheet network-access/15.70
test('without the addresses of the VPC it is not known, and can be tried again', async () => {
  await renderScreen(routes, at('schema-migrator'), {
    faults: [{ operation: 'vpcSubnetListNetworkInterfaces', status: 403, count: 1 }],
  });
  await rowAction('net0', 'Delete');
  const question = await openDialog('Confirm delete');
  expect(await question.findByText('Could not determine what changes')).toBeTruthy();
  await press(question.getByRole('button', { name: 'Try again' }));
  expect(await flows(question)).not.toHaveLength(0);
});
