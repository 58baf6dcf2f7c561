// @vitest-environment happy-dom
import type { Mock } from '@console/mock';
import { siloPolicyView, systemPolicyView } from '@console/shared/api';
import { refresh } from '@console/shared/query';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
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
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const OPERATOR = 'Maren Okafor';

type Line = { identity_id: string; identity_type: string; role_name: string };

/** Another user adds a line to a policy. */
async function addLine(mock: Mock, path: string, line: Line): Promise<void> {
  const url = new URL(path, location.origin);
  const policy: { role_assignments: Line[] } = await (await mock.handle(new Request(url))).json();
  const body = JSON.stringify({ role_assignments: [...policy.role_assignments, line] });
  const headers = { 'content-type': 'application/json' };
  expect((await mock.handle(new Request(url, { method: 'PUT', body, headers }))).status).toBe(200);
}

/** The id of a user of a silo, looked up by name. */
async function userOf(mock: Mock, silo: string, name: string): Promise<string> {
  const url = new URL(`/v1/system/users?silo=${silo}`, location.origin);
  const { items }: { items: { id: string; display_name: string }[] } = await (
    await mock.handle(new Request(url))
  ).json();
  return items.find(({ display_name }) => display_name === name)?.id ?? '';
}

const STRANGER = '00000000-0000-4000-8000-00000000dead';

describe('fleet access', () => {
  // @sheet network-access/B-L9 operator/13.100
  test('lists assignments and role mappings', async () => {
    await renderScreen(routes, '/system/access');
    expect((await cellOf(OPERATOR, 'Fleet role')).textContent).toBe('fleet.admin');
    expect((await cellOf('All admins of silo fernhill', 'Type')).textContent).toBe('Role mapping');
    const menu = await openRowMenu('All admins of silo fernhill');
    expect(menu.getByRole('menuitem', { name: 'View silo' }).getAttribute('href')).toBe(
      '/system/silos/fernhill?tab=fleet-roles',
    );
  });

  // @sheet operator/13.100
  test('names users of other silos, and shows ids that no silo knows', async () => {
    const { mock } = await renderScreen(routes, '/system/access');
    await rowOf(OPERATOR);
    const identity_id = await userOf(mock, 'northgate', 'Hanne Vestergaard');
    await addLine(mock, '/v1/system/policy', {
      identity_id,
      identity_type: 'silo_user',
      role_name: 'viewer',
    });
    await addLine(mock, '/v1/system/policy', {
      identity_id: STRANGER,
      identity_type: 'silo_user',
      role_name: 'viewer',
    });
    await refresh(systemPolicyView);
    await rowOf('Hanne Vestergaard (northgate)');
    expect(within(await rowOf(STRANGER)).getByRole('button', { name: 'Tip' })).toBeTruthy();
  });

  test('can be granted to any id', async () => {
    await renderScreen(routes, '/system/access');
    await press(await screen.findByRole('button', { name: 'Add user or group' }));
    const form = await openDialog('Add user or group');
    fireEvent.click(form.getByRole('radio', { name: 'By ID' }));
    fill(form.getByRole('textbox', { name: 'ID' }), 'somebody');
    fireEvent.click(form.getByRole('button', { name: /^Role|Select an option/ }));
    fireEvent.click(await screen.findByRole('option', { name: /^Viewer/ }));
    fireEvent.click(form.getByRole('button', { name: 'Assign role' }));
    expect(await form.findByText(/^Must be an ID/)).toBeTruthy();
    fill(form.getByRole('textbox', { name: 'ID' }), STRANGER);
    fireEvent.click(form.getByRole('radio', { name: 'Group' }));
    fireEvent.click(form.getByRole('button', { name: 'Assign role' }));
    await expectToast('is now a');
    expect((await cellOf(STRANGER, 'Type')).textContent).toBe('Group');
  });

  // @sheet operator/13.100
  test('is taken from the last admin only after a confirmation', async () => {
    await renderScreen(routes, '/system/access');
    await rowAction(OPERATOR, 'Remove');
    const asked = await openDialog('Remove fleet access');
    expect(await asked.findByText('The fleet will have no admin')).toBeTruthy();
    expect(asked.getByRole('button', { name: 'Confirm' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(asked.getByRole('checkbox', { name: 'I have another way to fleet admin' }));
    await press(asked.getByRole('button', { name: 'Confirm' }));
    await expectToast('Access removed');
  });

  test.each(FAILURES)('whose change %s keeps the form open', async (_, rule, message) => {
    await renderScreen(routes, '/system/access', {
      faults: [{ operation: 'systemPolicyUpdate', count: 1, ...rule }],
    });
    await press(await screen.findByRole('button', { name: 'Add user or group' }));
    const form = await openDialog('Add user or group');
    await choose(form.getByRole('combobox', { name: 'User or group' }), 'web-crew');
    fireEvent.click(form.getByRole('button', { name: /^Role|Select an option/ }));
    fireEvent.click(await screen.findByRole('option', { name: /^Viewer/ }));
    fireEvent.click(form.getByRole('button', { name: 'Assign role' }));
    expect(await form.findByText(message)).toBeTruthy();
    fireEvent.click(form.getByRole('button', { name: 'Assign role' }));
    await expectToast('is now a');
  });

  test('is read-only for a fleet viewer, with the reason', async () => {
    const { mock } = await renderScreen(routes, '/system/access');
    await rowOf(OPERATOR);
    const identity_id = await userOf(mock, 'fernhill', OPERATOR);
    const url = new URL('/v1/system/policy', location.origin);
    const body = JSON.stringify({
      role_assignments: [{ identity_id, identity_type: 'silo_user', role_name: 'viewer' }],
    });
    await mock.handle(
      new Request(url, { method: 'PUT', body, headers: { 'content-type': 'application/json' } }),
    );
    await refresh(systemPolicyView);
    const add = () => screen.getByRole('button', { name: 'Add user or group' });
    await vi.waitFor(() => expect(add().getAttribute('aria-disabled')).toBe('true'));
    expect(add().getAttribute('aria-description')).toMatch(/^Needs the fleet admin role/);
  });
});

const TAB = '/system/silos/harbor-labs?tab=access';

describe('access to a silo', () => {
  // @sheet operator/13.99
  test('offers its users and any group by id; warns about removing the last admin', async () => {
    const { mock } = await renderScreen(routes, TAB);
    expect((await cellOf('Lab Account', 'Role')).textContent).toBe('silo.admin');
    await rowAction('Lab Account', 'Delete');
    const asked = await openDialog('Remove access');
    expect(await asked.findByText('This silo will have no admin')).toBeTruthy();
    fireEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    await press(screen.getByRole('button', { name: 'Add user or group' }));
    const form = await openDialog('Add user or group');
    fireEvent.click(form.getByRole('radio', { name: 'By ID' }));
    fill(form.getByRole('textbox', { name: 'Group by ID' }), STRANGER);
    fireEvent.click(form.getByRole('button', { name: /^Role|Select an option/ }));
    fireEvent.click(await screen.findByRole('option', { name: /^Viewer/ }));
    fireEvent.click(form.getByRole('button', { name: 'Assign role' }));
    await expectToast('is now a');
    expect((await cellOf(STRANGER, 'Type')).textContent).toBe('Group');
    expect(mock.calls.get('groupList')).toBeUndefined();
  });

  // @sheet operator/13.99
  test('shows concurrent changes before writing', async () => {
    const { mock } = await renderScreen(routes, TAB);
    await rowAction('Lab Account', 'Change role');
    const form = await openDialog('Change silo role for Lab Account');
    await addLine(mock, '/v1/system/silos/harbor-labs/policy', {
      identity_id: STRANGER,
      identity_type: 'silo_user',
      role_name: 'admin',
    });
    fireEvent.click(form.getByRole('button', { name: /Role/ }));
    fireEvent.click(await screen.findByRole('option', { name: /^Viewer/ }));
    fireEvent.click(form.getByRole('checkbox'));
    await press(form.getByRole('button', { name: 'Update role' }));
    expect(await form.findByText('Changed by another person')).toBeTruthy();
    await press(form.getByRole('button', { name: 'Update role' }));
    await expectToast('is now a');
    await refresh(siloPolicyView);
    await rowOf(STRANGER);
  });

  test('that cannot be loaded shows an error in its place', async () => {
    await renderScreen(routes, TAB, {
      faults: [{ operation: 'siloPolicyView', status: 403, count: 1 }],
    });
    expect(await screen.findByText('The access of the silo could not be loaded')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await rowOf('Lab Account');
  });
});

describe('roles and built-in users', () => {
  // @sheet operator/13.101
  test('have lists, and panels with an address that show who holds a role', async () => {
    await renderScreen(routes, '/system/roles/fleet.admin');
    const panel = await openDialog('Role');
    expect(await panel.findByText(OPERATOR)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'fleet.viewer' })).toBeTruthy();
  });

  // @sheet operator/13.101
  test('of users show name, description and id', async () => {
    await renderScreen(routes, '/system/users-builtin/internal-read');
    const panel = await openDialog('Built-in user');
    expect(panel.getAllByText('internal-read').length).toBeGreaterThan(0);
  });
});
