import { type ReactNode, useMemo } from 'react';
import type { PageState } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { type Columns, flatColumns } from './columns.tsx';
import { ListTools } from './list-tools.tsx';
import { Pagination } from './pagination.tsx';
import type { TableSort } from './table-head.tsx';
import { useListView } from './use-list-view.ts';
import { useViewed } from './use-viewed.ts';
import { type TableWidth, useTableWidth } from './use-width.ts';
import type { ListView } from './view.ts';
import { chosenColumns } from './view-columns.ts';

/** `SSH Keys` as it stands in a sentence. */
const inSentence = (title: string) => title.replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());

/** A press sorts upwards, the next one downwards, the third takes the order away. */
function nextSort(sort: ListView['sort'], column: string): ListView['sort'] {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? undefined : { column, descending: true };
}

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

/** Sorts and filters a list and chooses its columns, as the address says (shared/table/README.md). */
export function useViewedList<Row extends object>(
  title: string,
  page: PageState<Row>,
  all: Columns<Row>,
): ViewedList<Row> {
  const width = useTableWidth();
  const flat = useMemo(() => flatColumns(all), [all]);
  const [view, change] = useListView(page.list, flat);
  const clear = () => change({ filter: '' });
  const { rows, count, parts, isArranged } = useViewed(page, flat, view, () => {
    toast({
      variant: 'error',
      title: 'Could not sort or filter',
      content: 'A part of the console could not be fetched. Try again.',
    });
    change({ sort: undefined, filter: '' });
  });
  const columns = useMemo(() => chosenColumns(all, view.columns, width), [all, view.columns, width]);
  const isEmpty = page.items.length === 0 && page.page === 1 && !count.isReading;
  const plural = inSentence(title);
  const hasMatch = count.shown > 0;
  return {
    columns,
    rows,
    sort: { by: view.sort, onPress: (column) => change({ sort: nextSort(view.sort, column) }) },
    width,
    isEmpty,
    tools: !isEmpty && <ListTools {...{ plural, width, view, change }} columns={all} />,
    noMatch:
      isArranged && parts ? (
        <parts.NoMatch plural={plural} filter={view.filter} count={count} onClear={clear} />
      ) : undefined,
    foot: isArranged ? (
      parts && (
        <parts.CountBar
          count={count}
          view={view}
          reading={page.reading}
          onClear={hasMatch ? clear : undefined}
        />
      )
    ) : (
      <Pagination page={page} />
    ),
  };
}
