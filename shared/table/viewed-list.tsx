import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { PageState } from '@console/shared/query';
import { type Columns, flatColumns } from './column.ts';
import { ListTools } from './list-tools.tsx';
import { Pagination } from './pagination.tsx';
import { scrollToTop } from './scroll-to-top.ts';
import type { TableSort } from './table-head.tsx';
import { useViewAddress } from './use-view-address.ts';
import { type Parts, useViewParts } from './use-view-parts.ts';
import { type TableWidth, useTableWidth } from './use-width.ts';
import type { ListView } from './viewed/view.ts';

/** `SSH Keys` as it stands in a sentence. */
const inSentence = (title: string) => title.replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());

/** The list as the server has it. */
const PLAIN: ListView = { filter: '' };

/** The parts of a list page that depend on how a person looks at the list. */
export type ViewedList<Row> = {
  readonly columns: Columns<Row>;
  /** Undefined while what arranges them is on its way. */
  readonly rows: readonly Row[] | undefined;
  readonly sort: TableSort;
  readonly width: TableWidth;
  /** There is nothing in the list, whatever the view. */
  readonly isEmpty: boolean;
  /** Filter field and menu. */
  readonly tools: ReactNode;
  /** Instead of a table without rows. */
  readonly noMatch: ReactNode;
  /** Pages, or how many rows there are. */
  readonly foot: ReactNode;
};

/** The view of a list, and what it makes of the rows that are known. */
function useView<Row extends object>(page: PageState<Row>, all: Columns<Row>, width: TableWidth) {
  const { own, change: changeAddress } = useViewAddress(page.list);
  const [isOpened, setOpened] = useState(false);
  const { parts, isFailed, withParts } = useViewParts(own !== '' || isOpened);
  const flat = useMemo(() => flatColumns(all), [all]);
  const view = useMemo(() => parts?.readView(own, flat) ?? PLAIN, [parts, own, flat]);
  const isArranged = view.sort !== undefined || view.filter !== '';
  const { items, reading, hasNext, wantAll } = page;
  // The answers are kept outside; which of them are asked for follows the address
  useEffect(() => wantAll(isArranged), [isArranged, wantAll]);
  const rows = useMemo(
    () => (isArranged && parts ? parts.arrange(items, flat, view) : items),
    [isArranged, parts, items, flat, view],
  );
  const columns = useMemo(
    () => parts?.chosenColumns(all, view.columns, width) ?? all,
    [parts, all, view.columns, width],
  );
  // Another order is a step that Back undoes; typing and ticking are many small ones
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
    // Until it is known what the address means, nothing is shown that may not be meant
    rows: own !== '' && !parts && !isFailed ? undefined : rows,
    count: { shown: rows.length, read: items.length, isReading, hasMore },
    parts,
    // There is an order or a filter
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
 * Sorts and filters a list and chooses its columns, as the address says. Sorting and filtering say something of every row, so
 * every row is read for them.
 */
export function useViewedList<Row extends object>(
  title: string,
  page: PageState<Row>,
  all: Columns<Row>,
  moreTools?: ReactNode,
): ViewedList<Row> {
  const width = useTableWidth();
  const { view, columns, rows, count, parts, arranged, change, press, open } = useView(page, all, width);
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
        entries={parts?.entriesOf(all, width, view, change)}
        onOpen={open}
      >
        {moreTools}
      </ListTools>
    ),
    noMatch: arranged && <arranged.NoMatch plural={plural} {...state} />,
    foot: arranged ? (
      <arranged.CountBar {...state} reading={page.reading} />
    ) : (
      rows && <Pagination page={page} />
    ),
  };
}
