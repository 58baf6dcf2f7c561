import { type FocusEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { focusSoon } from '@console/shared/ui';

/** Where the focus was in a table. */
type Place = { readonly id: string; readonly index: number };

const rowsIn = (table: Element | null) => [...(table?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])];

function successorOf(table: HTMLElement | null, index: number): HTMLElement | null {
  const rows = rowsIn(table);
  const row = rows[Math.min(index, rows.length - 1)];
  return (
    row?.querySelector<HTMLElement>('[data-row-menu] button') ??
    row?.querySelector<HTMLElement>('a[href], button') ??
    document.querySelector<HTMLElement>('#content h1')
  );
}

/**
 * When the row with the focus is removed, the row that takes its place gets the focus; without rows
 * the title of the page gets it (docs/design/language.md section 16). `waits` is true while a dialog has the focus.
 * @returns a handler for focus events of the table
 */
export function useFocusSuccessor(
  table: RefObject<HTMLElement | null>,
  rows: readonly object[],
  waits: boolean,
) {
  const place = useRef<Place>(undefined);
  // The focus belongs to the browser; an element that leaves the document loses it
  useEffect(() => {
    const { current } = place;
    if (!current || waits || rowsIn(table.current).some((row) => row.dataset['row'] === current.id)) return;
    place.current = undefined;
    focusSoon(() => successorOf(table.current, current.index));
  }, [table, rows, waits]);
  return useCallback((event: FocusEvent) => {
    const row = event.target.closest<HTMLElement>('tr[data-row]');
    const id = row?.dataset['row'];
    if (row && id !== undefined) place.current = { id, index: rowsIn(row.closest('table')).indexOf(row) };
  }, []);
}
