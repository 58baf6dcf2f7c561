import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { PageState } from '@console/shared/query';
import type { Column } from './columns.tsx';
import type { ListView } from './view.ts';
import type * as Viewed from './viewed/index.ts';
import type { Count } from './viewed/count.ts';

type Parts = typeof Viewed;

/** Milliseconds after which a list has time to fetch what only a sort or a filter needs. */
const PATIENCE = 2_000;

let parts: Parts | undefined;
let pending: Promise<Parts> | undefined;

/** A failure is not remembered. */
function loadParts(): Promise<Parts> {
  pending ??= import(/* webpackChunkName: "list-view" */ './viewed/index.ts').then(
    (module) => (parts = module),
    (error: unknown) => {
      pending = undefined;
      throw error;
    },
  );
  return pending;
}

/** The code of sorting and filtering, when it is there; `onFail` is called when it is wanted and cannot be had. */
function useParts(isWanted: boolean, onFail: () => void): Parts | undefined {
  const [ready, setReady] = useState(parts);
  const isReady = ready !== undefined;
  const fail = useEffectEvent(onFail);
  // The chunk comes over the network
  useEffect(() => {
    if (isReady) return;
    if (isWanted) {
      loadParts().then(setReady, fail);
      return;
    }
    const timer = setTimeout(() => loadParts().then(setReady, () => undefined), PATIENCE);
    return () => clearTimeout(timer);
  }, [isReady, isWanted]);
  return ready;
}

/** The rows of a list as its view has them. */
export type ViewedRows<Row> = {
  /** Undefined while the code that arranges them is on its way. */
  readonly rows: readonly Row[] | undefined;
  readonly count: Count;
  /** The view is in force: it says something about rows. */
  readonly isArranged: boolean;
  readonly parts: Parts | undefined;
};

/** Sorts and filters a list. That says something of every row, so every row is read for it. */
export function useViewed<Row>(
  { items, hasNext, reading, wantAll }: PageState<Row>,
  columns: readonly Column<Row>[],
  view: ListView,
  onFail: () => void,
): ViewedRows<Row> {
  const isArranged = view.sort !== undefined || view.filter !== '';
  const parts = useParts(isArranged, onFail);
  // The answers are kept outside; which of them are asked for follows the address
  useEffect(() => wantAll(isArranged), [isArranged, wantAll]);
  const rows = useMemo(
    () => (isArranged ? parts?.arrange(items, columns, view) : items),
    [isArranged, parts, items, columns, view],
  );
  const { isReading, hasMore } = reading ?? { isReading: hasNext, hasMore: false };
  const count = { shown: rows?.length ?? 0, read: items.length, isReading, hasMore };
  return { rows, count, isArranged, parts };
}
