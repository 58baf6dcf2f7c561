// @vitest-environment happy-dom
import { personas } from '@console/mock';
import { commandsAtom, store } from '@console/shared/runtime';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { assignRole, changeRole, dialogsClosed, openRoleForm } from '../../../../tools/testing/roles.ts';
import { inEdgeCache } from '../../../../tools/testing/on-screen.ts';
import {
  cellOf,
  confirmIn,
  descriptionOf,
  expectToast,
  fill,
  openDialog,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
} from '../../../../tools/testing/screen.tsx';
import { manifest } from '../manifest.ts';
import { forgetProject, usedProjects } from '../projects/used.ts';
import { routes } from '../routes.ts';

useScreens();

afterEach(() => {
  for (const name of usedProjects()) forgetProject(name);
  localStorage.clear();
});

const PROJECT = '/projects/edge-cache/access';
const OPERATOR = 'Maren Okafor';

/** The sidebar's link to access, which the browser suite follows as one of all. */
const links = manifest.frames.flatMap(({ navigation }) =>
  navigation.flatMap(({ label, to }) => (label === 'Access' ? to : [])),
);

/** Waits for the role in a row; the list is read again after a notification. */
const expectRole = (name: string, role: string) =>
  vi.waitFor(async () => expect((await cellOf(name, 'Role')).textContent).toBe(role), 4_000);

const expectNoRow = (name: string) =>
  vi.waitFor(() => {
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.filter((text) => text.includes(name))).toEqual([]);
  }, 4_000);

describe('access of a project', () => {
  // @sheet network-access/15.34
  it('is in the sidebar, with its breadcrumbs, and lists roles of silo and project', async () => {
    const { place } = await renderScreen(routes, PROJECT);
    expect(links).toContain('/projects/:project/access');
    expect(await screen.findByRole('heading', { level: 1, name: 'Project Access' })).toBeTruthy();
    expect(place()).toEqual(inEdgeCache(['Project Access', PROJECT]));
    for (const [name, role] of [
      [OPERATOR, 'silo.admin'],
      ['Ines Carvalho', 'project.collaborator'],
      ['web-crew', 'silo.collaborator'],
      ['field-ops', 'project.viewer'],
    ] as const)
      await expectRole(name, role);
    expect(screen.queryByText('Pavel Novak')).toBeNull();
  });

  // @sheet network-access/15.34 network-access/B-A6
  it('offers who has no role on the project', async () => {
    await renderScreen(routes, PROJECT);
    const form = await openRoleForm();
    const field = form.getByRole('combobox', { name: 'User or group' });
    act(() => field.focus());
    // Part of both names
    fill(field, 'a');
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(options.filter((text) => text.startsWith(OPERATOR))).toHaveLength(1);
    expect(options.filter((text) => text.startsWith('Ines Carvalho'))).toEqual([]);
  });

  // @sheet network-access/15.34 network-access/T10
  it('is assigned, changed and deleted', async () => {
    const { mock } = await renderScreen(routes, PROJECT);
    await assignRole('Pavel Novak', 'Collaborator');
    await expectRole('Pavel Novak', 'project.collaborator');
    await rowAction('Pavel Novak', 'Change role');
    const edit = 'Change project role for Pavel Novak';
    const shown = (await openDialog(edit)).getByRole('button', { name: /Role/ });
    expect(shown.textContent).toContain('Collaborator');
    await changeRole(edit, 'Viewer');
    await expectToast('is now a viewer');
    await expectRole('Pavel Novak', 'project.viewer');
    await rowAction('Pavel Novak', 'Delete');
    await confirmIn('Confirm delete');
    await expectToast('Access removed');
    await expectNoRow('Pavel Novak');
    await dialogsClosed();
    await assignRole(OPERATOR, 'Viewer');
    await expectRole(OPERATOR, 'silo.admin+1');
    expect(mock.calls.get('projectPolicyUpdate')).toBe(4);
  });
});

describe('access of a silo', () => {
  // @sheet network-access/15.35
  it('is assigned, changed and deleted as in a project', async () => {
    const { mock, place } = await renderScreen(routes, '/access');
    expect(links).toContain('/access');
    expect(await screen.findByRole('heading', { level: 1, name: 'Silo Access' })).toBeTruthy();
    expect(place().title).toBe('Silo Access / Oxide Console');
    await expectRole('web-crew', 'silo.collaborator');
    await assignRole('Aiko Brandt', 'Viewer');
    await expectRole('Aiko Brandt', 'silo.viewer');
    await rowAction('Aiko Brandt', 'Change role');
    await changeRole('Change silo role for Aiko Brandt', 'Collaborator');
    await expectRole('Aiko Brandt', 'silo.collaborator');
    await rowAction('Aiko Brandt', 'Delete');
    await confirmIn('Confirm delete');
    await expectNoRow('Aiko Brandt');
    expect(mock.calls.get('policyUpdate')).toBe(3);
  });

  // @sheet network-access/15.35
  it('has a command of the palette for each identity, which shows its access', async () => {
    await renderScreen(routes, '/access');
    await rowOf('web-crew');
    const command = [...store.get(commandsAtom).values()].flat().find(({ label }) => label === 'web-crew');
    expect(command).toBeDefined();
    act(() => command?.run?.());
    const panel = await openDialog('Group access');
    expect(await panel.findByText('Tobias Lindqvist')).toBeTruthy();
  });
});

// @sheet common-ui/34.21 network-access/B-A5
it('a collaborator of a project opens it by name, and the next time by a click', async () => {
  const { address, visit } = await renderScreen(routes, '/projects', { persona: personas.projectOnly });
  const noList = () => screen.findByRole('heading', { level: 1, name: 'No access to the list of projects' });
  await noList();
  const field = screen.getByRole('textbox', { name: 'Project name' });
  fill(field, 'edge-cache');
  fireEvent.submit(field);
  expect(await screen.findByRole('heading', { level: 1, name: 'Instances' })).toBeTruthy();
  await visit('/projects');
  await noList();
  fireEvent.click(await screen.findByRole('link', { name: 'edge-cache' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Instances' })).toBeTruthy();
  expect(address()).toBe('/projects/edge-cache/instances');
  await visit(PROJECT);
  const add = await screen.findByRole('button', { name: 'Add user or group' });
  await vi.waitFor(() => expect(add.getAttribute('aria-disabled')).toBe('true'), 4_000);
  expect(add.getAttribute('aria-description') ?? descriptionOf(add)).toMatch(
    /^Needs the project admin role\. Ask /,
  );
});
