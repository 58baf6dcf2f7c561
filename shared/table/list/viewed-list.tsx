import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import type { PageState } from '@console/shared/query';
import { useNow } from '@console/shared/ui/basic';
import { type Columns, flatColumns } from '../columns/column.ts';
import { ListTools } from './list-tools.tsx';
import { LostView } from './lost-view.tsx';
import { Pagination } from '../bars/pagination.tsx';
import { scrollToTop } from '../bars/scroll-to-top.ts';
import type { TableSort } from '../grid/table-head.tsx';
import { useViewAddress } from './use-view-address.ts';
import { type Parts, useViewParts } from './use-view-parts.ts';
import { type TableWidth, useTableWidth } from '../grid/use-width.ts';
import type { Preset } from '../viewed/filter-strip.tsx';
import type { ListView } from '../viewed/view.ts';
import styles from './list-tools.module.css';

/** The name of the rows inside a sentence: `SSH keys` for `SSH Keys`. */
const inSentence = (title: string) => title.replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());

const NO_PRESETS: readonly never[] = [];

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
  /** Above the table: counts by state, fields of the filter, and its terms that are not applied. */
  readonly strip: ReactNode;
  /** The checkbox of the row under the mouse, rendered after the table; undefined while its code is loading. */
  readonly HoverBox: Parts['HoverBox'] | undefined;
  /** Notice above the table that the view could not be fetched. */
  readonly notice: ReactNode;
  /** Shown instead of a table without rows. */
  readonly noMatch: ReactNode;
  /** Pages, or the number of rows. */
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
  const now = useNow('halfMinute');
  // Without a filter there are no ages to count
  const asOf = view.filter === '' ? 0 : now;
  const filter = useMemo(() => parts?.filterOf(items, flat, view, asOf), [parts, items, flat, view, asOf]);
  const rows = useMemo(
    () => (isArranged && parts && filter ? parts.arrange(items, flat, view, filter) : items),
    [isArranged, parts, items, flat, view, filter],
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
    flat,
    filter,
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
 * Sorts and filters a list and chooses its columns by the address. Sorting and filtering concern every row, so
 * they read every row.
 */
export function useViewedList<Row extends object>(
  title: string,
  page: PageState<Row>,
  all: Columns<Row>,
  moreTools?: ReactNode,
  presets: readonly Preset[] = NO_PRESETS,
): ViewedList<Row> {
  const width = useTableWidth();
  const { view, flat, filter, columns, rows, lost, count, parts, arranged, change, press, open } = useView(
    page,
    all,
    width,
  );
  const problemsId = useId();
  const isPart = count.isReading || count.hasMore;
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
        help={{
          suggest: (text) => parts?.suggestionsFor(text, flat, page.items) ?? [],
          Suggestions: parts?.Suggestions,
          problemsId: filter?.problems.length ? problemsId : undefined,
        }}
        entries={parts?.entriesOf(all, width, view, change, plural)}
        onOpen={open}
      >
        {moreTools}
        {parts && <parts.SavedViews plural={plural} view={view} onChange={() => change({})} />}
      </ListTools>
    ),
    strip:
      !isEmpty &&
      (parts && filter ? (
        <parts.FilterStrip
          {...{ plural, filter, presets, problemsId, onFilter }}
          columns={flat}
          rows={page.items}
          part={isPart ? 'beginning' : !arranged && (page.hasNext || page.hasPrev) ? 'page' : undefined}
        />
      ) : (
        (flat.some(({ counted }) => counted) || presets.length > 0) && (
          <div className={styles.strip} data-presets={presets.length > 0 || undefined} />
        )
      )),
    HoverBox: width === 'phone' ? undefined : parts?.HoverBox,
    notice: <LostView lost={lost} />,
    noMatch: arranged && filter && <arranged.NoMatch columns={flat} {...{ plural, filter }} {...state} />,
    foot: arranged ? (
      <arranged.CountBar
        {...state}
        reading={page.reading}
        problems={filter ? arranged.problemTexts(filter) : []}
      />
    ) : (
      rows && !page.isWhole && <Pagination page={page} />
    ),
  };
}
