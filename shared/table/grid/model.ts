import { type SyntheticEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { type Columns, flatColumns } from '../columns/column.ts';

/** Ids of the selected rows. */
export type Selection = {
  readonly mode: 'single' | 'multi';
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
};

export type HeadCell = {
  readonly id: string;
  /** Name of a column or of a group of columns; undefined above a column without a group. */
  readonly text: string | undefined;
  /** Number of columns below. */
  readonly span: number;
};

/** The rows of the head: the names of the columns, and above them those of the groups when there are any. */
export function headRows<Row>(all: Columns<Row>): readonly (readonly HeadCell[])[] {
  const names = flatColumns(all).map(({ id, header }) => ({ id, text: header, span: 1 }));
  const groups = all.map((item) =>
    'columns' in item
      ? { id: `group ${item.header}`, text: item.header, span: item.columns.length }
      : { id: item.id, text: undefined, span: 1 },
  );
  return names.length === groups.length && groups.every(({ text }) => text === undefined)
    ? [names]
    : [groups, names];
}

/** The row whose checkbox was pressed. */
export type Choice = {
  readonly id: string;
  /** Whether the row is to be selected; undefined: the other way round. */
  readonly value: boolean | undefined;
  /** The previously pressed row, when the selection is to be extended from there. */
  readonly from: string | undefined;
};

/** Ids of the rows between two, both included, in the order of the table; the second alone when the first is gone. */
function range(ids: readonly string[], from: string | undefined, to: string): readonly string[] {
  const start = from === undefined ? -1 : ids.indexOf(from);
  const end = ids.indexOf(to);
  return start < 0 || end < 0 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** The selected rows with more of them selected, or without these. */
export function withRows(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  value: boolean,
): ReadonlySet<string> {
  const changed = new Set(ids);
  return new Set(value ? [...selected, ...ids] : [...selected].filter((id) => !changed.has(id)));
}

/** The selected rows after a press. */
export function afterChoice(
  { mode, selected }: Pick<Selection, 'mode' | 'selected'>,
  ids: readonly string[],
  { id, value = !selected.has(id), from }: Choice,
): ReadonlySet<string> {
  if (mode === 'single') return new Set(value ? [id] : []);
  return withRows(selected, range(ids, from, id), value);
}

const checkedOf = ({ target }: SyntheticEvent): boolean | undefined =>
  target instanceof HTMLInputElement ? target.checked : undefined;

const isExtending = ({ nativeEvent }: SyntheticEvent): boolean =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;

/** Takes presses on rows. The function never changes, because rows render again when it does. */
export function useChoose(
  ids: readonly string[],
  selection: Selection | undefined,
): (id: string, event: SyntheticEvent) => void {
  const latest = useRef({ ids, selection });
  const last = useRef<string>(undefined);
  useLayoutEffect(() => {
    latest.current = { ids, selection };
  }, [ids, selection]);
  return useCallback((id: string, event: SyntheticEvent) => {
    const now = latest.current;
    const from = isExtending(event) ? last.current : undefined;
    last.current = id;
    if (now.selection)
      now.selection.onChange(afterChoice(now.selection, now.ids, { id, value: checkedOf(event), from }));
  }, []);
}
