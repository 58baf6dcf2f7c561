// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
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

it('stores the last scroll position when the page is left by Back before the scroll event', () => {
  expect(leaveAt(190)).toEqual(['190']);
});

it('stores nothing for a page that was not scrolled', () => {
  expect(leaveAt(0)).toEqual([]);
});
