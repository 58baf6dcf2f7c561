// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  cellOf,
  choose,
  expectToast,
  FAILURES,
  openDialog,
  openRowMenu,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const PROJECT = '/projects/edge-cache/access';
const OPERATOR = 'Maren Okafor';

const names = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('button')?.textContent);

async function pick(form: Awaited<ReturnType<typeof openDialog>>, label: string, option: RegExp) {
  fireEvent.click(form.getByRole('button', { name: new RegExp(label) }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
}

async function add(name: string, role: RegExp) {
  await press(await screen.findByRole('button', { name: 'Add user or group' }));
  const form = await openDialog('Add user or group');
  await choose(form.getByRole('combobox', { name: 'User or group' }), name);
  await pick(form, 'Role', role);
  return { form, submit: () => fireEvent.click(form.getByRole('button', { name: 'Assign role' })) };
}

describe('project access', () => {
  // @sheet network-access/15.34 specification/6.3
  test('lists identities of silo and project, groups first, with their strongest role', async () => {
    await renderScreen(routes, PROJECT);
    await rowOf('Ines Carvalho');
    expect(names()).toEqual(['field-ops', 'web-crew', 'Ines Carvalho', OPERATOR]);
    expect((await cellOf('Ines Carvalho', 'Role')).textContent).toBe('project.collaborator');
    expect((await cellOf(OPERATOR, 'Role')).textContent).toBe('silo.admin');
    expect((await cellOf('web-crew', 'Type')).textContent).toBe('Group');
  });

  // @sheet network-access/15.34
  test('offers identities without a role on the project, and assigns, changes and deletes roles', async () => {
    const { mock } = await renderScreen(routes, PROJECT);
    const { form, submit } = await add(OPERATOR, /^Viewer/);
    expect(form.queryByText('Ines Carvalho')).toBeNull();
    submit();
    await expectToast('is now a');
    await vi.waitFor(async () => expect((await cellOf(OPERATOR, 'Role')).textContent).toBe('silo.admin+1'));
    await rowAction('Ines Carvalho', 'Change role');
    const edit = await openDialog('Change project role for Ines Carvalho');
    await pick(edit, 'Role', /^Viewer/);
    fireEvent.click(edit.getByRole('button', { name: 'Update role' }));
    await expectToast('is now a');
    await vi.waitFor(async () =>
      expect((await cellOf('Ines Carvalho', 'Role')).textContent).toBe('project.viewer'),
    );
    await rowAction('Ines Carvalho', 'Delete');
    const asked = await openDialog('Confirm delete');
    fireEvent.click(asked.getByRole('button', { name: 'Confirm' }));
    await expectToast('Access removed');
    await vi.waitFor(() => expect(names()).not.toContain('Ines Carvalho'));
    expect(mock.calls.get('projectPolicyUpdate')).toBe(3);
  });

  // @sheet network-access/B-A3
  test('shows where an inherited role is changed', async () => {
    await renderScreen(routes, PROJECT);
    const menu = await openRowMenu(OPERATOR);
    for (const name of ['Change role', 'Delete'])
      expect(menu.getByRole('menuitem', { name: new RegExp(`^${name}`) }).getAttribute('aria-disabled')).toBe(
        'true',
      );
    expect(screen.getAllByText(/comes from the silo/).length).toBeGreaterThan(0);
  });

  // @sheet network-access/B-A1
  test('shows the members of a group and their rights', async () => {
    await renderScreen(routes, PROJECT);
    fireEvent.click(within(await rowOf('field-ops')).getByRole('button', { name: 'field-ops' }));
    const panel = await openDialog('Group access');
    expect(await panel.findByText('Dele Adeyemi')).toBeTruthy();
    expect(panel.getByText('Can view everything in the project but change nothing.')).toBeTruthy();
  });
});

describe.each(FAILURES)('a role that %s', (_, rule, message) => {
  test('shows the error in the form, which keeps its values and can be submitted again', async () => {
    const faults = [{ operation: 'projectPolicyUpdate', count: 1, ...rule }] as const;
    const { mock } = await renderScreen(routes, PROJECT, { faults });
    const { form, submit } = await add('Aiko Brandt', /^Viewer/);
    submit();
    submit();
    expect(await form.findByText(message)).toBeTruthy();
    expect(form.getByRole('combobox', { name: 'User or group' })).toHaveProperty('value', 'Aiko Brandt');
    expect(mock.calls.get('projectPolicyUpdate')).toBe(1);
    submit();
    await expectToast('is now a');
    // The list is read again after the notification
    await vi.waitFor(() => expect(names()).toContain('Aiko Brandt'));
  });

  // @sheet network-access/T10
  test('is not removed, and the dialog shows the error', async () => {
    const faults = [{ operation: 'policyUpdate', count: 1, ...rule }] as const;
    await renderScreen(routes, '/access', { faults });
    await rowAction('web-crew', 'Delete');
    const asked = await openDialog('Confirm delete');
    fireEvent.click(asked.getByRole('button', { name: 'Confirm' }));
    expect(await asked.findByText(message)).toBeTruthy();
    fireEvent.click(asked.getByRole('button', { name: 'Confirm' }));
    await expectToast('Access removed');
    // The list is read again after the notification
    await vi.waitFor(() => expect(names()).toEqual([OPERATOR]));
  });
});
