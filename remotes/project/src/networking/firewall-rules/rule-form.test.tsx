// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  expectToast,
  fill,
  openDialog,
  renderScreen,
  useScreens,
  valueOf,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';

useScreens();

const TAB = '/projects/edge-cache/vpcs/default/firewall-rules';
const UPDATE = 'vpcFirewallRulesUpdate';

/** The texts of the two parts of the form that contain endpoints: the targets come first. */
const PARTS = [
  { at: 0, type: 'Target type', add: 'Add target', table: 'Targets', remove: 'remove target' },
  { at: 1, type: 'Host type', add: 'Add host filter', table: 'Host filters', remove: 'remove host' },
] as const;

type Part = (typeof PARTS)[number];

async function openForm() {
  const rendered = await renderScreen(routes, `${TAB}-new`);
  const form = await openDialog('Add firewall rule');
  return { ...rendered, form };
}

type Form = Awaited<ReturnType<typeof openForm>>['form'];

const enter = (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter' });
const isDisabled = (form: Form, button: string) =>
  form.getByRole('button', { name: button }).getAttribute('aria-disabled') === 'true';
const rowsOf = (form: Form, table: string) => {
  const found = form.queryByRole('table', { name: table });
  return found
    ? within(found)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.getAttribute('aria-label'))
    : [];
};

async function setType(form: Form, { type }: Part, option: string) {
  fireEvent.click(form.getByRole('button', { name: new RegExp(type) }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
}

/** The combobox of names of a part, for any kind. */
const nameBox = (form: Form, { at }: Part, label: string) => {
  const boxes = form.getAllByRole('combobox', { name: new RegExp(label) });
  const box = boxes[boxes.length > 1 ? at : 0];
  if (!box) throw new Error(label);
  return box;
};

const optionsOf = (box: HTMLElement) => {
  act(() => box.focus());
  return screen.queryAllByRole('option').map(({ textContent }) => textContent);
};

describe.each(PARTS)('$table', (part) => {
  // @sheet network-access/15.15 network-access/15.16 network-access/B-F7 network-access/T7
  test('can be chosen or typed, are added with Enter, and never submit the form', async () => {
    const { form, mock, address } = await openForm();
    expect(isDisabled(form, part.add)).toBe(true);
    const box = nameBox(form, part, 'VPC name');
    act(() => box.focus());
    fill(box, 'abc');
    expect(isDisabled(form, part.add)).toBe(false);
    // The first Enter takes the option, the second adds it, the third has nothing to add
    enter(box);
    enter(box);
    await vi.waitFor(() => expect(rowsOf(form, part.table)).toEqual(['Name: abc, Type: vpc']));
    expect(valueOf(box)).toBe('');
    enter(box);
    expect(isDisabled(form, part.add)).toBe(true);
    expect(mock.calls.get(UPDATE)).toBeUndefined();
    expect(address()).toBe(`${TAB}-new`);
    expect(
      form.getByText(/^No VPC is named abc\. This (target|host filter) matches nothing\.$/),
    ).toBeTruthy();
  });

  // @sheet network-access/15.15 network-access/15.16
  test('may have one value under two types, and options hide only those of the same type', async () => {
    const { form } = await openForm();
    await setType(form, part, 'VPC subnet');
    let box = nameBox(form, part, 'Subnet name');
    expect(optionsOf(box)).toContain('cache-tier');
    fill(box, 'cache-tier');
    enter(box);
    enter(box);
    await vi.waitFor(() => expect(rowsOf(form, part.table)).toHaveLength(1));
    box = nameBox(form, part, 'VPC name');
    act(() => box.focus());
    fill(box, 'cache-tier');
    enter(box);
    enter(box);
    await vi.waitFor(() =>
      expect(rowsOf(form, part.table)).toEqual([
        'Name: cache-tier, Type: subnet',
        'Name: cache-tier, Type: vpc',
      ]),
    );
    await setType(form, part, 'VPC subnet');
    expect(optionsOf(nameBox(form, part, 'Subnet name'))).not.toContain('cache-tier');
    const table = within(form.getByRole('table', { name: part.table }));
    fireEvent.click(table.getAllByRole('button', { name: `${part.remove} cache-tier` })[0] ?? document.body);
    expect(rowsOf(form, part.table)).toEqual(['Name: cache-tier, Type: vpc']);
  });

  // @sheet network-access/15.17 network-access/15.18
  test('are validated when they are added, and while typing only after that has failed', async () => {
    const { form } = await openForm();
    const add = () => fireEvent.click(form.getByRole('button', { name: part.add }));
    const box = nameBox(form, part, 'VPC name');
    fill(box, 'Ab');
    expect(form.queryByText(/^Can only contain lower-case/)).toBeNull();
    add();
    expect(await form.findByText(/^Can only contain lower-case/)).toBeTruthy();
    await setType(form, part, 'IP');
    expect(form.queryByText(/^Can only contain lower-case/)).toBeNull();
    const ip = form.getByRole('textbox', { name: /^IP address/ });
    expect(valueOf(ip)).toBe('');
    fill(ip, '1.1.1.');
    expect(form.queryByText('Not a valid IP address')).toBeNull();
    add();
    expect(await form.findByText('Not a valid IP address')).toBeTruthy();
    fill(ip, '1.1.1.1');
    await vi.waitFor(() => expect(form.queryByText('Not a valid IP address')).toBeNull());
    add();
    await vi.waitFor(() => expect(rowsOf(form, part.table)).toEqual(['Name: 1.1.1.1, Type: ip']));
    // After an addition, the next one is not validated until it is added
    await setType(form, part, 'IP network');
    const net = form.getByRole('textbox', { name: /^IP network/ });
    fill(net, '1.1.1.1');
    expect(form.queryByText(/separated by a/)).toBeNull();
    enter(net);
    expect(await form.findByText(/separated by a/)).toBeTruthy();
    fill(net, '1.1.1.1/1');
    enter(net);
    await vi.waitFor(() => expect(rowsOf(form, part.table)).toHaveLength(2));
  });

  // @sheet network-access/B-F6
  test('can be added several at a time', async () => {
    const { form } = await openForm();
    await setType(form, part, 'IP');
    const ip = form.getByRole('textbox', { name: /^IP address/ });
    fill(ip, '1.1.1.1, 2.2.2.2 3.3.3');
    enter(ip);
    expect(await form.findByText('3.3.3: Not a valid IP address')).toBeTruthy();
    fill(ip, '1.1.1.1, 2.2.2.2 1.1.1.1');
    enter(ip);
    await vi.waitFor(() =>
      expect(rowsOf(form, part.table)).toEqual(['Name: 1.1.1.1, Type: ip', 'Name: 2.2.2.2, Type: ip']),
    );
  });
});

// @sheet network-access/15.17
test('Clear removes the value and its error, and keeps the type', async () => {
  const { form } = await openForm();
  const [part] = PARTS;
  await setType(form, part, 'IP');
  const ip = form.getByRole('textbox', { name: /^IP address/ });
  fill(ip, 'x');
  enter(ip);
  expect(await form.findByText('Not a valid IP address')).toBeTruthy();
  fireEvent.click(form.getAllByRole('button', { name: 'Clear' })[0] ?? document.body);
  await vi.waitFor(() => expect(form.queryByText('Not a valid IP address')).toBeNull());
  expect(valueOf(form.getByRole('textbox', { name: /^IP address/ }))).toBe('');
});

test('ports are validated when added, cleared by Clear, and validated while typing once there is one', async () => {
  const { form, mock } = await openForm();
  const port = form.getByRole('textbox', { name: /^Port filters/ });
  fill(port, '123-45');
  expect(form.queryByText('Not a valid port range')).toBeNull();
  enter(port);
  expect(await form.findByText('Not a valid port range')).toBeTruthy();
  fireEvent.click(form.getAllByRole('button', { name: 'Clear' })[1] ?? document.body);
  await vi.waitFor(() => expect(valueOf(port)).toBe(''));
  fill(port, ' 123-456 ');
  enter(port);
  await vi.waitFor(() => expect(rowsOf(form, 'Port filters')).toEqual(['123-456']));
  fill(port, '123-456');
  expect(await form.findByText('Port range already added')).toBeTruthy();
  fireEvent.click(form.getByRole('button', { name: 'remove port 123-456' }));
  expect(rowsOf(form, 'Port filters')).toEqual([]);
  expect(mock.calls.get(UPDATE)).toBeUndefined();
});

// @sheet network-access/B-F6
test('typed values that were not added are sent too, unless they are invalid', async () => {
  const { form, mock } = await openForm();
  fill(form.getByRole('textbox', { name: 'Name' }), 'glass-house');
  const port = form.getByRole('textbox', { name: /^Port filters/ });
  fill(port, '99999');
  const submit = () => fireEvent.click(form.getByRole('button', { name: 'Add rule' }));
  submit();
  expect(await form.findByText('Not a valid port range')).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(port));
  expect(mock.calls.get(UPDATE)).toBeUndefined();
  fill(port, '443');
  submit();
  await expectToast('Firewall rule glass-house created');
  const sent = mock.store.tables.firewallRules.find(({ name }) => name === 'glass-house');
  expect(sent?.filters.ports).toEqual(['443']);
});

// @sheet specification/3.8
test('the request contains the complete list with the new rule last', async () => {
  const { form, mock } = await openForm();
  const [part] = PARTS;
  fill(form.getByRole('textbox', { name: 'Name' }), 'glass-house');
  fireEvent.click(form.getByRole('radio', { name: 'Outbound' }));
  fireEvent.click(form.getByRole('checkbox', { name: 'UDP' }));
  fill(form.getByRole('textbox', { name: /^Priority/ }), '5');
  await setType(form, part, 'IP');
  const ip = form.getByRole('textbox', { name: /^IP address/ });
  fill(ip, '192.168.0.1');
  enter(ip);
  await vi.waitFor(() => expect(rowsOf(form, 'Targets')).toHaveLength(1));
  fireEvent.click(form.getByRole('button', { name: 'Add rule' }));
  await expectToast('Firewall rule glass-house created');
  expect(mock.store.tables.firewallRules.find(({ name }) => name === 'glass-house')).toMatchObject({
    action: 'allow',
    direction: 'outbound',
    priority: 5,
    status: 'enabled',
    targets: [{ type: 'ip', value: '192.168.0.1' }],
    filters: { hosts: [], ports: [], protocols: ['UDP'] },
  });
});
