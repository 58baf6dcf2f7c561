import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageState } from '@console/shared/query';
import { type Create, type Empty, emptyState } from './create-button.tsx';
import { ChooseToggle } from './list-tools.tsx';
import { type OwnSelection, useSelection } from '../bars/selection.tsx';
import { Table, type TableProps } from '../grid/table.tsx';
import type { TableWidth } from '../grid/use-width.ts';
import type { Preset } from '../viewed/filter-strip.tsx';
import { useViewedList } from './viewed-list.tsx';

/** The parts of a table that lists and sections pass on. */
export type TablePassed<Row extends object> = Pick<
  TableProps<Row>,
  'columns' | 'actions' | 'rowId' | 'rowName' | 'copyId' | 'activeId' | 'tall'
>;

/** The actions on the selected rows. */
export type Bulk<Row> = (rows: readonly Row[], selection: OwnSelection) => ReactNode;

export type ListBodyProps<Row extends object> = {
  /** Name of the rows in the label of the filter field: `Disks`. */
  readonly plural: string;
  readonly page: PageState<Row>;
  readonly create: Create | undefined;
  readonly empty: Empty;
  readonly bulk: Bulk<Row> | undefined;
  /** Whether the list is a page or a tab. */
  readonly place: 'page' | 'tab';
  /** Filters that are one click away. */
  readonly presets?: readonly Preset[] | undefined;
  readonly table: TablePassed<Row>;
};

/** The parts of a list, which page and tab place differently. */
export type ListBody = {
  /** Filter field, menu, and the button that shows the checkboxes. */
  readonly tools: ReactNode;
  readonly width: TableWidth;
  /** The table, the bar of the selected rows, and the pages. */
  readonly body: ReactNode;
};

const NO_ROWS: readonly never[] = [];

/** A list with its view and its selection, for a page or a tab. */
export function useListBody<Row extends { readonly id?: string; readonly name?: string }>(
  props: ListBodyProps<Row>,
): ListBody {
  const { plural, page, create, empty, bulk, place, presets, table } = props;
  // Begun by the checkbox of one row, the mode ends when the last row is deselected
  const [mode, setMode] = useState<'off' | 'on' | 'begun' | 'lasting'>('off');
  const isChoosing = mode !== 'off';
  const rowId = table.rowId ?? ((row: Row) => row.id ?? row.name ?? '');
  const toggle = bulk && (
    <ChooseToggle isOn={isChoosing} onToggle={() => setMode(isChoosing ? 'off' : 'on')} />
  );
  const list = useViewedList(plural, page, table.columns, toggle, presets);
  const { rows, isEmpty, tools } = list;
  // No action may run on a row that the user cannot see, because it is filtered out or the checkboxes are hidden
  const choosable = isChoosing && rows ? rows : NO_ROWS;
  const selection = useSelection('multi', new Set(choosable.map(rowId)));
  const chosen = choosable.filter((row) => selection.selected.has(rowId(row)));
  if (mode === 'begun' && chosen.length > 0) setMode('lasting');
  if (mode === 'lasting' && chosen.length === 0) setMode('off');
  return {
    tools,
    width: list.width,
    body: (
      <>
        {list.notice}
        {list.strip}
        <Table
          {...table}
          columns={list.columns}
          rows={rows}
          sort={list.sort}
          empty={isEmpty ? emptyState(empty, create, place === 'page' ? 'page' : 'table') : list.noMatch}
          selection={bulk && isChoosing ? selection : undefined}
          onBoxesWanted={bulk && !isChoosing ? () => flushSync(() => setMode('on')) : undefined}
        />
        {bulk && !isChoosing && rows && rows.length > 0 && list.HoverBox && (
          <list.HoverBox onBoxesWanted={() => flushSync(() => setMode('begun'))} />
        )}
        {bulk?.(chosen, selection)}
        {!isEmpty && chosen.length === 0 && list.foot}
      </>
    ),
  };
}
