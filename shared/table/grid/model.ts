import {
  type ColumnDef,
  createColumnHelper,
  rowSelectionFeature,
  type RowSelectionState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column, Columns } from '../columns/column.ts';

/** The features that we use; all others stay out of the bundle. */
const features = tableFeatures({ rowSelectionFeature });
export type Features = typeof features;

/** Ids of the selected rows. */
export type Selection = {
  readonly mode: 'single' | 'multi';
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
};

const stateOf = (selected: ReadonlySet<string>): RowSelectionState =>
  Object.fromEntries([...selected].map((id) => [id, true as const]));

const apply = (updater: Updater<RowSelectionState>, state: RowSelectionState): RowSelectionState =>
  typeof updater === 'function' ? updater(state) : updater;

function toModel<Row extends object>(all: Columns<Row>): ColumnDef<Features, Row>[] {
  const helper = createColumnHelper<Features, Row>();
  const leaf = (column: Column<Row>) =>
    helper.display({ id: column.id, header: column.header, cell: ({ row }) => column.cell(row.original) });
  return all.map((item) =>
    'columns' in item
      ? helper.group({
          id: `group ${item.header}`,
          header: item.header,
          columns: item.columns.map((one) => leaf(one)),
        })
      : leaf(item),
  );
}

const NOTHING: ReadonlySet<string> = new Set();

/** The table library's model of the rows: head rows and selection. */
export function useModel<Row extends object>(
  rows: readonly Row[],
  all: Columns<Row>,
  rowId: (row: Row) => string,
  selection: Selection | undefined,
) {
  const columns = useMemo(() => toModel(all), [all]);
  const data = useMemo(() => [...rows], [rows]);
  const selected = selection?.selected ?? NOTHING;
  const rowSelection = useMemo(() => stateOf(selected), [selected]);
  return useTable({
    features,
    columns,
    data,
    getRowId: rowId,
    state: { rowSelection },
    enableMultiRowSelection: selection?.mode === 'multi',
    onRowSelectionChange: (updater) => {
      const next = Object.keys(apply(updater, rowSelection));
      selection?.onChange(new Set(next));
    },
  });
}
