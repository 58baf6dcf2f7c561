// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useScrollPosition } from './scroll-position.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Sheet() {
  const sheet = useRef<HTMLDivElement>(null);
  useScrollPosition(sheet, '/disks');
  return <div ref={sheet} data-testid="sheet" />;
}

/** Leaves a page by Back before the browser fires the last scroll event; returns the stored positions. */
function leaveAt(position: number): string[] {
  const router = createMemoryRouter([{ path: '/', Component: Sheet }]);
  const { getByTestId, unmount } = render(<RouterProvider router={router} />);
  getByTestId('sheet').scrollTop = position;
  dispatchEvent(new Event('popstate'));
  unmount();
  return Object.values<string>({ ...sessionStorage });
}

// @sheet common-ui/34.68
it('stores the last scroll position when the page is left by Back before the scroll event', () => {
  expect(leaveAt(190)).toEqual(['190']);
});

it('stores nothing for a page that was not scrolled', () => {
  expect(leaveAt(0)).toEqual([]);
});

/** Goes from the third entry back to an earlier one of the same page; returns the position there and the stored one. */
async function backTo(index: number): Promise<(number | string | null)[]> {
  const entries = ['a', 'b', 'c'].map((key) => ({ pathname: '/', key }));
  sessionStorage.setItem('scroll-position-a', '190');
  sessionStorage.setItem('scroll-position-b', '30');
  history.replaceState({ idx: 2 }, '');
  const router = createMemoryRouter([{ path: '/', Component: Sheet }], { initialEntries: entries });
  const sheet = render(<RouterProvider router={router} />).getByTestId('sheet');
  sheet.scrollTop = 70;
  history.replaceState({ idx: index }, '');
  // As the browser does, and the router of this test does not
  dispatchEvent(new Event('popstate'));
  await act(() => router.navigate(index - 2));
  return [sheet.scrollTop, sessionStorage.getItem(`scroll-position-${entries[index]?.key}`)];
}

/** Opens a document at an entry of the history with this state, and scrolls; returns the position at which it has opened. */
function openAt(state: unknown, position: number): number {
  history.replaceState(state, '');
  const router = createMemoryRouter([{ path: '/', Component: Sheet }]);
  const { getByTestId, unmount } = render(<RouterProvider router={router} />);
  const opened = getByTestId('sheet').scrollTop;
  getByTestId('sheet').scrollTop = position;
  dispatchEvent(new Event('popstate'));
  unmount();
  return opened;
}

it('opens a pasted address at its top, and restores the position after a reload and on Back', () => {
  expect(openAt(null, 190)).toBe(0);
  const first: unknown = history.state;
  expect(openAt(null, 40)).toBe(0);
  expect(openAt(history.state, 40)).toBe(40);
  expect(openAt(first, 0)).toBe(190);
});

// @sheet network-access/T13
it('keeps the position when Back closes a form over the same page', async () => {
  expect(await backTo(1)).toEqual([70, '70']);
});

it('restores the position of an earlier visit to the same page when two quick Backs skip the page between', async () => {
  expect(await backTo(0)).toEqual([190, '190']);
});
