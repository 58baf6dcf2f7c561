import { type ReactNode, useId, useMemo, useRef } from 'react';
import { useIsInPanel } from '@console/shared/ui';
import { type Columns, flatColumns } from '../columns/column.ts';
import { type Selection, useChoose } from './model.ts';
import { RowMenu, type TableActions } from './row-menu.tsx';
import { ScrollRegion } from './scroll-region.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { leastWidth, TableHead, type TableSort, TableWidths } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import styles from './table.module.css';
import { useFocusSuccessor } from './use-focus-successor.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowLinks } from './use-row-links.ts';
import { useRowMenu } from './use-row-menu.ts';
import { useRowWindow, WINDOW_FROM } from './use-row-window.ts';
import { columnsFor, metaColumns, useTableWidth } from './use-width.ts';

/** Props of {@link Table}. Keep `columns` and `actions` the same objects between renders. */
export type TableProps<Row extends object> = {
  /** Undefined while the first load runs. */
  readonly rows: readonly Row[] | undefined;
  readonly columns: Columns<Row>;
  /** Identity of a row; default `id`, or `name`. */
  readonly rowId?: ((row: Row) => string) | undefined;
  /** Name of a row in labels; default `name`, or the identity. */
  readonly rowName?: ((row: Row) => string) | undefined;
  readonly actions?: TableActions<Row> | undefined;
  /** Label of the entry that copies the id; false leaves out the entry. */
  readonly copyId?: string | false | undefined;
  readonly label?: string | undefined;
  readonly labelledBy?: string | undefined;
  /** bleed: across the sheet. inset: bordered. flush: under tabs, without a line on top. */
  readonly variant?: 'bleed' | 'inset' | 'flush' | undefined;
  readonly empty?: ReactNode;
  readonly selection?: Selection | undefined;
  /** Turns the heads of columns that have a value into buttons. The caller sorts the rows. */
  readonly sort?: TableSort | undefined;
  /** Shows the checkboxes of the rows at once, because X was pressed on a row without one. */
  readonly onBoxesWanted?: (() => void) | undefined;
  /** Row whose dialog or side modal is open. */
  readonly activeId?: string | undefined;
  /** Two-line rows. */
  readonly tall?: boolean | undefined;
  readonly keys?: boolean | undefined;
};

const textAt = (row: object, key: string): string | undefined => {
  const found: unknown = Reflect.get(row, key);
  return typeof found === 'string' ? found : undefined;
};

const idOrName = (row: object): string => textAt(row, 'id') ?? textAt(row, 'name') ?? JSON.stringify(row);

const NO_ROWS: readonly never[] = [];
const NO_ACTIONS: readonly never[] = [];

/** A table of resources (docs/design/language.md section 5). */
export function Table<Row extends object>(props: TableProps<Row>) {
  const { rows = NO_ROWS, columns, rowId = idOrName, rowName, actions = NO_ACTIONS, selection } = props;
  const { copyId = 'Copy ID', variant = 'bleed', keys = true } = props;
  const table = useRef<HTMLTableElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const windowWidth = useTableWidth();
  const width = useIsInPanel() ? 'phone' : windowWidth;
  const active = useRowMenu();
  const group = useId();
  const shown = useMemo(() => columnsFor(columns, width), [columns, width]);
  const leaves = useMemo(() => flatColumns(shown), [shown]);
  const meta = useMemo(() => metaColumns(columns, width), [columns, width]);
  const ids = useMemo(() => rows.map((row) => rowId(row)), [rows, rowId]);
  const { shown: near, height } = useRowWindow(body, rows.length);
  useRowKeys(table, keys, props.onBoxesWanted);
  const onClick = useRowLinks();
  const onFocus = useFocusSuccessor(table, rows, active.isAsking);

  const onChoose = useChoose(ids, selection);

  const isEmpty = props.rows !== undefined && rows.length === 0;
  if (isEmpty && props.empty !== undefined) return props.empty;

  const hasMenu =
    actions.length > 0 || (copyId !== false && rows.some((row) => textAt(row, 'id') !== undefined));
  const windowed = rows.length > WINDOW_FROM;
  const widths = { leaves, hasMenu, selectable: selection !== undefined };
  const span = leaves.length + (hasMenu ? 1 : 0) + (selection ? 1 : 0);
  // In place of the rows that are left out before a row
  const gapBefore = (at: number, index: number) => {
    const left = at - (near[index - 1] ?? -1) - 1;
    return left > 0 && <Gap key={`gap ${index}`} height={left * height} span={span} />;
  };
  const nameOf = (row: Row, id: string) => rowName?.(row) ?? textAt(row, 'name') ?? id;
  const copiedId = (row: Row) => (copyId === false ? undefined : textAt(row, 'id'));
  // A row that has left the document has no button that its menu could be beside
  const opened = active.menu && rows[near.find((at) => ids[at] === active.id) ?? -1];
  return (
    <ScrollRegion variant={variant} labelledBy={props.labelledBy} label={props.label}>
      <table
        ref={table}
        className={styles.table}
        onFocus={onFocus}
        onClick={onClick}
        data-keys={keys || undefined}
        data-tall={props.tall || undefined}
        data-narrow={width === 'phone' || undefined}
        style={width === 'phone' ? undefined : { minWidth: leastWidth(widths) }}
        aria-label={props.label}
        aria-labelledby={props.labelledBy}
        aria-busy={props.rows === undefined || undefined}
        aria-rowcount={windowed ? rows.length + 1 : undefined}
      >
        {width !== 'phone' && <TableWidths {...widths} />}
        <TableHead {...{ ids, leaves, hasMenu, selection }} columns={shown} sort={props.sort} />
        <tbody ref={body}>
          {props.rows === undefined && <SkeletonRows leaves={leaves} extra={span - leaves.length} />}
          {near.flatMap((at, index) => {
            const row = rows[at];
            if (!row) return [];
            const id = ids[at] ?? '';
            return [
              gapBefore(at, index),
              <TableRow
                key={id}
                id={id}
                name={nameOf(row, id)}
                row={row}
                position={windowed ? at + 2 : undefined}
                columns={leaves}
                meta={meta}
                actions={hasMenu ? actions : undefined}
                copyId={copiedId(row)}
                active={active.id === id || props.activeId === id}
                selection={selection?.mode}
                selected={selection?.selected.has(id) === true}
                group={group}
                onChoose={onChoose}
                menuHandlers={active.handlers}
                openMenuId={active.menu && active.id === id ? active.menuId : undefined}
              />,
            ];
          })}
          {gapBefore(rows.length, near.length)}
        </tbody>
      </table>
      {active.menu && opened && (
        <RowMenu
          row={opened}
          rowName={nameOf(opened, active.id ?? '')}
          copyId={copiedId(opened)}
          copyLabel={copyId === false ? '' : copyId}
          actions={actions}
          menu={active.menu}
          menuId={active.menuId}
          onClose={active.close}
        />
      )}
    </ScrollRegion>
  );
}

/** An empty row with the height of the rows that are not in the document. */
function Gap({ height, span }: { height: number; span: number }) {
  return (
    <tr aria-hidden="true" className={styles.gapRow}>
      <td colSpan={span} style={{ height }} />
    </tr>
  );
}
