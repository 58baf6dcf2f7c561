// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { heading } from '../../../../../tools/testing/on-screen.ts';
import {
  choose,
  confirmIn,
  expectToast,
  fill,
  hurry,
  openRowMenu,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';
import { EDGE_CACHE, expectState, whilePassing } from './test-time.ts';

useScreens(120);
beforeEach(hurry);

test('the list shows a new instance passing through its states', async () => {
  const { mock } = await renderScreen(routes, '/projects/payments-staging/instances', {
    prepare({ store: { tables } }) {
      const like = [...tables.instances].find(({ name }) => name === 'edge-probe');
      const project = [...tables.projects].find(({ name }) => name === 'payments-staging');
      if (like && project)
        tables.instances.put({
          ...like,
          id: '00000000-0000-4000-8000-000000000001',
          name: 'first',
          projectId: project.id,
          runState: 'stopped',
        });
    },
  });
  await expectState('first', 'stopped');
  await rowAction('first', 'Start');
  await confirmIn('Confirm start instance');
  await expectState('first', 'starting');
  await whilePassing(mock, () =>
    expect([...mock.store.tables.instances].find(({ name }) => name === 'first')?.runState).toBe('running'),
  );
  await expectState('first', 'running');
});

// @sheet compute-storage/9.16
test('the page of a new instance follows it until it runs, under a spinner', async () => {
  const { mock, address } = await renderScreen(routes, '/projects/edge-cache/instances-new');
  fill(await screen.findByRole('textbox', { name: 'Name' }), 'first');
  await choose(screen.getByRole('combobox', { name: 'Image' }), 'debian-13-generic');
  await press(screen.getByRole('button', { name: 'Create instance' }));
  await heading('first');
  expect(address()).toContain(`${EDGE_CACHE}/first/`);
  expect(await screen.findByText(/^(creating|starting)$/)).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Spinner' })).toBeTruthy();
  await whilePassing(mock, () => expect(screen.getByText('running')).toBeTruthy());
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Spinner' })).toBeNull());
});

// @sheet common-ui/34.18 compute-storage/9.15
test('an open menu stays open and keeps its focus while its list is refetched', async () => {
  const { mock } = await renderScreen(routes, EDGE_CACHE);
  await rowOf('edge-probe');
  const menu = await openRowMenu('edge-probe');
  const open = screen.getByRole('menu');
  const stop = menu.getByRole('menuitem', { name: 'Stop' });
  act(() => stop.focus());
  const before = mock.calls.get('instanceList') ?? 0;
  await waitFor(() => expect(mock.calls.get('instanceList')).toBeGreaterThanOrEqual(before + 4));
  expect(screen.getByRole('menu')).toBe(open);
  expect(document.activeElement).toBe(stop);
});

test('an open menu offers what has become possible in the meantime', async () => {
  const { mock } = await renderScreen(routes, EDGE_CACHE);
  const menu = await openRowMenu('edge-probe');
  const isOff = (name: string) =>
    menu.getByRole('menuitem', { name }).getAttribute('aria-disabled') === 'true';
  expect(isOff('Reboot')).toBe(true);
  await whilePassing(mock, () => expect(isOff('Reboot')).toBe(false), 10_000);
  expect(isOff('Start')).toBe(true);
  // Another user has requested this change
  expect(screen.getByTestId('Toasts').textContent).toBe('');
});

test('an open menu closes when its row disappears', async () => {
  const { mock } = await renderScreen(routes, EDGE_CACHE);
  await openRowMenu('schema-migrator');
  mock.store.tables.instances.removeWhere(({ name }) => name === 'schema-migrator');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await rowOf('cache-ams-01');
});

describe('the end of a change', () => {
  test('is announced when this user has requested the change, without asking for it', async () => {
    const { mock } = await renderScreen(routes, '/projects/identity/instances');
    await rowAction('directory-02', 'Stop');
    await confirmIn('Confirm stop instance');
    await expectState('directory-02', 'stopping');
    const said = 'Instance directory-02 stopped';
    expect(screen.getByTestId('Toasts').textContent).not.toContain(said);
    await whilePassing(mock, () => expect(screen.getByTestId('Toasts').textContent).toContain(said));
    await expectState('directory-02', 'stopped');
    await expectToast(said);
    expect(screen.getByTestId('Toasts').textContent.split(said)).toHaveLength(2);
  });
});
