import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from '@console/shared/router';
import { type Columns, flatColumns } from './column.ts';
import type { TableSort } from './table-head.tsx';
import { useViewParts } from './use-view-parts.ts';

/** `Network interfaces` as `network-interfaces-sort`: a page has several small tables, each with its own order. */
const nameOf = (title: string) => `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-sort`;

/**
 * The order of a small table, all of whose rows are at hand, as the address says: `?additional-disks-sort=-size`. The heads
 * of a table without two rows are no buttons.
 */
export function useCardSort<Row extends object>(
  title: string,
  rows: readonly Row[] | undefined,
  columns: Columns<Row>,
): { readonly rows: readonly Row[] | undefined; readonly sort: TableSort | undefined } {
  const { search } = useLocation();
  const navigate = useNavigate();
  const name = nameOf(title);
  const own = new URLSearchParams(search).get(name) ?? '';
  const { parts, withParts } = useViewParts(own !== '');
  const flat = useMemo(() => flatColumns(columns), [columns]);
  const view = useMemo(() => parts?.readView(`?sort=${own}`, flat), [parts, own, flat]);
  const arranged = useMemo(
    () => (rows && view?.sort && parts ? parts.arrange(rows, flat, view) : rows),
    [rows, view, parts, flat],
  );
  // Two presses can come before the address has followed the first
  const latest = useRef(search);
  // The address is the browser's
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
  return { rows: arranged, sort: rows && rows.length > 1 ? { by: view?.sort, onPress } : undefined };
}
