// @vitest-environment happy-dom
import { fleetPersonas } from '@console/mock';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { isFormPath } from '@console/shared/routing';
import { descriptionOf, renderScreen, useScreens } from '../../../tools/testing/screen.tsx';
import { AreaTasks } from './area-tasks.tsx';
import { needAt } from './needs.ts';
import { routes } from './routes.ts';

useScreens();

const reasonOf = (button: HTMLElement) => button.getAttribute('aria-description') ?? descriptionOf(button);

const asViewer = { persona: fleetPersonas.viewer, tasks: AreaTasks };

test.each(routes.flatMap(({ paths }) => paths).filter(isFormPath))(
  'the form %s has the role that it needs',
  (path) => {
    expect(needAt(path)).toBeDefined();
  },
);

test.each([
  ['/system/silos-new', 'Create silo', 'collaborator'],
  ['/system/networking/ip-pools-new', 'Create IP pool', 'admin'],
  ['/system/networking/ip-pools/public-v4/edit', 'Update IP pool', 'admin'],
  ['/system/networking/allow-list/edit', 'Update allow list', 'admin'],
  ['/system/alerting/receivers-new', 'Create receiver', 'collaborator'],
])('a fleet viewer is told in the form %s who may send it', async (path, button, role) => {
  const { mock } = await renderScreen(routes, path, asViewer);
  const why = `Needs the fleet ${role} role. Ask an administrator of the fleet`;
  expect(await screen.findByText(`${why}.`)).toBeTruthy();
  const submit = await screen.findByRole('button', { name: button });
  await vi.waitFor(() => expect(submit.getAttribute('aria-disabled')).toBe('true'));
  expect(reasonOf(submit)).toContain(why);
  const sent = [...mock.calls.keys()];
  fireEvent.keyDown(screen.getAllByRole('textbox')[0] ?? submit, { key: 'Enter', ctrlKey: true });
  expect([...mock.calls.keys()]).toEqual(sent);
  expect(screen.queryByText(/is required$/)).toBeNull();
});

test('a fleet viewer sees on a list of pools why none can be created', async () => {
  await renderScreen(routes, '/system/networking/ip-pools', asViewer);
  await vi.waitFor(() =>
    expect(reasonOf(screen.getByRole('button', { name: 'New IP Pool' }))).toContain(
      'Needs the fleet admin role',
    ),
  );
});
