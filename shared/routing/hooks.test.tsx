// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { useTabParam } from './hooks.ts';

const TABS = ['ranges', 'silos', 'history'] as const;

/** Renders the hook on a page; the address before it is another page. */
async function renderTabs(search: string) {
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const wrapper = ({ children }: { children: ReactNode }) => {
    router ??= createMemoryRouter([{ path: '*', element: children }], {
      initialEntries: ['/before', `/pool${search}`],
      initialIndex: 1,
    });
    return <RouterProvider router={router} />;
  };
  const { result } = renderHook(() => useTabParam(TABS), { wrapper });
  return {
    tab: () => result.current[0],
    select: (tab: (typeof TABS)[number]) => act(async () => result.current[1](tab)),
    search: () => router?.state.location.search,
    back: () => act(async () => router?.navigate(-1)),
    path: () => router?.state.location.pathname,
  };
}

test.each([
  ['', 'ranges'],
  ['?tab=silos', 'silos'],
  ['?tab=history&a=1', 'history'],
  ['?tab=nonsense', 'ranges'],
])('the address %j opens the tab %s', async (search, tab) => {
  const page = await renderTabs(search);
  expect(page.tab()).toBe(tab);
});

test('another tab is written to the address, the first one removes the parameter', async () => {
  const page = await renderTabs('?a=1');
  await page.select('silos');
  expect([page.tab(), page.search()]).toEqual(['silos', '?a=1&tab=silos']);
  await page.select('ranges');
  expect([page.tab(), page.search()]).toEqual(['ranges', '?a=1']);
});

test('a change replaces the history entry, so Back leaves the page', async () => {
  const page = await renderTabs('');
  await page.select('silos');
  await page.back();
  expect(page.path()).toBe('/before');
});
