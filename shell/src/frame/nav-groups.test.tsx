// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { StateProvider } from '@console/shared/state';
import { attentionAtom, store } from '@console/shared/runtime';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { manifest } from '../../../remotes/system/src/manifest.ts';
import { groupChoicesAtom } from '../place/open-groups.ts';
import { NavGroups } from './nav-groups.tsx';

const system = manifest.frames[0]?.navigation ?? [];
const navigation = system.filter(({ label }) => ['Silos', 'IP Pools', 'Fleet access'].includes(label));
/** The groups of docs/screens/operator.md section 0.2, in order. */
const GROUPS = ['System', 'Networking', 'Operations'];

beforeEach(() => {
  store.set(groupChoicesAtom, {});
  store.set(attentionAtom, undefined);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

function show(path: string): void {
  const place = { frame: 'system' as const, navigation, params: {}, path };
  const router = createMemoryRouter([{ path: '/', element: <NavGroups place={place} /> }]);
  render(
    <StateProvider store={store}>
      <RouterProvider router={router} />
    </StateProvider>,
  );
}

const headings = () =>
  screen.getAllByRole('button').map((one) => `${one.textContent} ${one.getAttribute('aria-expanded')}`);
const opener = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.queryByRole('link', { name });

it('the system frame has its groups in order, all open', () => {
  show('/system/networking/ip-pools/edge-v4');
  expect(headings()).toEqual(['System true', 'Networking true', 'Operations true']);
  expect(link('Silos')).not.toBeNull();
  expect(link('IP Pools')?.getAttribute('aria-current')).toBe('page');
});

it('a heading closes and opens its group, and its state is kept for the next document', () => {
  show('/system/silos');
  fireEvent.click(opener('Operations'));
  fireEvent.click(opener('System'));
  fireEvent.click(opener('Operations'));
  expect(headings()).toEqual(['System false', 'Networking true', 'Operations true']);
  expect(link('Fleet access')).not.toBeNull();
  expect(link('Silos')).toBeNull();
  expect(localStorage.getItem('sidebar-groups')).toBe('{"Operations":true,"System":false}');
});

it('counts what needs attention at its link, while it is known', () => {
  const paths = [
    '/system/networking/ip-pools/a',
    '/system/networking/service-pool',
    '/system/silos/a?tab=quotas',
    '/certificates',
  ];
  store.set(attentionAtom, { paths, at: Date.now() });
  show('/system/silos');
  expect(screen.getByRole('link', { name: 'IP Pools 2 need attention' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Silos 1 needs attention' })).toBeTruthy();
  expect(link('Fleet access')).not.toBeNull();
  cleanup();
  store.set(attentionAtom, { paths, at: 0 });
  show('/system/silos');
  expect(link('IP Pools')).not.toBeNull();
});

it('every link of the system frame belongs to a group, and groups have the order of the sheet', () => {
  const found = [...new Set(system.map(({ group }) => group))];
  expect(found).toEqual(GROUPS.filter((group) => found.includes(group)));
  expect(system.map(({ group = '' }) => GROUPS.indexOf(group))).toEqual(
    system.map(({ group = '' }) => GROUPS.indexOf(group)).toSorted((one, other) => one - other),
  );
});
