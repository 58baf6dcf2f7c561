// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { store } from '@console/shared/runtime';
import type { MatchedPage } from './page.ts';
import { recentAtom, useRecentPlaces } from './recent.ts';

const page = (labels: readonly string[], titles: string[] = []): MatchedPage => ({
  parts: [...labels],
  crumbs: labels.map((label) => ({ label, to: '' })),
  titles,
  fills: false,
});

it('visited pages are recorded with the name of their parent, forms over them are not', async () => {
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const wrapper = ({ children }: { children: ReactNode }) => {
    router ??= createMemoryRouter([{ path: '*', element: children }], { initialEntries: ['/projects'] });
    return <RouterProvider router={router} />;
  };
  let shown = page(['Projects']);
  const { rerender } = renderHook(() => useRecentPlaces(shown), { wrapper });
  expect(store.get(recentAtom)).toEqual([{ label: 'Projects', context: '', to: '/projects' }]);
  shown = page(['Projects', 'edge-cache', 'Disks']);
  await act(async () => router?.navigate('/projects/edge-cache/disks'));
  shown = page(['Projects', 'edge-cache', 'Disks'], ['New disk']);
  rerender();
  await act(async () => router?.navigate('/projects/edge-cache/disks-new'));
  expect(store.get(recentAtom).map(({ label, context, to }) => [label, context, to])).toEqual([
    ['Disks', 'edge-cache', '/projects/edge-cache/disks'],
    ['Projects', '', '/projects'],
  ]);
});
