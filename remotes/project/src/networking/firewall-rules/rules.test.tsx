// @vitest-environment happy-dom
import { fireEvent, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  cellOf,
  confirmIn,
  expectToast,
  fill,
  openDialog,
  openRowMenu,
  press,
  renderScreen,
  rowAction,
  useScreens,
  valueOf,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';
import { createForm, editForm, elsewhere, rulesOn, TAB, UPDATE } from './test-screen.tsx';

useScreens();

describe('a rule', () => {
  // @sheet network-access/15.23
  test('cannot have the name of another one', async () => {
    const { mock } = await renderScreen(routes, `${TAB}-new`);
    const { form, name, submit } = await createForm();
    fill(name, 'allow-ssh');
    expect(form.queryByText(/^Name taken/)).toBeNull();
    submit();
    expect(await form.findByText(/^Name taken/)).toBeTruthy();
    expect(mock.calls.get(UPDATE)).toBeUndefined();
  });

  // @sheet network-access/15.24
  test('keeps its own name while another value changes, and all others stay unchanged', async () => {
    const { mock } = await renderScreen(routes, `${TAB}/allow-ssh/edit`);
    const before = rulesOn(mock);
    const { form, name, submit } = await editForm();
    fill(name, 'allow-icmp');
    submit();
    expect(await form.findByText(/^Name taken/)).toBeTruthy();
    fill(name, 'allow-ssh');
    fill(form.getByRole('textbox', { name: /^Priority/ }), '77');
    submit();
    await expectToast('Firewall rule allow-ssh updated');
    const after = rulesOn(mock);
    expect(after.get('allow-ssh')?.priority).toBe(77);
    const { id: _a, timeCreated: _b, timeModified: _c, ...same } = before.get('allow-purge-api') ?? {};
    expect(after.get('allow-purge-api')).toMatchObject(same);
  });

  test('requires a valid priority', async () => {
    const { mock } = await renderScreen(routes, `${TAB}-new`);
    const { form, name, submit } = await createForm();
    fill(name, 'glass-house');
    const priority = form.getByRole('textbox', { name: /^Priority/ });
    fill(priority, '');
    submit();
    expect(await form.findByText('Priority is required')).toBeTruthy();
    fill(priority, '65536');
    expect(await form.findByText('Can be at most 65535')).toBeTruthy();
    expect(mock.calls.get(UPDATE)).toBeUndefined();
  });

  // @sheet network-access/15.20
  test('that is copied gets another name and the same values', async () => {
    await renderScreen(routes, `${TAB}-new/allow-purge-api`);
    const { form, name } = await createForm();
    expect(valueOf(name)).toBe('allow-purge-api-copy');
    expect(form.getByRole('row', { name: 'Name: purge-worker-1, Type: instance' })).toBeTruthy();
    expect(form.getByRole('row', { name: '8443' })).toBeTruthy();
  });

  test('that does not exist is copied as an empty form', async () => {
    await renderScreen(routes, `${TAB}-new/nothing`);
    const { name } = await createForm();
    expect(valueOf(name)).toBe('');
  });

  // @sheet network-access/B-F5
  test('is inserted above another one with the previous priority', async () => {
    await renderScreen(routes, TAB);
    await rowAction('block-legacy-sync', 'Insert rule above');
    const { form } = await createForm();
    expect(valueOf(form.getByRole('textbox', { name: /^Priority/ }))).toBe('9');
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'Outbound' }).checked).toBe(true);
  });

  // @sheet network-access/B-F5
  test('is disabled and enabled in the table', async () => {
    const { mock } = await renderScreen(routes, TAB);
    await rowAction('allow-ssh', 'Disable');
    const dialog = await openDialog('Confirm disable firewall rule');
    const flows = within(await dialog.findByRole('list', { name: 'Flows that change' }));
    expect(flows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Blocked from the internet to every instance of the VPC: TCP 22',
    ]);
    await press(dialog.getByRole('button', { name: 'Confirm' }));
    await expectToast('Firewall rule allow-ssh disabled');
    expect(rulesOn(mock).get('allow-ssh')?.status).toBe('disabled');
    await vi.waitFor(async () => expect((await cellOf('allow-ssh', 'Status')).textContent).toBe('Disabled'));
    await rowAction('allow-ssh', 'Enable');
    await confirmIn('Confirm enable firewall rule');
    await expectToast('Firewall rule allow-ssh enabled');
    expect(rulesOn(mock).size).toBe(6);
  });

  test('is named by its warning', async () => {
    await renderScreen(routes, TAB);
    const status = within(await cellOf('allow-ssh', 'Status'));
    expect(await status.findByRole('button', { name: 'Warning about allow-ssh' })).toBeTruthy();
  });

  test('has the actions of the sheet, in its order', async () => {
    await renderScreen(routes, TAB);
    const menu = await openRowMenu('allow-ssh');
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Copy ID',
      'Edit',
      'Clone',
      'Disable',
      'Insert rule above',
      'Insert rule below',
      'Move up',
      'Move down',
      'Delete',
    ]);
  });
});

describe('a concurrent change', () => {
  // @sheet network-access/B-F1
  test('of another rule is kept: the form shows it first', async () => {
    const { mock, address } = await renderScreen(routes, `${TAB}/allow-ssh/edit`);
    const { form, submit } = await editForm();
    fill(form.getByRole('textbox', { name: /^Priority/ }), '77');
    elsewhere(mock, 'allow-icmp', { priority: 5 });
    elsewhere(mock, 'allow-purge-api', 'delete');
    submit();
    expect((await form.findByRole('alert')).textContent).toContain('Changed by another person');
    expect(mock.calls.get(UPDATE)).toBeUndefined();
    const table = within(form.getByRole('table', { name: 'Changes' }));
    expect(table.getAllByRole('row')).toHaveLength(4);
    submit();
    await expectToast('Firewall rule allow-ssh updated');
    expect(address()).toBe(TAB);
    const after = rulesOn(mock);
    expect([after.get('allow-ssh')?.priority, after.get('allow-icmp')?.priority]).toEqual([77, 5]);
    expect(after.has('allow-purge-api')).toBe(false);
  });

  // @sheet network-access/B-F1
  test('of the same rule requires a choice', async () => {
    const { mock } = await renderScreen(routes, `${TAB}/allow-ssh/edit`);
    const { form, submit } = await editForm();
    fill(form.getByRole('textbox', { name: /^Priority/ }), '77');
    elsewhere(mock, 'allow-ssh', { priority: 5 });
    submit();
    const choice = within(await form.findByRole('radiogroup', { name: 'Keep of allow-ssh' }));
    expect(form.getByRole('button', { name: 'Update rule' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(choice.getByRole('radio', { name: /^Use theirs/ }));
    expect(form.getByRole('button', { name: 'Nothing to apply' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(choice.getByRole('radio', { name: /^Keep mine/ }));
    submit();
    await expectToast('Firewall rule allow-ssh updated');
    expect(rulesOn(mock).get('allow-ssh')?.priority).toBe(77);
  });

  test('of a rule that is disabled in the table requires a choice', async () => {
    const { mock } = await renderScreen(routes, TAB);
    const menu = await openRowMenu('allow-ssh');
    elsewhere(mock, 'allow-ssh', { priority: 5 });
    elsewhere(mock, 'allow-icmp', { priority: 6 });
    fireEvent.click(menu.getByRole('menuitem', { name: 'Disable' }));
    await confirmIn('Confirm disable firewall rule');
    const dialog = await openDialog('Disable firewall rule');
    const choice = within(await dialog.findByRole('radiogroup', { name: 'Keep of allow-ssh' }));
    expect(mock.calls.get(UPDATE)).toBeUndefined();
    fireEvent.click(choice.getByRole('radio', { name: /^Keep mine/ }));
    await press(dialog.getByRole('button', { name: 'Disable 1' }));
    await expectToast('Firewall rule allow-ssh disabled');
    const after = rulesOn(mock);
    expect([after.get('allow-ssh')?.status, after.get('allow-icmp')?.priority]).toEqual(['disabled', 6]);
  });

  test('of other rules is kept when one is deleted', async () => {
    const { mock } = await renderScreen(routes, TAB);
    await rowAction('allow-ssh', 'Delete');
    const dialog = await openDialog('Confirm delete firewall rule');
    elsewhere(mock, 'allow-icmp', { priority: 6 });
    await press(dialog.getByRole('button', { name: 'Confirm' }));
    await expectToast('Firewall rule allow-ssh deleted');
    expect(rulesOn(mock).get('allow-icmp')?.priority).toBe(6);
    expect(rulesOn(mock).has('allow-ssh')).toBe(false);
  });
});
