import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { PageState } from '@console/shared/query';
import { type Columns, flatColumns } from '../columns/column.ts';
import { ListTools } from './list-tools.tsx';
import { LostView } from './lost-view.tsx';
import { Pagination } from '../bars/pagination.tsx';
import { scrollToTop } from '../bars/scroll-to-top.ts';
import type { TableSort } from '../grid/table-head.tsx';
import { useViewAddress } from './use-view-address.ts';
import { type Parts, useViewParts } from './use-view-parts.ts';
import { type TableWidth, useTableWidth } from '../grid/use-width.ts';
import type { ListView } from '../viewed/view.ts';

/** The name of the rows inside a sentence: `SSH keys` for `SSH Keys`. */
const inSentence = (title: string) => title.replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());

/** The list as the server returns it. */
const PLAIN: ListView = { filter: '' };

/** The parts of a list page that depend on the view of the list. */
export type ViewedList<Row> = {
  readonly columns: Columns<Row>;
  /** Undefined while the code that arranges them is loading. */
  readonly rows: readonly Row[] | undefined;
  readonly sort: TableSort;
  readonly width: TableWidth;
  /** Whether the list is empty in every view. */
  readonly isEmpty: boolean;
  /** Filter field and menu. */
  readonly tools: ReactNode;
  /** Says over the table that the view could not be fetched. */
  readonly notice: ReactNode;
  /** Shown instead of a table without rows. */
  readonly noMatch: ReactNode;
  /** Pages, or how many rows there are. */
  readonly foot: ReactNode;
};

/** The view of a list, applied to the rows that are loaded. */
function useView<Row extends object>(page: PageState<Row>, all: Columns<Row>, width: TableWidth) {
  const { own, change: changeAddress } = useViewAddress(page.list);
  const [isOpened, setOpened] = useState(false);
  const { parts, lost, withParts } = useViewParts(own !== '' || isOpened);
  const flat = useMemo(() => flatColumns(all), [all]);
  const view = useMemo(() => parts?.readView(own, flat) ?? PLAIN, [parts, own, flat]);
  const isArranged = view.sort !== undefined || view.filter !== '';
  const { items, reading, hasNext, wantAll } = page;
  // The rows are in the query cache; the address decides which of them are requested
  useEffect(() => wantAll(isArranged), [isArranged, wantAll]);
  const rows = useMemo(
    () => (isArranged && parts ? parts.arrange(items, flat, view) : items),
    [isArranged, parts, items, flat, view],
  );
  const columns = useMemo(
    () => parts?.chosenColumns(all, view.columns, width) ?? all,
    [parts, all, view.columns, width],
  );
  // A new order is an entry of the history; typing and checking columns replace the entry
  const update = (next: (view: ListView, code: Parts) => Partial<ListView>, isStep: boolean) =>
    withParts((code) =>
      changeAddress((search) => {
        const now = code.readView(search, flat);
        return code.writeView(search, { ...now, ...next(now, code) });
      }, !isStep),
    );
  const change = (part: Partial<ListView>) => {
    update(() => part, 'sort' in part);
    if (!('columns' in part)) scrollToTop();
  };
  const { isReading, hasMore } = reading ?? { isReading: isArranged && hasNext, hasMore: false };
  return {
    view,
    columns,
    // Until the code that reads the address is loaded, no rows are shown
    rows: own !== '' && !parts && !lost ? undefined : rows,
    lost,
    count: { shown: rows.length, read: items.length, isReading, hasMore },
    parts,
    // The list is sorted or filtered
    arranged: isArranged ? parts : undefined,
    change,
    press: (column: string) => {
      update(({ sort }, { nextSort }) => ({ sort: nextSort(sort, column) }), true);
      scrollToTop();
    },
    open: () => setOpened(true),
  };
}

/**
 * Sorts and filters a list and chooses its columns as the address says. Sorting and filtering concern every row, so
 * they read every row.
 */
export function useViewedList<Row extends object>(
  title: string,
  page: PageState<Row>,
  all: Columns<Row>,
  moreTools?: ReactNode,
): ViewedList<Row> {
  const width = useTableWidth();
  const { view, columns, rows, lost, count, parts, arranged, change, press, open } = useView(
    page,
    all,
    width,
  );
  const plural = inSentence(title);
  const onFilter = (filter: string) => change({ filter });
  const state = { view, count, onFilter };
  const isEmpty = page.items.length === 0 && page.page === 1 && !count.isReading;
  return {
    columns,
    rows,
    sort: { by: view.sort, onPress: press },
    width,
    isEmpty,
    tools: !isEmpty && (
      <ListTools
        plural={plural}
        filter={view.filter}
        onFilter={onFilter}
        entries={parts?.entriesOf(all, width, view, change, plural)}
        onOpen={open}
      >
        {moreTools}
        {parts && <parts.SavedViews plural={plural} view={view} onChange={() => change({})} />}
      </ListTools>
    ),
    notice: <LostView lost={lost} />,
    noMatch: arranged && <arranged.NoMatch plural={plural} columns={flatColumns(all)} {...state} />,
    foot: arranged ? (
      <arranged.CountBar {...state} reading={page.reading} />
    ) : (
      rows && !page.isWhole && <Pagination page={page} />
    ),
  };
}
