// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { Crumbs } from './crumbs.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'fonts');
});

const TRAIL = ['Projects', 'edge-cache', 'Instances'].map((label) => ({ label, to: `/${label}` }));

/** Renders a trail with fonts in a state; returns how often each breadcrumb was measured. */
async function measured(status: FontFaceSetLoadStatus): Promise<number> {
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { status, ready: Promise.resolve() },
  });
  const measure = vi
    .spyOn(HTMLLIElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 90, 20));
  const Component = () => <Crumbs crumbs={TRAIL} up={1} beside={() => null} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component }])} />);
  await screen.findByRole('link', { name: 'Instances' });
  await document.fonts.ready;
  return measure.mock.calls.length / TRAIL.length;
}

// @sheet common-ui/34.49
it('is measured once when its font is there: each measurement is a layout of the whole page', async () => {
  expect(await measured('loaded')).toBe(1);
});

it('is measured again in a font that comes later', async () => {
  expect(await measured('loading')).toBe(2);
});
