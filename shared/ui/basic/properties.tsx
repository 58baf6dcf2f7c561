import type { ReactNode } from 'react';
import { isAcronym } from '@console/shared/format';
import { cx } from './cx.ts';
import styles from './properties.module.css';
import { Dash } from './values.tsx';

export type PropertiesTableProps = {
  /** Name of the list, when a page has more than one. */
  label?: string | undefined;
  /** Columns on a wide window; two below 64rem. */
  columns?: 4 | 2 | 1 | undefined;
  /** Space around it as on a page; false inside forms and cards. */
  inset?: boolean | undefined;
  children: ReactNode;
};

/** Facts of a resource as a grid of label and value. The class `properties-table` is a hook of acceptance checks. */
export function PropertiesTable({ label, columns = 4, inset = true, children }: PropertiesTableProps) {
  return (
    <dl
      className={cx('properties-table', styles.table, styles[`columns${columns}`], inset && styles.page)}
      aria-label={label}
    >
      {children}
    </dl>
  );
}

export type PropertyProps = {
  label: string;
  /** Two columns, for descriptions. */
  wide?: boolean | undefined;
  /** Nothing, or an empty string, is drawn as a dash. */
  children?: ReactNode;
};

/** One fact. Label and value touch in the text of the DOM, as checks expect. */
export function Property({ label, wide, children }: PropertyProps) {
  const empty = children === undefined || children === null || children === '';
  return (
    <div className={cx(styles.cell, wide && styles.wide)}>
      <dt className={cx(styles.label, isAcronym(label) && styles.caps)}>{label}</dt>
      <dd className={styles.value}>{empty ? <Dash /> : children}</dd>
    </div>
  );
}
