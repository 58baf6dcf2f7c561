import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  type Header,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  sortFn_datetime,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import { TableWidths } from '../../../shared/table/grid/table-head.tsx';
import { TableRow } from '../../../shared/table/grid/table-row.tsx';
import styles from '../../../shared/table/grid/table.module.css';
import { AWAY, COLUMNS, HEAD_HEIGHT, ROW_HEIGHT, type Row, ROWS } from './facts.tsx';
import { draw, Sheet } from './page.tsx';

const sortFns = {
  alphanumeric: sortFn_alphanumeric,
  basic: sortFn_basic,
  datetime: sortFn_datetime,
};

const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  globalFilteringFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
  sortFns,
});

const helper = createColumnHelper<typeof features, Row>();

/** How values of a column are compared. */
function orderOf(id: string): keyof typeof sortFns {
  if (id === 'size') return 'basic';
  return id === 'created' ? 'datetime' : 'alphanumeric';
}

const MODEL = helper.columns(
  COLUMNS.map(({ id, header, cell, value }) =>
    helper.accessor((row) => value?.(row) ?? undefined, {
      id,
      header,
      cell: ({ row }) => cell(row.original),
      sortFn: orderOf(id),
      sortUndefined: 'last',
    }),
  ),
);

const DATA = [...ROWS];
const NONE: readonly never[] = [];
const nothing = () => undefined;
const NO_MENU = { onClick: nothing, onKeyDown: nothing };
const idOf = ({ id }: Row) => id;
const isFiltered = () => true;

/** Order, filter, columns and windowing of @tanstack/react-table and @tanstack/react-virtual, around the same rows. */
function Trial() {
  const scroller = useRef<HTMLElement>(null);
  const [filter, setFilter] = useState('');
  const [isAway, setAway] = useState(false);
  const table = useTable({
    features,
    columns: MODEL,
    data: DATA,
    getRowId: idOf,
    globalFilterFn: filterFn_includesString,
    getColumnCanGlobalFilter: isFiltered,
    state: { globalFilter: filter, columnVisibility: { [AWAY]: !isAway } },
  });
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 7,
    scrollMargin: HEAD_HEIGHT,
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  const shown = useMemo(() => COLUMNS.filter(({ id }) => !isAway || id !== AWAY), [isAway]);
  return (
    <Sheet filter={filter} onFilter={setFilter} isAway={isAway} onAway={setAway} scroller={scroller}>
      <table className={styles.table} aria-label="Disks" aria-rowcount={rows.length + 1}>
        <TableWidths leaves={shown} hasMenu={false} selectable={false} />
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <Head key={header.id} header={header} />
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {first && first.start > HEAD_HEIGHT && (
            <Gap height={first.start - HEAD_HEIGHT} span={shown.length} />
          )}
          {items.flatMap(({ index, key }) => {
            const row = rows[index];
            return row ? (
              <TableRow
                key={key}
                id={row.id}
                name={row.original.name}
                row={row.original}
                position={index + 2}
                columns={shown}
                meta={NONE}
                actions={undefined}
                copyId={undefined}
                active={false}
                selection={undefined}
                selected={false}
                group=""
                onChoose={nothing}
                menuHandlers={NO_MENU}
                openMenuId={undefined}
              />
            ) : (
              []
            );
          })}
          {last && <Gap height={virtualizer.getTotalSize() + HEAD_HEIGHT - last.end} span={shown.length} />}
        </tbody>
      </table>
    </Sheet>
  );
}

const ORDERS = { asc: 'ascending', desc: 'descending' } as const;

function Head({ header }: { header: Header<typeof features, Row> }) {
  const { column } = header;
  const order = column.getIsSorted();
  return (
    <th aria-sort={order === false ? undefined : ORDERS[order]}>
      <button type="button" className={styles.sort} onClick={() => column.toggleSorting()}>
        {column.id}
      </button>
    </th>
  );
}

function Gap({ height, span }: { height: number; span: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={span} style={{ height, padding: 0 }} />
    </tr>
  );
}

draw(<Trial />);
