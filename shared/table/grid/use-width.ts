import { useSyncExternalStore } from 'react';
import { type Column, type Columns, flatColumns } from '../columns/column.ts';

/** How much room there is for columns (docs/design/language.md section 21). */
export type TableWidth = 'phone' | 'middle' | 'wide';

const PHONE = '(max-width: 40rem)';
const MIDDLE = '(max-width: 72rem)';

const matches = (query: string) => window.matchMedia(query).matches;

function read(): TableWidth {
  if (matches(PHONE)) return 'phone';
  return matches(MIDDLE) ? 'middle' : 'wide';
}

function subscribe(onChange: () => void): () => void {
  const lists = [PHONE, MIDDLE].map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

/**
 * The width class of the window. Columns are left out of the document instead of hidden by CSS: a hidden copy of a value
 * would be part of the text of its row.
 */
export const useTableWidth = (): TableWidth => useSyncExternalStore(subscribe, read);

/** The columns that fit. Below 72rem there are no groups, because the head of a group would name columns that are hidden. */
export function columnsFor<Row>(all: Columns<Row>, width: TableWidth): Columns<Row> {
  if (width === 'wide') return all.filter((item) => 'columns' in item || item.rank < 4);
  return flatColumns(all).filter(
    (one, index) => index === 0 || one.rank === 1 || (one.rank === 2 && width === 'middle'),
  );
}

/** The columns that are shown under the name on phones. */
export function metaColumns<Row>(all: Columns<Row>, width: TableWidth): readonly Column<Row>[] {
  return width === 'phone' ? flatColumns(all).filter((one, index) => index > 0 && one.rank === 2) : [];
}
