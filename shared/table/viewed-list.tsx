import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { PageState } from '@console/shared/query';
import { type Columns, flatColumns } from './column.ts';
import { ListTools } from './list-tools.tsx';
import { Pagination } from './pagination.tsx';
import { scrollToTop } from './scroll-to-top.ts';
import type { TableSort } from './table-head.tsx';
import { useViewAddress } from './use-view-address.ts';
import { useViewParts } from './use-view-parts.ts';
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

/**
 * Sorts and filters a list and chooses its columns, as the address says. Sorting and filtering say something of every row, so
 * every row is read for them.
 */
export function useViewedList<Row extends object>(
  title: string,
  page: PageState<Row>,
  all: Columns<Row>,
): ViewedList<Row> {
  const width = useTableWidth();
  const { own, search, go } = useViewAddress(page.list);
  const [isOpened, setOpened] = useState(false);
  const { parts, isFailed, withParts } = useViewParts(own !== '' || isOpened);
  const flat = useMemo(() => flatColumns(all), [all]);
  const view = useMemo(() => parts?.readView(own, flat) ?? PLAIN, [parts, own, flat]);
  const isComing = own !== '' && !parts && !isFailed;
  const isArranged = view.sort !== undefined || view.filter !== '';

  const { items, reading, wantAll } = page;
  // The answers are kept outside; which of them are asked for follows the address
  useEffect(() => wantAll(isArranged), [isArranged, wantAll]);
  const rows = useMemo(
    () => (isArranged ? parts?.arrange(items, flat, view) : items),
    [isArranged, parts, items, flat, view],
  );
  const columns = useMemo(
    () => parts?.chosenColumns(all, view.columns, width) ?? all,
    [parts, all, view.columns, width],
  );
  const change = (part: Partial<ListView>) =>
    withParts(({ readView, writeView }) => {
      // Another order is a step that Back undoes; typing and ticking are many small ones
      go(writeView(search, { ...readView(own, flat), ...part }), !('sort' in part));
      if (!('columns' in part)) scrollToTop();
    });
  const onFilter = (filter: string) => change({ filter });

  const plural = inSentence(title);
  const shown = rows?.length ?? 0;
  const { isReading, hasMore } = reading ?? { isReading: isArranged && page.hasNext, hasMore: false };
  const isEmpty = items.length === 0 && page.page === 1 && !isReading;
  const state = { view, count: { shown, read: items.length, isReading, hasMore }, onFilter };
  return {
    columns,
    rows: isComing ? undefined : rows,
    sort: {
      by: view.sort,
      onPress: (column) => withParts(({ nextSort }) => change({ sort: nextSort(view.sort, column) })),
    },
    width,
    isEmpty,
    tools: !isEmpty && (
      <ListTools
        plural={plural}
        filter={view.filter}
        onFilter={onFilter}
        entries={parts?.entriesOf(all, width, view, change)}
        onOpen={() => setOpened(true)}
        isPhone={width === 'phone'}
      />
    ),
    noMatch: isArranged && parts ? <parts.NoMatch plural={plural} {...state} /> : undefined,
    foot:
      isArranged && parts ? (
        <parts.CountBar {...state} reading={reading} />
      ) : (
        !isComing && <Pagination page={page} />
      ),
  };
}
