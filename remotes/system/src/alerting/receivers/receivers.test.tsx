// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  AS_VIEWER,
  confirmIn,
  descriptionOf,
  expectToast,
  FAILURES,
  fill,
  openDialog,
  openRowMenu,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
  valueOf,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';
import { CLASSES } from '../test-classes.ts';

useScreens();

const LIST = '/system/alerting/receivers';
const PAGER = '/system/alerting/receivers/pager-bridge';

const once = (operation: string, rule: object) => ({ operation, count: 1, ...rule });

const stored = () => JSON.stringify({ ...sessionStorage, ...localStorage });

async function newReceiver() {
  const form = await openDialog('Create receiver');
  const secret = form.getByLabelText(/^Secret/);
  const subscription = form.getByRole('combobox', { name: /^Subscription/ });
  return {
    form,
    name: form.getByRole('textbox', { name: 'Name' }),
    endpoint: form.getByRole('textbox', { name: /^Endpoint/ }),
    secret,
    addSecret: (value: string) => {
      fill(secret, value);
      fireEvent.click(form.getByRole('button', { name: 'Add secret' }));
    },
    subscribe: async (glob: string) => {
      fill(subscription, glob);
      fireEvent.blur(subscription);
      await press(form.getByRole('button', { name: 'Add subscription' }));
    },
    submit: () => fireEvent.click(form.getByRole('button', { name: 'Create receiver' })),
  };
}

describe('receivers', () => {
  test('are listed with their health', async () => {
    await renderScreen(routes, LIST);
    const dead = await rowOf('retired-chat');
    await vi.waitFor(() => expect(dead.textContent).toContain('Not reachable'));
    expect(dead.textContent).not.toContain('unreachable');
    expect((await rowOf('audit-archive')).textContent).toMatch(/Healthy|failed/);
  });

  // @sheet operator/13.73
  test.each(FAILURES)('that %s can be submitted again; nothing is stored', async (_, rule, message) => {
    const { mock, address } = await renderScreen(routes, `${LIST}-new`, {
      faults: [once('webhookReceiverCreate', rule)],
    });
    const { form, name, endpoint, addSecret, subscribe, submit } = await newReceiver();
    fill(name, 'new-bridge');
    fill(endpoint, 'https://hooks.example/in');
    addSecret('correct-horse');
    await subscribe('hardware.**');
    submit();
    expect(await form.findByText(message)).toBeTruthy();
    expect(valueOf(name)).toBe('new-bridge');
    submit();
    await vi.waitFor(() => expect(address()).toBe(`${LIST}/new-bridge`));
    expect(mock.calls.get('webhookReceiverCreate')).toBe(2);
    await expectToast('Receiver new-bridge created');
    expect(stored()).not.toContain('correct-horse');
    expect(document.body.textContent).not.toContain('correct-horse');
    expect(address()).not.toContain('correct-horse');
  });

  // @sheet operator/13.73
  test('are validated before they are sent', async () => {
    const { mock } = await renderScreen(routes, `${LIST}-new`, { faults: [CLASSES] });
    const { form, name, endpoint, addSecret, subscribe, submit } = await newReceiver();
    fill(name, 'new-bridge');
    fill(endpoint, 'ftp://hooks.example/');
    submit();
    expect(await form.findByText('At least one secret is required')).toBeTruthy();
    expect(form.getByText(/begins with https/)).toBeTruthy();
    fill(endpoint, 'http://hooks.example/');
    expect(await form.findByText(/not encrypted/)).toBeTruthy();
    addSecret('one');
    addSecret('one');
    expect(await form.findByText('Items must be unique')).toBeTruthy();
    await subscribe('probe');
    expect(await form.findByText(/Probes are sent on request/)).toBeTruthy();
    await subscribe('hardware.fan.stopped');
    expect(await form.findByText('There is no event class hardware.fan.stopped')).toBeTruthy();
    await subscribe('network.**');
    expect(await form.findByText('Matches none of 4 classes, so nothing is sent.')).toBeTruthy();
    await subscribe('hardware.**');
    fireEvent.click(await form.findByRole('button', { name: 'Matches 2 of 4 classes' }));
    expect(form.getByText('About hardware.disk.expunged')).toBeTruthy();
    await subscribe('hardware.**');
    expect(await form.findByText('Items must be unique')).toBeTruthy();
    expect(mock.calls.get('webhookReceiverCreate')).toBeUndefined();
  }, 20_000);

  // @sheet operator/13.73
  test('get a generated secret, which is shown until it is sent', async () => {
    const { address, mock } = await renderScreen(routes, `${LIST}-new`);
    const { form, name, endpoint, submit } = await newReceiver();
    fill(name, 'made');
    fill(endpoint, 'https://hooks.example/in');
    fireEvent.click(form.getByRole('button', { name: 'Generate' }));
    const made = (await form.findByText(/^[\w-]{43}$/)).textContent;
    expect(form.getByRole('button', { name: 'Copy secret' })).toBeTruthy();
    // Without a subscription it is sent a second time
    submit();
    expect(await form.findByText('No event is sent without a subscription')).toBeTruthy();
    expect(mock.calls.get('webhookReceiverCreate')).toBeUndefined();
    submit();
    await vi.waitFor(() => expect(address()).toBe(`${LIST}/made`));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.body.textContent).not.toContain(made);
    expect(stored()).not.toContain(made);
  });

  test('with a taken name show the error; a release without classes shows no matches', async () => {
    await renderScreen(routes, `${LIST}-new`);
    const { form, name, endpoint, addSecret, subscribe, submit } = await newReceiver();
    fill(name, 'pager-bridge');
    fill(endpoint, 'https://hooks.example/in');
    addSecret('one');
    await subscribe('hardware.sled.added');
    expect(await form.findByText(/does not list its event classes/)).toBeTruthy();
    submit();
    expect(await form.findByText('Name already exists')).toBeTruthy();
  });

  test('can be renamed, and are found under the new name', async () => {
    const { address } = await renderScreen(routes, LIST);
    await rowAction('pager-bridge', 'Edit');
    const form = await openDialog('Edit receiver');
    fill(form.getByRole('textbox', { name: 'Name' }), 'pager');
    fireEvent.click(form.getByRole('button', { name: 'Update receiver' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'pager' })).toBeTruthy();
    expect(address()).toBe(`${LIST}/pager`);
    await expectToast('Receiver pager updated');
  }, 20_000);

  test('whose new name is taken have the error at the name, and are not sent', async () => {
    const { mock } = await renderScreen(routes, LIST);
    await rowAction('retired-chat', 'Edit');
    const form = await openDialog('Edit receiver');
    fill(form.getByRole('textbox', { name: 'Name' }), 'pager-bridge');
    fireEvent.click(form.getByRole('button', { name: 'Update receiver' }));
    expect(await form.findByText('Receiver name already exists')).toBeTruthy();
    expect(mock.calls.get('webhookReceiverUpdate')).toBeUndefined();
  }, 20_000);

  test('are deleted from their page, which leads to the list', async () => {
    const { address } = await renderScreen(routes, PAGER);
    fireEvent.click(await screen.findByRole('button', { name: 'Receiver actions' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await confirmIn('Delete receiver');
    await expectToast('Receiver pager-bridge deleted');
    await vi.waitFor(() => expect(address()).toBe(LIST));
  });

  test('that could not be deleted are still there, with the reason', async () => {
    await renderScreen(routes, LIST, {
      faults: [{ operation: 'webhookReceiverDelete', status: 503, message: 'Not now' }],
    });
    await rowAction('retired-chat', 'Delete');
    await confirmIn('Delete receiver');
    await expectToast('Could not delete receiver');
    expect(await rowOf('retired-chat')).toBeTruthy();
  });

  test('can be probed from their row', async () => {
    await renderScreen(routes, LIST);
    await rowAction('retired-chat', 'Send probe');
    await confirmIn('Send probe');
    await expectToast('Unreachable');
  });

  // @sheet operator/13.2
  test('are read and probed by viewers of the fleet, who cannot change them', async () => {
    await renderScreen(routes, LIST, AS_VIEWER);
    await vi.waitFor(() => {
      const create = screen.getByText('New receiver').closest('[aria-disabled="true"]');
      expect(create?.getAttribute('aria-description')).toContain('Needs the fleet collaborator role');
    }, 4_000);
    const menu = await openRowMenu('pager-bridge');
    expect(descriptionOf(menu.getByRole('menuitem', { name: 'Send probe' }))).toBe('');
    for (const name of ['Edit', 'Delete'])
      expect(descriptionOf(menu.getByRole('menuitem', { name }))).toContain('Needs the fleet admin role');
  });
});
