// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectCell, expectClosed, expectGone, follow } from '../../../../../tools/testing/on-screen.ts';
import {
  confirmIn,
  descriptionOf,
  expectToast,
  fill,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
  valueOf,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';
import { createForm, editForm, elsewhere, expectRules, rulesOn, TAB, tooltipOf } from './test-screen.tsx';

useScreens(120);

type Form = Awaited<ReturnType<typeof createForm>>['form'];

async function chooseType(form: Form, label: string, option: string): Promise<void> {
  fireEvent.click(form.getByRole('button', { name: new RegExp(label) }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
}

/** Types a name that is no option, takes it, and adds it. */
async function addHost(form: Form, type: string, label: RegExp, name: string): Promise<void> {
  await chooseType(form, 'Host type', type);
  const host = form.getByRole('combobox', { name: label });
  act(() => host.focus());
  fill(host, name);
  fireEvent.keyDown(host, { key: 'Enter' });
  await press(form.getByRole('button', { name: 'Add host filter' }));
  await form.findByRole('row', { name: new RegExp(`^Name: ${name},`) });
}

const checked = (form: Form, name: string): unknown =>
  Reflect.get(form.getByRole('checkbox', { name }), 'checked');

// @sheet network-access/15.13 network-access/B-L1
test('a new rule: outbound, with targets, ports, protocols and hosts', async () => {
  const { mock, place } = await renderScreen(routes, TAB);
  await rowOf('allow-ssh');
  await follow('New rule');
  const { form, name, submit } = await createForm();
  expect(place().title).toMatch(/^New Rule \/ Firewall Rules \/ default \//);
  fill(name, 'out-there');
  fireEvent.click(form.getByRole('radio', { name: 'Outbound' }));
  fill(form.getByRole('textbox', { name: /^Priority/ }), '5');
  await chooseType(form, 'Target type', 'IP');
  const ip = form.getByRole('textbox', { name: /^IP address/ });
  fill(ip, '192.168.0.1');
  fireEvent.keyDown(ip, { key: 'Enter' });
  expect(await form.findByRole('row', { name: 'Name: 192.168.0.1, Type: ip' })).toBeTruthy();
  const port = form.getByRole('textbox', { name: /^Port filters/ });
  const expectError = (text: string) => waitFor(() => expect(descriptionOf(port).endsWith(text)).toBe(true));
  fill(port, '123-45');
  fireEvent.click(form.getByRole('button', { name: 'Add port filter' }));
  await expectError('Not a valid port range');
  fireEvent.click(form.getAllByRole('button', { name: 'Clear' })[1] ?? document.body);
  await waitFor(() => expect(valueOf(port)).toBe(''));
  fill(port, '123-456');
  fireEvent.keyDown(port, { key: 'Enter' });
  expect(await form.findByRole('row', { name: '123-456' })).toBeTruthy();
  fill(port, '123-456');
  await expectError('Port range already added');
  fill(port, '');
  fireEvent.click(form.getByRole('checkbox', { name: 'UDP' }));
  await addHost(form, 'Instance', /Instance name/, 'host-filter-instance');
  submit();
  await expectToast('Firewall rule out-there created');
  await expectClosed();
  await expectRules(7);
  await expectCell('out-there', 'Targets', 'ip192.168.0.1');
  await expectCell('out-there', 'Filters', 'instancehost-filter-instance+2');
  expect(await tooltipOf('out-there', 'Filters', '+2')).toBe('Other filtersUDPPort 123-456');
  expect(rulesOn(mock).get('out-there')).toMatchObject({ direction: 'outbound', priority: 5 });
});

// @sheet network-access/15.19 network-access/T3
test('a rule is edited through its name, which can be changed', async () => {
  const { address, mock, place } = await renderScreen(routes, TAB);
  await rowOf('allow-icmp');
  await follow('allow-icmp');
  const { form, name, submit } = await editForm();
  expect(place().title).toMatch(/^Edit Rule \/ Firewall Rules \/ default \//);
  expect(valueOf(name)).toBe('allow-icmp');
  expect(valueOf(form.getByRole('textbox', { name: /^Priority/ }))).toBe('65534');
  expect([checked(form, 'ICMP'), checked(form, 'TCP')]).toEqual([true, false]);
  fill(name, 'office-icmp');
  await addHost(form, 'VPC subnet', /Subnet name/, 'edit-filter-subnet');
  submit();
  await expectToast('Firewall rule office-icmp updated');
  await expectRules(6);
  await expectGone('allow-icmp');
  await expectCell('office-icmp', 'Filters', 'subnetedit-filter-subnetICMP');
  expect(address()).toBe(TAB);
  expect([...rulesOn(mock).keys()]).not.toContain('allow-icmp');
});

// @sheet network-access/15.21 network-access/15.22
test('the form of a rule has a URL', async () => {
  await renderScreen(routes, `${TAB}/allow-ssh/edit`);
  expect(valueOf((await editForm()).name)).toBe('allow-ssh');
});

// @sheet network-access/B-L11
test('deleting a rule deletes no other rule', async () => {
  const { mock } = await renderScreen(routes, TAB);
  const before = [...rulesOn(mock).keys()];
  await rowAction('allow-ssh', 'Delete');
  await confirmIn('Confirm delete firewall rule');
  await expectToast('Firewall rule allow-ssh deleted');
  await expectRules(5);
  expect([...rulesOn(mock).keys()].sort()).toEqual(before.filter((one) => one !== 'allow-ssh').sort());
});

// @sheet network-access/B-F1
test('a concurrent change by another user is shown in the form, and kept', async () => {
  const { mock } = await renderScreen(routes, TAB);
  await rowOf('allow-ssh');
  await follow('allow-ssh');
  const { form, submit } = await editForm();
  const priority = form.getByRole('textbox', { name: /^Priority/ });
  fill(priority, '77');
  elsewhere(mock, 'allow-icmp', { priority: 12 });
  submit();
  const alert = await form.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(alert.textContent).toContain('Changed by another person');
  expect(valueOf(priority)).toBe('77');
  submit();
  await expectToast('Firewall rule allow-ssh updated');
  await expectCell('allow-icmp', 'Priority', /^12/);
  await expectCell('allow-ssh', 'Priority', /^77/);
});
