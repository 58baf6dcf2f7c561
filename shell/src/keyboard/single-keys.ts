import { atom } from '@console/shared/state';
import { store } from '@console/shared/runtime';
import { readStored, writeStored } from '../frame/stored.ts';

const KEY = 'shortcut-preference';

/** Whether single letters are shortcuts; people who dictate need to switch them off (WCAG 2.1.4). */
export const singleKeysAtom = atom(readStored(KEY) !== 'off');

/** Switches single-letter shortcuts on or off and keeps the choice. */
export function setSingleKeys(isOn: boolean): void {
  writeStored(KEY, isOn ? null : 'off');
  store.set(singleKeysAtom, isOn);
}

const LAYERS = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"], .xterm';

/** True for a key that is a shortcut and not typed text: no field, no terminal, no open layer, no modifier. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return false;
  if (event.target instanceof Element && event.target.closest(FIELDS)) return false;
  return document.querySelector(LAYERS) === null;
}
