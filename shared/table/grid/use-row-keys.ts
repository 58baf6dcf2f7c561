import { type RefObject, useLayoutEffect, useEffectEvent } from 'react';
import { focusRow } from './focus-row.ts';

/** Elements that handle letters themselves. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="textbox"], [role="application"], .xterm';
/** Layers that handle all keys while they are open. */
const LAYER = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

const isPlain = (event: KeyboardEvent) =>
  !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;

/** The table that single keys act on: the one with the focus, or the first of the page. */
function isMeant(table: HTMLElement): boolean {
  const focused = document.activeElement?.closest('table[data-keys]');
  return (focused ?? document.querySelector('table[data-keys]')) === table;
}

/** Moves to the next or previous row; where that one is not in the document, because the list was scrolled, to the first visible row. */
function move(table: HTMLElement, by: 1 | -1): void {
  const rows = [...table.querySelectorAll<HTMLElement>('tr[data-row]')];
  const current = document.activeElement?.closest('tr[data-row]');
  const next = by > 0 ? current?.nextElementSibling : current?.previousElementSibling;
  // There is no next row at either end of the list
  if (current && !next) return;
  // The cells of the header stay in view, not the header itself
  const top = table.querySelector('th')?.getBoundingClientRect().bottom ?? 0;
  focusRow(rows.find((one) => one === next) ?? rows.find((one) => one.getBoundingClientRect().top > top - 1));
}

function openActions(): void {
  const row = document.activeElement?.closest('tr[data-row]');
  const button = row?.querySelector<HTMLElement>('[data-row-menu] button');
  button?.focus();
  button?.click();
}

/**
 * Toggles the checkbox of a row; with Shift it extends the selection, as a click does. The first
 * use in a list shows the checkboxes.
 */
export function chooseRow(row: Element, shiftKey: boolean, bringBoxes: (() => void) | undefined): void {
  bringBoxes?.();
  row
    .querySelector('[data-choose] input')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
}

/**
 * J and K go to the next and previous row, the full stop opens the actions of the row with the focus (docs/design/language.md section 15),
 * X selects it where rows can be selected.
 * Single keys can be turned off: `data-single-keys="off"` on the document element.
 */
export function useRowKeys(
  table: RefObject<HTMLTableElement | null>,
  enabled: boolean,
  bringBoxes?: () => void,
): void {
  const onChoose = useEffectEvent((shiftKey: boolean) => {
    const row = document.activeElement?.closest('tr[data-row]');
    if (row) chooseRow(row, shiftKey, bringBoxes);
  });
  // Keys can be pressed anywhere in the document, from the first frame that shows the rows
  useLayoutEffect(() => {
    if (!enabled) return;
    const press = (event: KeyboardEvent) => {
      if (!isPlain(event) || !['j', 'k', 'x', 'X', '.'].includes(event.key)) return;
      if (document.documentElement.dataset['singleKeys'] === 'off' || document.querySelector(LAYER)) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      if (!table.current || !isMeant(table.current)) return;
      if (event.key === '.') openActions();
      else if (event.key === 'x' || event.key === 'X') onChoose(event.shiftKey);
      else move(table.current, event.key === 'j' ? 1 : -1);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [table, enabled]);
}
