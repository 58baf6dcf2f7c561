import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from '@console/shared/router';
import type { Column } from './columns.tsx';
import { scrollToTop } from './scroll-to-top.ts';
import { type ListView, readView, writeView } from './view.ts';

/** Changes parts of the view. */
export type ChangeView = (part: Partial<ListView>) => void;

/**
 * The view of a list, kept in the address. A form or a detail that opens over the list has an address of its own, to which
 * the view is carried, and from there back: whoever links to one of them need not know of it.
 * @param list what tells lists apart: the view of another one is not carried over
 */
export function useListView<Row>(list: string, columns: readonly Column<Row>[]): [ListView, ChangeView] {
  const { pathname, search, hash, state } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const own = writeView('', readView(search, columns));
  const [kept, setKept] = useState({ list, pathname, own });
  const isSame = kept.list === list && kept.pathname === pathname;
  // Steps in the history have their view
  const isCarried = kept.list === list && !isSame && own === '' && kept.own !== '' && type !== 'POP';
  if (!isCarried && !(isSame && kept.own === own)) setKept({ list, pathname, own });
  const shown = isCarried ? kept.own : own;
  const view = useMemo(() => readView(shown, columns), [shown, columns]);

  const go = (next: ListView, replace: boolean) =>
    void navigate({ search: writeView(search, next), hash }, { replace, state });
  // The address is the browser's
  useEffect(() => {
    if (isCarried) go(view, true);
  });
  const change: ChangeView = (part) => {
    // Another order is a step that Back undoes; typing and ticking are many small ones
    go({ ...view, ...part }, !('sort' in part));
    if (!('columns' in part)) scrollToTop();
  };
  return [view, change];
}
