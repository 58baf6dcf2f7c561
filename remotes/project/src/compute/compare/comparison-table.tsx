import { X } from 'lucide-react';
import { Fragment } from 'react';
import { IconButton, Link, Skeleton, Tag } from '@console/shared/ui';
import styles from '../../base/comparison.module.css';
import type { Row, Section, Value } from './rows.ts';

export type Column = { readonly name: string; readonly to: string };

export type ComparisonTableProps = {
  readonly columns: readonly Column[];
  readonly sections: readonly Section[];
  readonly onRemove: (name: string) => void;
};

/** The values side by side; on phones stacked, each with the name of its column. Rows that differ are marked. */
export function ComparisonTable({ columns, sections, onRemove }: ComparisonTableProps) {
  return (
    <table className={styles.table} role="table" aria-label="Comparison">
      <thead role="rowgroup">
        <tr role="row">
          <td className={styles.wide} role="cell" />
          {columns.map(({ name, to }) => (
            <th key={name} scope="col" role="columnheader">
              <span className={styles.head}>
                <Link to={to}>{name}</Link>
                <IconButton label={`Remove ${name}`} icon={X} size="xs" onClick={() => onRemove(name)} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {sections.map(({ title, rows }) => (
        <tbody key={title} role="rowgroup">
          <tr role="row">
            <th scope="rowgroup" role="rowheader" className={styles.section} colSpan={columns.length + 1}>
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <Line key={row.label} row={row} columns={columns} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Line({ row: { label, values, differs }, columns }: { row: Row; columns: readonly Column[] }) {
  return (
    <tr role="row" className={differs ? styles.differs : undefined}>
      <th scope="row" role="rowheader" className={styles.label}>
        {label}
        {differs && (
          <>
            {' '}
            <Tag>Differs</Tag>
          </>
        )}
      </th>
      {columns.map(({ name }, at) => (
        <td key={name} role="cell">
          <span className={styles.of} aria-hidden="true">
            {name}
          </span>
          <Cell value={values[at] ?? 'loading'} />
        </td>
      ))}
    </tr>
  );
}

function Cell({ value }: { value: Value }) {
  if (value === 'loading') return <Skeleton width="6rem" />;
  if (value === 'failed') return <span className={styles.quiet}>Not available</span>;
  if (value.length === 0) return <span className={styles.quiet}>None</span>;
  return (
    <span>
      {value.map((line, at) => (
        <Fragment key={line}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </span>
  );
}
