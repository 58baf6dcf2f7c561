// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  assignRole,
  changeRole,
  chooseRole,
  dialogsClosed,
  openRoleForm,
} from '../../../../tools/testing/roles.ts';
import {
  cellOf,
  confirmIn,
  expectToast,
  fill,
  openDialog,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
} from '../../../../tools/testing/screen.tsx';
import { manifest } from '../manifest.ts';
import { routes } from '../routes.ts';

useScreens();

const PAGE = '/system/access';

/** Waits for the role in a row; the list is read again after a notification. */
const expectRole = (name: string, role: string) =>
  vi.waitFor(async () => expect((await cellOf(name, 'Fleet role')).textContent).toBe(role), 4_000);

// @sheet network-access/B-L9
it('fleet access, roles and built-in users lead to each other', async () => {
  const { mock, address } = await renderScreen(routes, PAGE);
  expect(manifest.frames.flatMap(({ navigation }) => navigation)).toContainEqual(
    expect.objectContaining({ label: 'Fleet access', to: PAGE }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Fleet access' })).toBeTruthy();
  await expectRole('Maren Okafor', 'fleet.admin');
  expect((await rowOf('All admins of silo fernhill')).textContent).toContain('Role mapping');
  await assignRole('platform-team', 'Viewer');
  await expectRole('platform-team', 'fleet.viewer');
  expect(mock.calls.get('systemPolicyUpdate')).toBe(1);
  fireEvent.click(screen.getByRole('tab', { name: 'Roles' }));
  fireEvent.click(await screen.findByRole('link', { name: 'fleet.viewer' }));
  const role = await openDialog('Role');
  expect(await role.findByText('platform-team')).toBeTruthy();
  fireEvent.click(role.getByRole('button', { name: 'Close' }));
  await dialogsClosed();
  fireEvent.click(screen.getByRole('tab', { name: 'Built-in users' }));
  fireEvent.click(await screen.findByRole('link', { name: 'internal-read' }));
  await openDialog('Built-in user');
  expect(address()).toBe('/system/users-builtin/internal-read');
});

// @sheet corrections/N3
it('an identity with two fleet roles keeps one when the other is changed or removed', async () => {
  const { mock } = await renderScreen(routes, PAGE);
  await rowOf('Maren Okafor');
  await assignRole('platform-team', 'Viewer');
  const [team] = mock.store.tables.groups.filter(({ displayName }) => displayName === 'platform-team');
  const form = await openRoleForm();
  fireEvent.click(form.getByRole('radio', { name: 'By ID' }));
  fill(form.getByRole('textbox', { name: 'ID' }), team?.id ?? '');
  fireEvent.click(form.getByRole('radio', { name: 'Group' }));
  await chooseRole(form, 'Admin');
  await press(form.getByRole('button', { name: 'Assign role' }));
  await dialogsClosed();
  await expectRole('platform-team', 'fleet.admin+1');

  await rowAction('platform-team', 'Change viewer role');
  const edit = 'Change fleet role for platform-team';
  await openDialog(edit);
  expect(screen.getByRole('dialog').textContent).toContain('Also kept: admin.');
  await changeRole(edit, 'Collaborator');
  await expectRole('platform-team', 'fleet.admin+1');
  await rowAction('platform-team', 'Remove admin role');
  await confirmIn('Remove fleet access');
  await expectToast('Access removed');
  await expectRole('platform-team', 'fleet.collaborator');
  const { roles } = mock.store.tables;
  expect(roles.filter(({ identityId }) => identityId === team?.id).map(({ roleName }) => roleName)).toEqual([
    'collaborator',
  ]);
});
