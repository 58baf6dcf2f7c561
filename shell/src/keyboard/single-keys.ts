import { atom } from '@console/shared/state';
import { store } from '@console/shared/runtime';
import { paletteAtom } from '../place/panels.ts';
import { writeStored } from '../device/stored.ts';

const KEY = 'shortcut-preference';

const root = document.documentElement;

/**
 * Whether single letters are shortcuts; users of speech input need to switch them off (WCAG 2.1.4). The document element has
 * the same value as an attribute, for the keys of tables; `boot.ts` sets it from the stored preference.
 */
export const singleKeysAtom = atom(root.dataset['singleKeys'] !== 'off');

/** Switches single-letter shortcuts on or off and stores the choice. */
export function setSingleKeys(isOn: boolean): void {
  writeStored(KEY, isOn ? null : 'off');
  if (isOn) delete root.dataset['singleKeys'];
  else root.dataset['singleKeys'] = 'off';
  store.set(singleKeysAtom, isOn);
}

const LAYERS = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"], .xterm';

/** Whether a key event is a shortcut and not typed text: no field, no terminal, no open layer, no modifier. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return false;
  if (event.target instanceof Element && event.target.closest(FIELDS)) return false;
  // Text typed before the code of the palette has arrived is meant for the palette
  return !store.get(paletteAtom) && document.querySelector(LAYERS) === null;
}
