// @vitest-environment happy-dom
import { personas } from '@console/mock';
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  descriptionOf,
  openRowMenu,
  renderScreen,
  rowOf,
  useScreens,
} from '../../../../tools/testing/screen.tsx';
import { AreaTasks } from '../area-tasks.tsx';
import { actionsOn } from '../found-actions.ts';
import { routes } from '../routes.ts';
import { needAt } from './place.ts';

useScreens();

const PROJECT = '/projects/edge-cache';
const REFUSAL = 'Needs the project collaborator role. Ask web-crew or Maren Okafor';

const openAs = (persona: string, address: string) =>
  renderScreen(routes, address, { persona, tasks: AreaTasks });

/** The reason on a disabled control, once the roles are known. */
const refused = (find: () => HTMLElement, why: string) =>
  vi.waitFor(() => {
    const control = find();
    expect(control.getAttribute('aria-disabled')).toBe('true');
    expect(control.getAttribute('aria-description') ?? descriptionOf(control)).toContain(why);
  }, 4_000);

describe('a viewer of a project', () => {
  // @sheet network-access/15.56
  test('sees on its lists which role is missing and whom to ask, and copies ids and opens pages as before', async () => {
    await openAs(personas.projectViewer, `${PROJECT}/instances`);
    await rowOf('cache-ams-01');
    await refused(() => screen.getByRole('button', { name: 'New instance' }), REFUSAL);
    const menu = await openRowMenu('cache-ams-01');
    for (const name of ['Start', 'Stop', 'Reboot', 'Resize', 'Delete'])
      await refused(() => menu.getByRole('menuitem', { name }), REFUSAL);
    for (const name of ['Copy ID', 'View serial console'])
      expect(menu.getByRole('menuitem', { name }).getAttribute('aria-disabled')).not.toBe('true');
  });

  // @sheet network-access/15.56
  test.each([
    ['disks-new', 'Create disk'],
    ['vpcs-new', 'Create VPC'],
    ['floating-ips-new', 'Create floating IP'],
  ])('reads it above the form %s, whose button is disabled', async (form, button) => {
    await openAs(personas.projectViewer, `${PROJECT}/${form}`);
    expect(await screen.findByText(`${REFUSAL}.`)).toBeTruthy();
    await refused(() => screen.getByRole('button', { name: button }), REFUSAL);
  });

  test('reads it above the form of a new instance', async () => {
    await openAs(personas.projectViewer, `${PROJECT}/instances-new`);
    expect(await screen.findByText(`${REFUSAL}.`)).toBeTruthy();
  });

  test('is told on the page of an instance', async () => {
    await openAs(personas.projectViewer, `${PROJECT}/instances/cache-ams-01/storage`);
    for (const name of ['Stop', 'Attach existing disk', 'Create disk'])
      await refused(() => screen.getByRole('button', { name }), REFUSAL);
  });

  test('is told by the search', async () => {
    const { mock } = await openAs(personas.projectViewer, `${PROJECT}/disks`);
    const disk = mock.store.tables.disks.filter(({ name }) => name === 'ams-01-hot')[0];
    const found = await actionsOn({
      kind: 'disk',
      id: disk?.id ?? '',
      name: 'ams-01-hot',
      project: 'edge-cache',
    });
    expect(found.find(({ id }) => id === 'snapshot')?.reason).toBe(REFUSAL);
  });
});

test('a collaborator of a project may change it, and needs a role on the silo to promote images', async () => {
  await openAs(personas.projectOnly, `${PROJECT}/images`);
  const menu = await openRowMenu('cache-golden');
  await refused(
    () => menu.getByRole('menuitem', { name: 'Promote' }),
    'Needs the silo collaborator role. Ask Maren Okafor',
  );
  for (const control of [
    menu.getByRole('menuitem', { name: 'Delete' }),
    within(document.body).getByRole('link', { name: 'Upload image' }),
  ])
    expect(control.getAttribute('aria-disabled')).not.toBe('true');
});

// @sheet network-access/15.56
test('roles that could not be read disable nothing', async () => {
  await renderScreen(routes, `${PROJECT}/instances`, {
    persona: personas.projectViewer,
    tasks: AreaTasks,
    faults: [{ operation: 'projectPolicyView', status: 503 }],
  });
  await rowOf('cache-ams-01');
  expect(screen.getByRole('link', { name: 'New instance' }).getAttribute('aria-disabled')).not.toBe('true');
});

test('each page needs its own role', () => {
  expect(needAt(`${PROJECT}/disks`)).toEqual({ role: 'collaborator', project: 'edge-cache' });
  expect(needAt(`${PROJECT}/edit`)).toEqual({ role: 'admin', project: 'edge-cache' });
  expect(needAt('/images')).toEqual({ role: 'collaborator' });
  for (const page of ['/projects', '/access', '/users', `${PROJECT}/access`, `${PROJECT}/probes/one`])
    expect(needAt(page)).toBeUndefined();
});
