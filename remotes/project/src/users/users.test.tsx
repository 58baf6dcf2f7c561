// @vitest-environment happy-dom
import { personas } from '@console/mock';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cellOf, openDialog, renderScreen, rowOf, useScreens } from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';
import { groupName } from './queries.ts';

useScreens();

// @sheet network-access/B-A1 network-access/B-L18
test('users are listed with their effective role and the group that confers it', async () => {
  const { address } = await renderScreen(routes, '/users');
  await vi.waitFor(async () =>
    expect((await cellOf('Tobias Lindqvist', 'Silo role')).textContent).toBe('silo.collaborator'),
  );
  expect((await cellOf('Tobias Lindqvist', 'Source')).textContent).toBe('Group web-crew');
  expect((await cellOf('Maren Okafor', 'Source')).textContent).toBe('Direct');
  fireEvent.click(screen.getByRole('link', { name: 'Tobias Lindqvist' }));
  const panel = await openDialog('User access');
  expect(address()).toContain('?user=');
  expect(await panel.findByRole('link', { name: 'web-crew' })).toBeTruthy();
  expect(panel.getByText('Group web-crew')).toBeTruthy();
  fireEvent.click(panel.getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(address()).toBe('/users'));
});

// @sheet operator/13.103
test('groups show the number of their members, and link to them and to their roles', async () => {
  await renderScreen(routes, '/users/groups');
  await vi.waitFor(async () => expect((await cellOf('platform-team', 'Members')).textContent).toBe('2'));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Groups');
  fireEvent.click(screen.getByRole('link', { name: 'field-ops' }));
  await rowOf('Dele Adeyemi');
  expect(await screen.findByRole('heading', { level: 1, name: 'field-ops' })).toBeTruthy();
  expect((await screen.findAllByText('project.viewer')).length).toBe(2);
});

test('the breadcrumb of a group has its name once that is known', async () => {
  const { mock } = await renderScreen(routes, '/users/groups');
  const [group] = mock.store.tables.groups.filter(({ displayName }) => displayName === 'field-ops');
  const groupId = group?.id ?? '';
  expect(groupName(groupId)).toBe('Group');
  fireEvent.click(await screen.findByRole('link', { name: 'field-ops' }));
  await screen.findByRole('heading', { level: 1, name: 'field-ops' });
  expect(groupName(groupId)).toBe('field-ops');
});

test('a group without members explains where membership comes from', async () => {
  await renderScreen(routes, '/users/groups', {
    prepare: ({ store }) => {
      for (const group of store.tables.groups.filter(() => true))
        store.tables.groups.put({ ...group, userIds: [] });
    },
  });
  fireEvent.click(await screen.findByRole('link', { name: 'field-ops' }));
  expect(await screen.findByText('No members')).toBeTruthy();
});

// @sheet operator/13.103
test('with more than fifty groups the number of requested ones is shown', async () => {
  await renderScreen(routes, '/users', {
    prepare: ({ store }) => {
      const [first] = store.tables.groups.filter(({ displayName }) => displayName === 'web-crew');
      if (!first) throw new Error('no group');
      for (let index = 10; index < 60; index += 1)
        store.tables.groups.put({
          ...first,
          id: `00000000-0000-4000-8000-0000000000${index}`,
          displayName: `crew-${index}`,
          userIds: [],
        });
    },
  });
  fireEvent.click(await screen.findByRole('link', { name: 'Pavel Novak' }));
  const panel = await openDialog('User access');
  expect(await panel.findByText(/^50 of 53 groups were checked/)).toBeTruthy();
});

test('users without a role on the silo see users and groups too', async () => {
  await renderScreen(routes, '/users/groups', { persona: personas.projectOnly });
  fireEvent.click(await screen.findByRole('link', { name: 'field-ops' }));
  expect(await screen.findByText('Projects cannot be listed without a role on the silo')).toBeTruthy();
});

// @sheet common-ui/34.22
test('the group does not blame a missing role when the projects fail to load for another reason', async () => {
  await renderScreen(routes, '/users/groups', { faults: [{ operation: 'projectList', status: 503 }] });
  fireEvent.click(await screen.findByRole('link', { name: 'field-ops' }));
  expect(await screen.findByText('The projects could not be loaded')).toBeTruthy();
});

test.each(['/users', '/users/groups'])('%s is in order of names', async (path) => {
  await renderScreen(routes, path);
  await screen.findByRole('table');
  const names = [...document.querySelectorAll('tr[data-row]')].map(
    (row) => row.getAttribute('data-row-name') ?? '',
  );
  expect(names.length).toBeGreaterThan(2);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
});
