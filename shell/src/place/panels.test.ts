// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { store } from '@console/shared/runtime';
import {
  closeDrawer,
  drawerAtom,
  paletteAtom,
  shortcutsAtom,
  showShortcuts,
  sidebarHiddenAtom,
  togglePalette,
  toggleSidebar,
} from './panels.ts';

/** Makes the window narrow or wide for the media query of the sidebar. */
const setNarrow = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the sidebar', () => {
  it('is hidden and shown in a wide window, and the choice is stored', () => {
    setNarrow(false);
    toggleSidebar();
    expect([store.get(sidebarHiddenAtom), store.get(drawerAtom)]).toEqual([true, false]);
    expect(Object.values({ ...localStorage })).toContain('hidden');
    toggleSidebar();
    expect(store.get(sidebarHiddenAtom)).toBe(false);
    expect(Object.values({ ...localStorage })).not.toContain('hidden');
  });

  it('is a drawer in a narrow window, and nothing is stored', () => {
    setNarrow(true);
    toggleSidebar();
    expect([store.get(sidebarHiddenAtom), store.get(drawerAtom)]).toEqual([false, true]);
    toggleSidebar();
    expect(store.get(drawerAtom)).toBe(false);
    toggleSidebar();
    closeDrawer();
    expect(store.get(drawerAtom)).toBe(false);
    expect(localStorage).toHaveLength(0);
  });
});

it('the palette opens and closes with the same key, the list of shortcuts opens', () => {
  togglePalette();
  expect(store.get(paletteAtom)).toBe(true);
  togglePalette();
  expect(store.get(paletteAtom)).toBe(false);
  expect(store.get(shortcutsAtom)).toBe(false);
  showShortcuts();
  expect(store.get(shortcutsAtom)).toBe(true);
});
