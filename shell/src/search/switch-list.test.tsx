// @vitest-environment happy-dom
import { QueryProvider } from '@console/shared/query';
import { StateProvider } from '@console/shared/state';
import { store } from '@console/shared/runtime';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Switchable } from '../place/switch-target.ts';
import { SwitchList } from './switch-list.tsx';
import { useApi } from './test-search.ts';

useApi();
afterEach(cleanup);

const done = vi.fn<() => void>();

function show(what: Switchable, at: string) {
  const element = <SwitchList what={what} onDone={done} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  render(
    <StateProvider store={store}>
      <QueryProvider>
        <RouterProvider router={router} />
      </QueryProvider>
    </StateProvider>,
  );
  return router;
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const field = () => screen.getByRole('combobox');

// @sheet common-ui/34.57
test('lists every project, filters while typing, and links to the same list of the chosen one', async () => {
  const router = show({ kind: 'project', project: 'edge-cache' }, '/projects/edge-cache/disks');
  await vi.waitFor(() => expect(options()).toHaveLength(12), 4_000);
  const other = options().find((name) => name !== 'edge-cache') ?? '';
  fireEvent.change(field(), { target: { value: other.toUpperCase() } });
  expect(options()).toContain(other);
  expect(options()).not.toContain('edge-cache');
  await act(async () => void fireEvent.keyDown(field(), { key: 'Enter' }));
  expect(router.state.location.pathname).toBe(`/projects/${options()[0]}/disks`);
  expect(done).toHaveBeenCalledOnce();
});

// @sheet common-ui/34.57
test('moves through the instances with arrows, and shows when none match', async () => {
  const what = { kind: 'instance', project: 'edge-cache', instance: 'cache-ams-01' } as const;
  show(what, '/projects/edge-cache/instances/cache-ams-01/networking');
  await screen.findByRole('option', { name: /cache-ams-02/ }, { timeout: 4_000 });
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(screen.getByRole('option', { selected: true }).textContent).toBe(options()[1]);
  expect(screen.getByRole('option', { selected: true }).getAttribute('href')).toContain('/networking');
  fireEvent.change(field(), { target: { value: 'zzz' } });
  expect(screen.getByRole('status').textContent).toBe('No instances match.');
});
