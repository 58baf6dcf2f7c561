import { atom } from '@console/shared/state';
import { store } from '@console/shared/runtime';
import { readStored, writeStored } from '../device/stored.ts';

const SIDEBAR_KEY = 'sidebar-preference';

/** The command palette is open. */
export const paletteAtom = atom(false);
/** The list of shortcuts is open. */
export const shortcutsAtom = atom(false);
/** The sidebar of narrow windows is open. */
export const drawerAtom = atom(false);
/** The sidebar of wide windows is hidden. */
export const sidebarHiddenAtom = atom(readStored(SIDEBAR_KEY) === 'hidden');

/** Whether the sidebar is a drawer (docs/design/language.md section 21); the style sheets use the same width. */
const isNarrow = (): boolean => matchMedia('(max-width: 64rem)').matches;

/** Shows or hides the sidebar; in a narrow window opens or closes the drawer. */
export function toggleSidebar(): void {
  if (isNarrow()) {
    store.set(drawerAtom, (isOpen) => !isOpen);
    return;
  }
  const isHidden = !store.get(sidebarHiddenAtom);
  store.set(sidebarHiddenAtom, isHidden);
  writeStored(SIDEBAR_KEY, isHidden ? 'hidden' : null);
}

export const togglePalette = (): void => store.set(paletteAtom, (isOpen) => !isOpen);

/** Closes the sidebar of narrow windows. */
export const closeDrawer = (): void => store.set(drawerAtom, false);

/** Opens the list of shortcuts. */
export const showShortcuts = (): void => store.set(shortcutsAtom, true);
