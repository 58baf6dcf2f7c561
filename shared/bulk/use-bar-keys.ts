import { useLayoutEffect } from 'react';

/** Layers that own the keyboard while they are open. */
const LAYER = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** Elements of a row from which Tab moves to the bar: its link and its checkbox. From its menu, Tab moves to the next row. */
const OF_ROW = 'tr[data-row] :is(a[href], [data-choose] input)';

/** The first action of the bar of the selection (`SelectionBar`). */
const firstAction = () => document.querySelector<HTMLElement>('[data-actions] button:not([disabled])');

/**
 * Keyboard shortcuts of the selection bar, while `isOn`. The period key moves the focus to the actions on the selected rows, and opens
 * them where they are a menu. Tab moves there from a row, and Shift+Tab back to the row. The period key can be turned off, like other
 * single-key shortcuts.
 */
export function useBarKeys(isOn: boolean): void {
  // Keys are pressed in the rows, which the table renders. Added before the listener of the table, which does the same for one row
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    let from: HTMLElement | undefined;
    const toBar = (event: KeyboardEvent) => {
      const action = firstAction();
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      from = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
      action.focus();
      if (event.key === '.' && action.getAttribute('aria-haspopup')) action.click();
    };
    const press = (event: KeyboardEvent) => {
      const { key, shiftKey, target } = event;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
      if (!isPlain || event.defaultPrevented || !(target instanceof Element)) return;
      if (document.querySelector(LAYER)) return;
      const isInRow = target === document.body || target.closest('tr[data-row]') !== null;
      if (key === '.' && isInRow && document.documentElement.dataset['singleKeys'] !== 'off') toBar(event);
      else if (key === 'Tab' && !shiftKey && target.matches(OF_ROW)) toBar(event);
      else if (key === 'Tab' && shiftKey && from && target === firstAction()) {
        event.preventDefault();
        from.focus();
      }
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [isOn]);
}
