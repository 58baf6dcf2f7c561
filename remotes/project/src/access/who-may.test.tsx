// @vitest-environment happy-dom
import { personas } from '@console/mock';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  choose,
  openDialog,
  openRowMenu,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
} from '../../../../tools/testing/screen.tsx';
import { AreaTasks } from '../area-tasks.tsx';
import { routes } from '../routes.ts';

useScreens();

const PROJECT = '/projects/edge-cache';

describe('the access page of a project', () => {
  test('answers what a person may do here, with the reasons', async () => {
    await renderScreen(routes, `${PROJECT}/access`);
    await press(await screen.findByRole('button', { name: 'Who may do what' }));
    const panel = await openDialog('Who may do what');
    await choose(panel.getByRole('combobox', { name: 'User or group' }), 'Ines Carvalho');
    const may = await panel.findByRole('list', { name: 'May: Role collaborator on the project' });
    expect(within(may).getByText('Stop an instance')).toBeTruthy();
    const not = panel.getByRole('list', {
      name: 'May not: Needs the project admin or the silo collaborator role',
    });
    expect(within(not).getByText('Replace all role assignments of a project')).toBeTruthy();
  });

  test('answers who may do something, groups with their members', async () => {
    await renderScreen(routes, `${PROJECT}/access`);
    await press(await screen.findByRole('button', { name: 'Who may do what' }));
    const panel = await openDialog('Who may do what');
    await press(panel.getByRole('button', { name: 'By action' }));
    await choose(panel.getByRole('combobox', { name: 'Action' }), 'Stop an instance');
    const list = await panel.findByRole('list', {
      name: 'Needs the project collaborator or the silo collaborator role.',
    });
    await vi.waitFor(() =>
      expect(
        within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(
        expect.arrayContaining([
          expect.stringMatching(
            /^web-crewGroupRole collaborator on the silo, inherited by the project.*Tobias/,
          ),
          expect.stringMatching(/^Ines Carvalho/),
        ]),
      ),
    );
  });

  // @sheet network-access/15.57
  test('leaves an answer unknown when the members of a group cannot be read, and names the group', async () => {
    await renderScreen(routes, `${PROJECT}/access`, {
      prepare: (mock) => {
        const handle = mock.handle.bind(mock);
        vi.spyOn(mock, 'handle').mockImplementation((request) =>
          new URL(request.url).searchParams.has('group')
            ? Promise.resolve(new Response('{"message": "Forbidden"}', { status: 403 }))
            : handle(request),
        );
      },
    });
    await rowAction('Ines Carvalho', 'What they may do');
    const panel = await openDialog('Who may do what');
    expect(await panel.findByText(/^Unknown: members of group web-crew.* could not be read$/)).toBeTruthy();
    expect(panel.getByRole('heading', { name: /^May \(/ })).toBeTruthy();
  });
});

describe('a disabled action of someone without the role', () => {
  /** The button, once the roles are known. */
  const refused = (name: string) =>
    vi.waitFor(() => {
      const button = screen.getByRole('button', { name });
      expect(button.getAttribute('aria-description') ?? '').toMatch(/^Needs the /);
      return button;
    }, 4_000);
  const answer = async () => {
    const dialog = await openDialog('Who may do this: Stop');
    await dialog.findByText(/^Your role is not enough\. Ask /);
    return dialog.findByRole('list', {
      name: 'Needs the project collaborator or the silo collaborator role.',
    });
  };

  // @sheet network-access/15.58
  test('offers in its menu who may run it', async () => {
    await renderScreen(routes, `${PROJECT}/instances`, { persona: personas.projectViewer, tasks: AreaTasks });
    await rowOf('cache-ams-01');
    await refused('New instance');
    const menu = await openRowMenu('cache-ams-01');
    fireEvent.click(menu.getByRole('menuitem', { name: 'Who may do this' }));
    expect(await screen.findByRole('dialog', { name: /^Who may do this: / })).toBeTruthy();
  });

  // @sheet network-access/15.58
  test('shows it when it is pressed', async () => {
    await renderScreen(routes, `${PROJECT}/instances/cache-ams-01/storage`, {
      persona: personas.projectViewer,
      tasks: AreaTasks,
    });
    fireEvent.click(await refused('Stop'));
    const list = await answer();
    expect(within(list).getByText('Maren Okafor')).toBeTruthy();
    fireEvent.keyDown(list, { key: 'Escape' });
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
