// @vitest-environment happy-dom
import { type Mock, personas } from '@console/mock';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fill, openDialog, renderScreen, rowOf, useScreens } from '../../../tools/testing/screen.tsx';
import { forgetProject, noteProject, usedProjects } from './projects/used.ts';
import { routes } from './routes.ts';

useScreens();

afterEach(() => {
  for (const name of usedProjects()) forgetProject(name);
  localStorage.clear();
});

/** Grants a role on the silo or on the fleet. */
const give = (name: string, scope: 'silo' | 'fleet') => (mock: Mock) => {
  const { users, roles } = mock.store.tables;
  const user = users.filter(({ displayName }) => displayName === name)[0];
  if (!user) throw new Error(`nobody is called ${name}`);
  const scopeId = scope === 'silo' ? user.siloId : '001de000-1334-4000-8000-000000000000';
  roles.put({
    id: `${scope}-${user.id}`,
    scopeId,
    identityId: user.id,
    identityType: 'silo_user',
    roleName: 'viewer',
  });
};

const PROJECT_PAGES = [
  'instances',
  'instances-new',
  'instances/cache-ams-01/storage',
  'instances/cache-ams-01/networking',
  'instances/cache-ams-01/settings',
  'disks',
  'disks-new',
  'disks/ams-01-hot',
  'snapshots',
  'snapshots-new',
  'images',
  'images-new',
  'images/cache-golden/edit',
  'access',
].map((page) => `/projects/edge-cache/${page}`);

/** Users with few rights, the role that is granted to them, and whether they may see the project. */
const PEOPLE = [
  ['a viewer of a project', 'Dele Adeyemi', undefined, true],
  ['a collaborator of a project', personas.projectOnly, undefined, true],
  ['a viewer of the silo', 'Aiko Brandt', 'silo', true],
  ['a viewer of the fleet without a role on the silo', 'Aiko Brandt', 'fleet', false],
  ['somebody without roles', personas.nobody, undefined, false],
] as const;

const isDead = () => screen.queryByText('Unexpected Application Error!') !== null;

describe.each(PEOPLE)('%s', (_, persona, role, seesProject) => {
  const options = { persona, ...(role && { prepare: give(persona, role) }) };

  // @sheet common-ui/34.21
  test.each(['/projects', '/access', '/images'])('opens %s', async (address) => {
    await renderScreen(routes, address, options);
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(isDead()).toBe(false);
  });

  if (seesProject)
    // @sheet common-ui/34.21
    test.each(PROJECT_PAGES)('opens %s', async (address) => {
      await renderScreen(routes, address, options);
      expect((await screen.findAllByRole('heading')).length).toBeGreaterThan(0);
      expect(isDead()).toBe(false);
    });
});

describe('projects for users who may not list them', () => {
  // @sheet common-ui/34.21
  test('open by name, and recently used ones with a click', async () => {
    noteProject('edge-cache');
    const { address } = await renderScreen(routes, '/projects', { persona: personas.projectOnly });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'No access to the list of projects' }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'edge-cache' })).toBeTruthy();
    const name = screen.getByRole('textbox', { name: 'Project name' });
    fill(name, 'mail-relay');
    fireEvent.click(screen.getByRole('button', { name: 'Open project' }));
    expect(await screen.findByText(/^No project has this name/)).toBeTruthy();
    fill(name, 'edge-cache');
    fireEvent.click(screen.getByRole('button', { name: 'Open project' }));
    await vi.waitFor(() => expect(address()).toBe('/projects/edge-cache/instances'));
  });

  // @sheet network-access/15.39
  test('show an explanation when none is known', async () => {
    await renderScreen(routes, '/projects', { persona: personas.nobody });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'No access to the list of projects' }),
    ).toBeTruthy();
    expect(await screen.findByText('Something went wrong')).toBeTruthy();
    expect(await screen.findByText(/^You are not in any groups and have no role on the silo/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Project name' })).toBeTruthy();
  });
});

describe('images that a user without a role on the silo may not use', () => {
  const options = { persona: personas.projectOnly };

  // @sheet common-ui/34.24
  test('leave disks and snapshots in the form of a new instance', async () => {
    await renderScreen(routes, '/projects/edge-cache/instances-new', options);
    for (const name of ['Silo images', 'Project images']) {
      fireEvent.click(await screen.findByRole('tab', { name }));
      expect(await screen.findByText('You cannot use images')).toBeTruthy();
    }
    fireEvent.click(screen.getByRole('tab', { name: 'Existing disks' }));
    expect(await screen.findByRole('combobox', { name: 'Disk' })).toBeTruthy();
  });

  test('leave the choice of the pool to the server', async () => {
    await renderScreen(routes, '/projects/edge-cache/instances-new', options);
    expect(await screen.findByText(/^The default pool of the silo is used/)).toBeTruthy();
    expect(screen.queryByText(/no default IP pool/)).toBeNull();
  });

  // @sheet common-ui/34.24
  test('are not offered in the form of a new disk', async () => {
    await renderScreen(routes, '/projects/edge-cache/disks-new', options);
    const form = await openDialog('Create disk');
    fireEvent.click(form.getByRole('radio', { name: 'Image' }));
    expect(await form.findByText(/^Creating a disk from an image requires a role on the silo/)).toBeTruthy();
    expect(form.getByRole('combobox', { name: 'Source image' })).toHaveProperty('disabled', true);
  });

  // @sheet common-ui/34.24
  test('show a message on the page of silo images', async () => {
    await renderScreen(routes, '/images', options);
    expect(await screen.findByRole('heading', { name: 'You cannot view silo images' })).toBeTruthy();
  });

  test('do not affect the images of a project', async () => {
    await renderScreen(routes, '/projects/edge-cache/images', options);
    expect(within(await rowOf('cache-golden')).getByRole('button', { name: 'Row actions' })).toBeTruthy();
  });
});
