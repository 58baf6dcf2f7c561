import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from '@console/shared/router';
import { type Columns, flatColumns } from '../columns/column.ts';
import type { TableSort } from '../grid/table-head.tsx';
import { type LostView, useViewParts } from './use-view-parts.ts';

/** Name of the query parameter: `network-interfaces-sort` for `Network interfaces`. Each small table of a page has its own order. */
const nameOf = (title: string) => `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-sort`;

/**
 * The order of a small table with all rows loaded, from the address: `?additional-disks-sort=-size`. The heads
 * of a table with fewer than two rows are not buttons.
 */
export function useCardSort<Row extends object>(
  title: string,
  rows: readonly Row[] | undefined,
  columns: Columns<Row>,
): {
  readonly rows: readonly Row[] | undefined;
  readonly sort: TableSort | undefined;
  /** The order could not be fetched. */
  readonly lost: LostView | undefined;
} {
  const { search } = useLocation();
  const navigate = useNavigate();
  const name = nameOf(title);
  const own = new URLSearchParams(search).get(name) ?? '';
  const { parts, lost, withParts } = useViewParts(own !== '');
  const flat = useMemo(() => flatColumns(columns), [columns]);
  const view = useMemo(() => parts?.readView(`?sort=${own}`, flat), [parts, own, flat]);
  const arranged = useMemo(
    () => (rows && view?.sort && parts ? parts.arrange(rows, flat, view) : rows),
    [rows, view, parts, flat],
  );
  // A second click can come before the address has changed after the first
  const latest = useRef(search);
  // The address belongs to the browser
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const onPress = (column: string) =>
    withParts(({ nextSort, readView, writeView }) => {
      const params = new URLSearchParams(latest.current);
      const sort = nextSort(readView(`?sort=${params.get(name) ?? ''}`, flat).sort, column);
      const next = new URLSearchParams(writeView('', { sort, filter: '' })).get('sort');
      if (next === null) params.delete(name);
      else params.set(name, next);
      latest.current = params.toString();
      void navigate({ search: latest.current });
    });
  return { lost, rows: arranged, sort: rows && rows.length > 1 ? { by: view?.sort, onPress } : undefined };
}
