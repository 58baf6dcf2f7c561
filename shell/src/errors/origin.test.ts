// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { originOf, reportUnhandled } from './origin.ts';

const note = vi.hoisted(() => vi.fn());
vi.mock('../composition/console.ts', () => ({
  currentConsole: () => ({
    rows: [{ name: 'settings', label: 'Settings', build: 'registered', prefixes: ['/settings'] }],
    loader: { rowOf: () => ({ build: 'running' }), note },
  }),
}));

const thrownBy = (file: string) =>
  Object.assign(new Error('broken'), { stack: `Error: broken\n    at x (http://127.0.0.1:4000${file}:1:1)` });
const ofSystem = thrownBy('/remotes/system/4f2a91c0de/silos-list.12345678.js');
const ofShell = thrownBy('/assets/index.12345678.js');

beforeAll(reportUnhandled);
beforeEach(() => {
  note.mockReset();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('is the area and build of the stack, else the area and running build of the page', () => {
  expect(originOf(ofSystem, '/settings')).toEqual({ area: 'system', build: '4f2a91c0de' });
  expect(originOf(ofShell, '/settings')).toEqual({ area: 'settings', build: 'running' });
  expect(originOf('no error', '/nothing')).toMatchObject({ area: undefined });
});

it.each([
  [
    'an unhandled promise rejection',
    () => Object.assign(new Event('unhandledrejection'), { reason: ofSystem }),
  ],
  ['an event handler', () => new ErrorEvent('error', { error: ofSystem })],
])('%s of an area is reported under it', (_, event) => {
  dispatchEvent(event());
  expect(note).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ area: 'system', reason: 'crash' }));
});

it('does not report errors that belong to no area', () => {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: ofShell }));
  expect(note).not.toHaveBeenCalled();
});
