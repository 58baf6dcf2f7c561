import type { ReactNode } from 'react';
import { cx, Skeleton } from '@console/shared/ui';
import styles from './report.module.css';

interface ReportTableProps {
  title: string;
  /** Column headers; those of numbers are right-aligned. */
  heads: readonly string[];
  /** Number of leading columns that contain text. */
  words?: number;
  /** Undefined when they could not be read. */
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[] | undefined;
  /** Shown when there are no rows. */
  none: string;
  /** Whether the rows are being read. */
  isReading?: boolean;
  /** Note on data that the rows lack. */
  note?: string | undefined;
}

/** A plain table that repeats its headers on every printed page (docs/screens/operator.md section 9.11). */
export function ReportTable({
  title,
  heads,
  words = 1,
  rows,
  none,
  isReading = false,
  note,
}: ReportTableProps) {
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      {rows === undefined &&
        (isReading ? <Skeleton kind="row" rows={3} /> : <p className={styles.missing}>Not available</p>)}
      {rows?.length === 0 && <p className={styles.missing}>{none}</p>}
      {rows && rows.length > 0 && (
        <div className={styles.scroll} role="region" aria-label={title} tabIndex={0}>
          <table className={styles.table} aria-label={title}>
            <thead>
              <tr>
                {heads.map((head, index) => (
                  <th key={head} scope="col" className={cx(index >= words && styles.number)}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells }) => (
                <tr key={key}>
                  {cells.map((cell, index) => (
                    <td key={heads[index]} className={cx(index >= words && styles.number)}>
                      {cell ?? <span className={styles.missing}>Not available</span>}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {note !== undefined && <p className={styles.missing}>{note}</p>}
    </section>
  );
}
