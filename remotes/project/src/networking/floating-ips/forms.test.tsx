// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { formIn } from '../../../../../tools/testing/on-screen.ts';
import {
  cellOf,
  choose,
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

useScreens();

const LIST = '/projects/edge-cache/floating-ips';

const noToast = () => expect(screen.getByTestId('Toasts').textContent).toBe('');

async function createForm() {
  const opened = await formIn('Create floating IP');
  return { ...opened, address: opened.form.getByRole('textbox', { name: /^IP address/ }) };
}

describe('a new floating IP', () => {
  test.each(FAILURES)('that %s keeps the form unchanged, to be submitted again', async (_, rule, message) => {
    const faults = [{ operation: 'floatingIpCreate', count: 1, ...rule }] as const;
    const { mock, address } = await renderScreen(routes, `${LIST}-new`, { faults });
    const { form, name, submit } = await createForm();
    fill(name, 'fra-entry');
    submit();
    submit();
    expect(await form.findByText(message)).toBeTruthy();
    expect(valueOf(name)).toBe('fra-entry');
    expect(mock.calls.get('floatingIpCreate')).toBe(1);
    noToast();
    submit();
    await expectToast('Floating IP fra-entry created');
    await vi.waitFor(() => expect(address()).toBe(LIST));
    expect(await rowOf('fra-entry')).toBeTruthy();
  });

  test('with a taken name shows the error at the name', async () => {
    await renderScreen(routes, `${LIST}-new`);
    const { form, name, submit } = await createForm();
    fill(name, 'tls-entry');
    submit();
    expect(await form.findByText('Name already exists')).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement).toBe(name));
  });

  test.each([
    ['no address', '203.0.113', 'Not a valid IP address'],
    ['a network', '203.0.113.0/24', 'Not a valid IP address'],
  ])('with %s as its address shows an error', async (_, value, message) => {
    const { mock } = await renderScreen(routes, `${LIST}-new`);
    const { form, name, address, submit } = await createForm();
    fill(name, 'fra-entry');
    fill(address, value);
    submit();
    expect(await form.findByText(message)).toBeTruthy();
    expect(mock.calls.get('floatingIpCreate')).toBeUndefined();
  });

  test('gets the requested pool and address', async () => {
    await renderScreen(routes, `${LIST}-new`);
    const { form, name, address, submit } = await createForm();
    fill(name, 'fra-entry');
    await press(form.getByRole('button', { name: /^IP pool/ }));
    fireEvent.click(await screen.findByRole('option', { name: /^public-v4/ }));
    fill(address, ' 203.0.113.33 ');
    submit();
    await expectToast('Floating IP fra-entry created');
    expect((await cellOf('fra-entry', 'IP address')).textContent).toContain('203.0.113.33');
  });

  test("for an address in use shows the server's message and keeps the form", async () => {
    await renderScreen(routes, `${LIST}-new`);
    const { form, name, address, submit } = await createForm();
    fill(name, 'fra-entry');
    fill(address, '203.0.113.12');
    submit();
    expect(await form.findByRole('alert')).toBeTruthy();
    expect(valueOf(address)).toBe('203.0.113.12');
  });
});

describe('a floating IP', () => {
  test.each(FAILURES)('whose change %s keeps the form unchanged', async (_, rule, message) => {
    const faults = [{ operation: 'floatingIpUpdate', count: 1, ...rule }] as const;
    const { mock } = await renderScreen(routes, LIST, { faults });
    await rowAction('tls-entry', 'Edit');
    const form = await openDialog('Edit floating IP');
    // The row contains all data of the form
    expect(mock.calls.get('floatingIpView')).toBeUndefined();
    const name = form.getByRole('textbox', { name: 'Name' });
    fill(name, 'tls-door');
    const update = form.getByRole('button', { name: 'Update floating IP' });
    fireEvent.click(update);
    expect(await form.findByText(message)).toBeTruthy();
    expect(valueOf(name)).toBe('tls-door');
    fireEvent.click(update);
    await expectToast('Floating IP tls-door updated');
    expect(await rowOf('tls-door')).toBeTruthy();
  });

  test('whose new name is taken shows the error at the name, and nothing is sent', async () => {
    const { mock } = await renderScreen(routes, `${LIST}/unassigned/edit`);
    const form = await openDialog('Edit floating IP');
    fill(form.getByRole('textbox', { name: 'Name' }), 'tls-entry');
    fireEvent.click(form.getByRole('button', { name: 'Update floating IP' }));
    expect(await form.findByText('Floating IP name already exists')).toBeTruthy();
    expect(mock.calls.get('floatingIpUpdate')).toBeUndefined();
  });

  // @sheet network-access/15.30
  test('keeps its name when only the description changes, on the page of its form', async () => {
    await renderScreen(routes, `${LIST}/unassigned/edit`);
    const form = await openDialog('Edit floating IP');
    expect(form.getByText('203.0.113.13')).toBeTruthy();
    fill(form.getByRole('textbox', { name: /^Description/ }), 'For Frankfurt');
    fireEvent.click(form.getByRole('button', { name: 'Update floating IP' }));
    await expectToast('Floating IP unassigned updated');
    expect((await cellOf('unassigned', 'description')).textContent).toBe('For Frankfurt');
  });

  test.each(FAILURES)('whose attachment %s shows the error once, in the modal', async (_, rule, message) => {
    const faults = [{ operation: 'floatingIpAttach', count: 1, ...rule }] as const;
    const { mock } = await renderScreen(routes, LIST, { faults });
    await rowAction('unassigned', 'Attach');
    const modal = await openDialog('Attach floating IP');
    await choose(modal.getByRole('combobox', { name: 'Instance' }), 'purge-worker-1');
    const attach = modal.getByRole('button', { name: 'Attach' });
    fireEvent.click(attach);
    fireEvent.click(attach);
    expect(await modal.findByText(message)).toBeTruthy();
    expect(mock.calls.get('floatingIpAttach')).toBe(1);
    noToast();
    fireEvent.click(attach);
    await expectToast('Floating IP unassigned attached');
    const cell = await cellOf('unassigned', 'Attached to instance');
    await vi.waitFor(() => expect(cell.textContent).toBe('purge-worker-1'));
    expect(within(cell).getByRole('link').getAttribute('href')).toBe(
      '/projects/edge-cache/instances/purge-worker-1/networking',
    );
  });

  test('requires an instance to be attached to', async () => {
    const { mock } = await renderScreen(routes, LIST);
    await rowAction('unassigned', 'Attach');
    const modal = await openDialog('Attach floating IP');
    await press(modal.getByRole('button', { name: 'Attach' }));
    expect(await modal.findByText('Instance is required')).toBeTruthy();
    expect(mock.calls.get('floatingIpAttach')).toBeUndefined();
  });

  // @sheet network-access/T2
  test.each([
    ['Detach', 'Detach Floating IP', 'floatingIpDetach', 'Error detaching floating IP', 'tls-entry'],
    [
      'Delete',
      'Confirm delete floating IP',
      'floatingIpDelete',
      'Could not delete floating IP',
      'unassigned',
    ],
  ])('%s that fails shows the error once', async (action, title, operation, errorTitle, row) => {
    await renderScreen(routes, LIST, {
      faults: [{ operation, status: 503, message: 'The rack is resting', count: 1 }],
    });
    await rowAction(row, action);
    const question = await openDialog(title);
    fireEvent.click(question.getByRole('button', { name: 'Confirm' }));
    await expectToast(`${errorTitle}The rack is resting`);
    expect(screen.getAllByRole('button', { name: 'Dismiss notification' })).toHaveLength(1);
    expect(await rowOf(row)).toBeTruthy();
  });

  test('has its actions in order, attached or free', async () => {
    await renderScreen(routes, LIST);
    const labels = async (row: string) => {
      const menu = await openRowMenu(row);
      const found = menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
      fireEvent.keyDown(menu.getByRole('menuitem', { name: 'Edit' }), { key: 'Escape' });
      await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      return found;
    };
    expect(await labels('tls-entry')).toEqual(['Copy ID', 'Edit', 'Move', 'Detach', 'Delete']);
    expect(await labels('unassigned')).toEqual(['Copy ID', 'Edit', 'Attach', 'Delete']);
    const menu = await openRowMenu('tls-entry');
    expect(menu.getByRole('menuitem', { name: /^Delete/ }).getAttribute('aria-disabled')).toBe('true');
  });
});

// @sheet operator/13.112
test('pools and instances that are unknown do not affect the list', async () => {
  await renderScreen(routes, LIST, {
    faults: [
      { operation: 'projectIpPoolList', status: 503 },
      { operation: 'projectIpPoolView', status: 404 },
      { operation: 'instanceList', status: 503 },
    ],
  });
  await vi.waitFor(async () =>
    expect((await cellOf('tls-entry', 'Attached to instance')).textContent).toBe('tls-terminator-a'),
  );
  await rowAction('tls-entry', 'Edit');
  const form = await openDialog('Edit floating IP');
  expect(await form.findByText('No longer linked to this silo')).toBeTruthy();
  expect(await form.findByRole('link', { name: 'tls-terminator-a' })).toBeTruthy();
});
