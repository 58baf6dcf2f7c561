import { type MouseEvent, type ReactNode, type SyntheticEvent, useMemo } from 'react';
import { Checkbox } from '@console/shared/ui/basic';
import type { Column } from '../columns/column.ts';
import { hasMenuOf, rowMenuButton, type TableActions } from './row-menu.tsx';
import styles from './table.module.css';
import type { MenuButtonHandlers } from './use-row-menu.ts';

export type TableRowProps<Row extends object> = {
  readonly id: string;
  readonly name: string;
  readonly row: Row;
  /** Number of the row in the table, when not all rows are in the document. */
  readonly position: number | undefined;
  readonly columns: readonly Column<Row>[];
  readonly meta: readonly Column<Row>[];
  /** Undefined: the table has no menu column. */
  readonly actions: TableActions<Row> | undefined;
  readonly copyId: string | undefined;
  readonly active: boolean;
  readonly selection: 'single' | 'multi' | undefined;
  readonly selected: boolean;
  /** Name of the radio group. */
  readonly group: string;
  readonly onChoose: (rowId: string, event: SyntheticEvent) => void;
  readonly menuHandlers: MenuButtonHandlers;
  /** Id of the open menu, when it is the one of this row. */
  readonly openMenuId: string | undefined;
};

/** A row. It renders again only when its contents change, so that polling a long list costs little. */
export function TableRow<Row extends object>(props: TableRowProps<Row>) {
  const { id, name, row, position, columns, meta, actions, copyId, menuHandlers, openMenuId } = props;
  const { active, selection, selected, group, onChoose } = props;
  // React does not render the same element object again: checkboxes that appear or change render no cell
  const cells = useMemo(
    () =>
      columns.map((column, index) => (
        <td
          key={column.id}
          className={index === 0 ? styles.lead : undefined}
          data-align={column.align}
          data-name={column.isName || undefined}
          data-cut={column.cut || undefined}
        >
          {column.cell(row)}
          {index === 0 && meta.length > 0 && <MetaLine row={row} columns={meta} />}
        </td>
      )),
    [row, columns, meta],
  );
  const menu = useMemo(
    () =>
      actions && (
        <td className={styles.menu} data-row-menu>
          {hasMenuOf(actions, row, copyId) && rowMenuButton({ ...menuHandlers, name, openId: openMenuId })}
        </td>
      ),
    [row, name, actions, copyId, menuHandlers, openMenuId],
  );
  return useMemo(
    () => (
      <tr
        data-row={id}
        data-row-name={name}
        className={selected ? 'is-selected' : undefined}
        data-active={active || undefined}
        aria-rowindex={position}
        onClick={selection === 'single' ? (event) => isOwnPress(event) && onChoose(id, event) : undefined}
      >
        {selection && (
          // With its own name, so that the name of the row does not match this cell too
          <td className={styles.check} data-choose aria-label="Selection">
            <ChooseBox {...{ id, name, group, selected, onChoose }} mode={selection} />
          </td>
        )}
        {cells}
        {menu}
      </tr>
    ),
    [id, name, position, cells, menu, active, selection, selected, group, onChoose],
  );
}

/** Whether a click was on the cell or row and not on a control inside, whose click bubbles. */
const isOwnPress = (event: MouseEvent) =>
  !(event.target instanceof Element && event.target.closest('a, button, input, label'));

type ChooseBoxProps = Pick<TableRowProps<object>, 'id' | 'name' | 'group' | 'selected' | 'onChoose'> & {
  readonly mode: 'single' | 'multi';
};

function ChooseBox({ mode, id, name, group, selected, onChoose }: ChooseBoxProps) {
  const toggle = (event: SyntheticEvent) => onChoose(id, event);
  return mode === 'multi' ? (
    <Checkbox aria-label={`Select ${name}`} checked={selected} onChange={toggle} />
  ) : (
    <input
      type="radio"
      className={styles.radio}
      name={group}
      aria-label={`Select ${name}`}
      checked={selected}
      onChange={toggle}
    />
  );
}

/** The values of the second-rank columns, under the name: on one line, if no column wraps. */
function MetaLine<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  const parts: [Column<Row>, ReactNode][] = columns.map((column) => [
    column,
    column.meta ? column.meta(row) : column.cell(row),
  ]);
  return (
    <div className={styles.meta} data-wraps={columns.some(({ wraps }) => wraps) || undefined}>
      {parts
        .filter(([, part]) => part !== null)
        .map(([{ id, header, labeled }, part]) => (
          <span key={id}>
            {labeled && <span className={styles.label}>{header}</span>}
            {labeled && ' '}
            {part}
          </span>
        ))}
    </div>
  );
}
