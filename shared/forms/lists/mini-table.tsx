import { readableNode } from '@console/shared/format';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { IconButton, VisuallyHidden } from '@console/shared/ui/basic';
import styles from './lists.module.css';

export type MiniColumn<Row> = {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end';
  /** Only screen readers get the header: the buttons of the column have the same text. */
  readonly isHeaderHidden?: boolean;
};

export type MiniTableProps<Row> = {
  /** Name of the table. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Accessible name of a row: the texts of its cells. */
  readonly rowLabel: (row: Row) => string;
  readonly columns: readonly MiniColumn<Row>[];
  readonly onRemove?: (row: Row, index: number) => void;
  /** Accessible name of the remove button: `remove disk web-1`. */
  readonly removeLabel?: (row: Row) => string;
  /** Shown in an empty table; without it an empty table is not rendered. */
  readonly emptyText?: string | undefined;
  /** Gets the focus when the last row was removed. */
  readonly whenEmptied?: RefObject<HTMLElement | null> | undefined;
};

/** A small table of the items added in a form. After a removal the focus moves to the row that takes the place. */
export function MiniTable<Row>(props: MiniTableProps<Row>) {
  const { label, rows, rowKey, rowLabel, columns, onRemove, removeLabel, emptyText, whenEmptied } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  if (rows.length === 0)
    return emptyText === undefined ? null : <div className={styles.empty}>{emptyText}</div>;
  const remove = (row: Row, index: number) => {
    // A row may have other buttons before this one
    const buttons = [...(body.current?.children ?? [])].map((one) =>
      [...one.querySelectorAll('button')].at(-1),
    );
    const successor = buttons[index + 1] ?? buttons[index - 1];
    // Neighboring rows keep their elements; without the row in the key, a disabled button would be replaced by another element
    flushSync(() => onRemove?.(row, index));
    (successor ?? whenEmptied?.current)?.focus();
  };
  return (
    <div className={styles.mini}>
      <table aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.header} data-align={column.align}>
                {column.isHeaderHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
              </th>
            ))}
            {onRemove && (
              <th>
                <VisuallyHidden>Remove</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, index) => (
            <tr key={rowKey(row)} tabIndex={0} aria-label={rowLabel(row)}>
              {columns.map((column) => (
                <td key={column.header} data-align={column.align}>
                  {readableNode(column.cell(row))}
                </td>
              ))}
              {onRemove && (
                <td className={styles.remove}>
                  <IconButton
                    size="xs"
                    icon={X}
                    tooltip={false}
                    label={removeLabel?.(row) ?? `remove ${rowLabel(row)}`}
                    onClick={() => remove(row, index)}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
