// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  confirmIn,
  expectToast,
  FAILURES,
  fill,
  openDialog,
  press,
  renderScreen,
  rowAction,
  useScreens,
  valueOf,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';
import {
  chooseRows,
  createForm,
  editForm,
  elsewhere,
  failing,
  rulesOn,
  TAB,
  UPDATE,
} from './test-screen.tsx';

useScreens();

// The slot of the shell for bulk actions

describe.each(FAILURES)('a write that %s', (_, rule, message) => {
  test('keeps the form of a new rule unchanged, to be submitted again', async () => {
    const { mock, address } = await renderScreen(routes, `${TAB}-new`, { faults: failing(rule) });
    const { form, name, submit } = await createForm();
    fill(name, 'glass-house');
    submit();
    // At the top, and again at the end of the long form
    await vi.waitFor(() => expect(form.getAllByText(message)).toHaveLength(2), 4_000);
    expect(valueOf(name)).toBe('glass-house');
    expect(screen.getByTestId('Toasts').textContent).toBe('');
    submit();
    await expectToast('Firewall rule glass-house created');
    expect(address()).toBe(TAB);
    expect(rulesOn(mock).size).toBe(7);
  });

  test('keeps a changed rule in its form', async () => {
    const { mock } = await renderScreen(routes, `${TAB}/allow-ssh/edit`, { faults: failing(rule) });
    const { form, name, submit } = await editForm();
    fill(name, 'office-ssh');
    submit();
    await vi.waitFor(() => expect(form.getAllByText(message)).toHaveLength(2), 4_000);
    expect(valueOf(name)).toBe('office-ssh');
    submit();
    await expectToast('Firewall rule office-ssh updated');
    expect([...rulesOn(mock).keys()]).not.toContain('allow-ssh');
    expect(rulesOn(mock).size).toBe(6);
  });

  test('shows why a rule could not be deleted', async () => {
    await renderScreen(routes, TAB, { faults: failing(rule) });
    await rowAction('allow-ssh', 'Delete');
    const dialog = await openDialog('Confirm delete firewall rule');
    await press(dialog.getByRole('button', { name: 'Confirm' }));
    await expectToast('Could not delete firewall rule');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('shows why a rule could not be disabled', async () => {
    await renderScreen(routes, TAB, { faults: failing(rule) });
    await rowAction('allow-ssh', 'Disable');
    await confirmIn('Confirm disable firewall rule');
    await expectToast('Could not disable firewall rule');
  });

  test('keeps the plan for several rules open', async () => {
    const { mock } = await renderScreen(routes, TAB, { faults: failing(rule) });
    await chooseRows('allow-ssh', 'allow-icmp');
    fireEvent.click(screen.getByRole('button', { name: 'Disable' }));
    const dialog = await openDialog('Disable 2 firewall rules');
    await press(dialog.getByRole('button', { name: 'Disable 2' }));
    expect(await dialog.findByText(message)).toBeTruthy();
    await press(dialog.getByRole('button', { name: 'Disable 2' }));
    await expectToast('2 firewall rules disabled');
    expect(rulesOn(mock).get('allow-icmp')?.status).toBe('disabled');
  });
});

test('several rules are enabled again by Undo: those that were disabled, beside what a colleague has changed', async () => {
  const { mock } = await renderScreen(routes, TAB);
  await chooseRows('allow-ssh', 'allow-icmp', 'block-legacy-sync');
  expect(rulesOn(mock).get('block-legacy-sync')?.status).toBe('disabled');
  fireEvent.click(screen.getByRole('button', { name: 'Disable' }));
  const dialog = await openDialog('Disable 3 firewall rules');
  await press(dialog.getByRole('button', { name: 'Disable 3' }));
  await expectToast('3 firewall rules disabled');
  elsewhere(mock, 'allow-purge-api', { priority: 5 });
  await press(await screen.findByRole('button', { name: 'Undo' }));
  await expectToast('2 firewall rules enabled');
  const statuses = ['allow-ssh', 'allow-icmp', 'block-legacy-sync'].map(
    (name) => rulesOn(mock).get(name)?.status,
  );
  expect(statuses).toEqual(['enabled', 'enabled', 'disabled']);
  expect(rulesOn(mock).get('allow-purge-api')?.priority).toBe(5);
});

test('a write with an unknown result is not written either', async () => {
  const { mock } = await renderScreen(routes, `${TAB}-new`);
  const { form, name, submit } = await createForm();
  fill(name, 'glass-house');
  mock.faults.add({ operation: 'vpcFirewallRulesView', status: 503, message: 'Not now', count: 1 });
  submit();
  await vi.waitFor(() => expect(form.getAllByText('Not now').length).toBeGreaterThan(0), 4_000);
  expect(mock.calls.get(UPDATE)).toBeUndefined();
});

test('a form that is submitted twice writes once', async () => {
  const { mock } = await renderScreen(routes, `${TAB}-new`);
  const { name, submit } = await createForm();
  fill(name, 'glass-house');
  submit();
  submit();
  await expectToast('Firewall rule glass-house created');
  expect(mock.calls.get(UPDATE)).toBe(1);
});

test('a write whose response was lost is not repeated: its result is detected', async () => {
  const { mock, address } = await renderScreen(routes, `${TAB}-new/allow-ssh`, {
    faults: failing({ abort: true }),
  });
  const { form, submit } = await createForm();
  submit();
  await vi.waitFor(
    () => expect(form.getAllByText(/^The server could not be reached/)).toHaveLength(2),
    4_000,
  );
  const source = rulesOn(mock).get('allow-ssh');
  if (!source) throw new Error('no rule to copy');
  mock.store.tables.firewallRules.put({ ...source, ...mock.store.fresh(), name: 'allow-ssh-copy' });
  submit();
  await expectToast('Firewall rule allow-ssh-copy created');
  expect(mock.calls.get(UPDATE)).toBe(1);
  expect(address()).toBe(TAB);
});

// @sheet common-ui/34.47
test('a deleted rule disappears before the toast appears', async () => {
  const { mock } = await renderScreen(routes, TAB);
  await rowAction('allow-ssh', 'Delete');
  const dialog = await openDialog('Confirm delete firewall rule');
  mock.faults.add({ operation: 'vpcFirewallRulesView', delay: 300 });
  await press(dialog.getByRole('button', { name: 'Confirm' }));
  await expectToast('Firewall rule allow-ssh deleted');
  expect(screen.getByRole('table').textContent).not.toContain('allow-ssh');
});

// @sheet network-access/B-F5
test('several rules are deleted in one write, after their number was typed', async () => {
  const { mock } = await renderScreen(routes, TAB);
  await chooseRows('allow-ssh', 'allow-icmp', 'allow-purge-api');
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await openDialog('Delete 3 firewall rules');
  await press(dialog.getByRole('button', { name: 'Delete 3' }));
  expect(await dialog.findByText('Type 3 in the field first')).toBeTruthy();
  fill(dialog.getByRole('textbox'), '3');
  await press(dialog.getByRole('button', { name: 'Delete 3' }));
  await expectToast('3 firewall rules deleted');
  expect(mock.calls.get(UPDATE)).toBe(1);
  expect(rulesOn(mock).size).toBe(3);
});
