// @vitest-environment happy-dom
import { personas, type Mock } from '@console/mock';
import { policyView } from '@console/shared/api';
import { refresh } from '@console/shared/query';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { elsewhere, POLICY } from '../../../../tools/testing/roles.ts';
import {
  cellOf,
  descriptionOf,
  expectToast,
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

async function changeRole(name: string, role: RegExp, scope = 'project') {
  await rowAction(name, 'Change role');
  const form = await openDialog(`Change ${scope} role for ${name}`);
  fireEvent.click(form.getByRole('button', { name: /^(Collaborator|Viewer|Admin) Role|Role/ }));
  fireEvent.click(await screen.findByRole('option', { name: role }));
  return { form, submit: () => form.getByRole('button', { name: 'Update role' }) };
}

describe('a concurrent change of a policy', () => {
  // @sheet network-access/B-A2
  test('is shown before anything is sent, and kept', async () => {
    const { mock } = await renderScreen(routes, PROJECT);
    const { form, submit } = await changeRole('Ines Carvalho', /^Viewer/);
    await elsewhere(mock, POLICY, (lines) =>
      lines.map((line) =>
        line.identity_type === 'silo_group' ? { ...line, role_name: 'collaborator' } : line,
      ),
    );
    const before = mock.calls.get('projectPolicyUpdate');
    fireEvent.click(submit());
    expect(await form.findByText('Changed by another person')).toBeTruthy();
    expect(form.getByText('Role: viewer → collaborator')).toBeTruthy();
    expect(mock.calls.get('projectPolicyUpdate')).toBe(before);
    fireEvent.click(submit());
    await expectToast('is now a');
    await vi.waitFor(async () =>
      expect((await cellOf('Ines Carvalho', 'Role')).textContent).toBe('project.viewer'),
    );
    expect((await cellOf('field-ops', 'Role')).textContent).toBe('project.collaborator');
  });

  // @sheet network-access/B-A2
  test('requires a choice when both have changed the same role', async () => {
    const { mock } = await renderScreen(routes, PROJECT);
    const { form, submit } = await changeRole('Ines Carvalho', /^Viewer/);
    await elsewhere(mock, POLICY, (lines) =>
      lines.map((line) => (line.identity_type === 'silo_user' ? { ...line, role_name: 'admin' } : line)),
    );
    fireEvent.click(submit());
    expect(await form.findByText('Changed by another person')).toBeTruthy();
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(form.getByRole('radio', { name: /^Keep mine/ }));
    await press(submit());
    await expectToast('is now a');
  });

  // @sheet network-access/B-A2
  test('is kept when a role is removed', async () => {
    const { mock } = await renderScreen(routes, PROJECT);
    await rowAction('Ines Carvalho', 'Delete');
    const asked = await openDialog('Confirm delete');
    await elsewhere(mock, POLICY, (lines) => lines.filter((line) => line.identity_type === 'silo_user'));
    fireEvent.click(asked.getByRole('button', { name: 'Confirm' }));
    expect(await asked.findByText('Changed by another person')).toBeTruthy();
    await press(asked.getByRole('button', { name: 'Confirm' }));
    await expectToast('Access removed');
    await vi.waitFor(() => expect(screen.queryByText('field-ops')).toBeNull());
  });
});

describe('a change that is hard to undo', () => {
  // @sheet network-access/B-A4
  test('requires a confirmation: removing the last admin of the silo', async () => {
    await renderScreen(routes, '/access');
    await rowAction(OPERATOR, 'Delete');
    const asked = await openDialog('Confirm delete');
    expect(await asked.findByText('This silo will have no admin')).toBeTruthy();
    const send = asked.getByRole('button', { name: 'Confirm' });
    expect(descriptionOf(send) || send.getAttribute('aria-description')).toContain(
      'Select the checkbox first',
    );
    fireEvent.click(asked.getByRole('checkbox'));
    await press(asked.getByRole('button', { name: 'Confirm' }));
    await expectToast('Access removed');
    // From then on the user may not change anything here
    const button = await screen.findByRole('button', { name: 'Add user or group' });
    await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  });

  // @sheet network-access/B-L10
  test('shows a warning when a weaker role is chosen', async () => {
    await renderScreen(routes, '/access');
    const { form, submit } = await changeRole(OPERATOR, /^Viewer/, 'silo');
    expect(await form.findByText('This silo will have no admin')).toBeTruthy();
    expect(submit().getAttribute('aria-disabled')).toBe('true');
  });

  // @sheet network-access/B-A4
  test("shows a warning when it is the role of the user's own group", async () => {
    const { mock } = await renderScreen(routes, '/access');
    await rowOf(OPERATOR);
    await rowOf('web-crew');
    const groups: { items: { id: string; display_name: string }[] } = await (
      await mock.handle(new Request(new URL('/v1/groups', location.origin)))
    ).json();
    const own = groups.items.find(({ display_name }) => display_name === 'platform-team');
    await elsewhere(mock, '/v1/policy', () => [
      { identity_id: own?.id ?? '', identity_type: 'silo_group', role_name: 'admin' },
    ]);
    await refresh(policyView);
    await rowAction('platform-team', 'Delete');
    const asked = await openDialog('Confirm delete');
    expect(await asked.findByText('This silo will have no admin')).toBeTruthy();
    expect(asked.getByText(/or one of your groups has this role/)).toBeTruthy();
  });
});

describe('a user who may not change access', () => {
  // @sheet network-access/B-A5
  test('sees which role is missing and who can help', async () => {
    await renderScreen(routes, PROJECT, { persona: personas.projectOnly });
    const button = await screen.findByRole('button', { name: 'Add user or group' });
    await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    expect(descriptionOf(button) || button.getAttribute('aria-description')).toMatch(
      /Needs the project admin role\. Ask web-crew or Maren Okafor/,
    );
    const menu = await openRowMenu('field-ops');
    expect(menu.getByRole('menuitem', { name: /^Delete/ }).getAttribute('aria-disabled')).toBe('true');
  });
});

// @sheet network-access/T8
test('sees an unknown identity by its id, with an explanation', async () => {
  const stranger = '00000000-0000-4000-8000-00000000dead';
  const { mock } = await renderScreen(routes, '/access');
  await rowOf(OPERATOR);
  await elsewhere(mock, '/v1/policy', (lines) => [
    ...lines,
    { identity_id: stranger, identity_type: 'silo_user', role_name: 'viewer' },
  ]);
  // Any write refetches the policy
  const { form, submit } = await changeRole('web-crew', /^Viewer/, 'silo');
  fireEvent.click(submit());
  await form.findByText('Changed by another person');
  fireEvent.click(form.getByRole('button', { name: 'Cancel' }));
  const row = await rowOf(stranger);
  expect(within(row).getByRole('button', { name: 'Tip' })).toBeTruthy();
  fireEvent.click(within(row).getByRole('button', { name: stranger }));
  expect(await (await openDialog('User access')).findByText(/may belong to another silo/)).toBeTruthy();
});

describe('a bulk action on roles', () => {
  async function chooseToDelete(...names: string[]) {
    fireEvent.click(screen.getByRole('button', { name: 'Select' }));
    for (const name of names)
      fireEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    return within(await screen.findByRole('dialog'));
  }

  /** Makes a user an admin of the silo too; returns their id. */
  async function makeAdmin(mock: Mock, name: string): Promise<string> {
    const users: { items: { id: string; display_name: string }[] } = await (
      await mock.handle(new Request(new URL('/v1/users', location.origin)))
    ).json();
    const id = users.items.find(({ display_name }) => display_name === name)?.id ?? '';
    await elsewhere(mock, '/v1/policy', (lines) => [
      ...lines.filter(({ identity_id }) => identity_id !== id),
      { identity_id: id, identity_type: 'silo_user', role_name: 'admin' },
    ]);
    await refresh(policyView);
    await rowOf(name);
    return id;
  }

  // @sheet network-access/15.55
  test("removes an admin when another one is left, and refuses the user's own role", async () => {
    const { mock } = await renderScreen(routes, '/access');
    await rowOf(OPERATOR);
    await makeAdmin(mock, 'Ines Carvalho');
    const asked = await chooseToDelete(OPERATOR, 'Ines Carvalho');
    expect(
      asked.getByRole('list', {
        name: 'You would lock yourself out. Remove this role from the menu of its row',
      }),
    ).toBeTruthy();
    fireEvent.click(asked.getByRole('button', { name: 'Delete 1' }));
    await vi.waitFor(() => expect(screen.queryByRole('row', { name: /Ines Carvalho/ })).toBeNull());
    expect(await rowOf(OPERATOR)).toBeTruthy();
  });

  // @sheet network-access/15.55
  test('refuses the last admin, also one who has become the last since', async () => {
    const { mock } = await renderScreen(routes, '/access');
    await rowOf(OPERATOR);
    const ines = await makeAdmin(mock, 'Ines Carvalho');
    const asked = await chooseToDelete('Ines Carvalho');
    await elsewhere(mock, '/v1/policy', (lines) =>
      lines.filter(({ identity_id, role_name }) => identity_id === ines || role_name !== 'admin'),
    );
    const before = mock.calls.get('policyUpdate');
    fireEvent.click(asked.getByRole('button', { name: 'Delete 1' }));
    expect(
      await asked.findByText(/This silo would have no admin. Remove this role from the menu of its row/),
    ).toBeTruthy();
    expect(mock.calls.get('policyUpdate')).toBe(before);
  });
});
