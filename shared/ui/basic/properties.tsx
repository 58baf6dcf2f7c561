import type { ReactNode } from 'react';
import { isAcronym } from '@console/shared/format';
import { cx } from './cx.ts';
import styles from './properties.module.css';
import { Dash } from './values.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type PropertiesTableProps = {
  /** Name of the list, when a page has more than one. */
  label?: string | undefined;
  /** Columns on a wide window; two on a narrow one. */
  columns?: 4 | 2 | 1 | undefined;
  /** Six columns on a wide window, for many short properties in two rows. */
  six?: boolean | undefined;
  /** Adds the padding of a page; false inside forms and cards. */
  inset?: boolean | undefined;
  children: ReactNode;
};

/** Properties of a resource as a grid of labels and values. Acceptance tests find it by the class `properties-table`. */
export function PropertiesTable({
  label,
  columns = 4,
  six = false,
  inset = true,
  children,
}: PropertiesTableProps) {
  return (
    <dl
      className={cx(
        'properties-table',
        styles.table,
        styles[`columns${six ? 6 : columns}`],
        inset && styles.page,
      )}
      aria-label={label}
    >
      {children}
    </dl>
  );
}

export type PropertyProps = {
  label: string;
  /** Two columns, for ids and descriptions. */
  wide?: boolean | undefined;
  /** Four of six columns, for descriptions. */
  most?: boolean | undefined;
  /** A missing value, `false` or an empty string is shown as a dash. */
  children?: ReactNode;
};

/** One property. There is no space between label and value in the text of the DOM, as acceptance tests expect. */
export function Property({ label, wide, most, children }: PropertyProps) {
  const empty = !children && children !== 0;
  return (
    <div className={cx(styles.cell, wide && styles.wide, most && styles.most)}>
      <dt className={cx(styles.label, isAcronym(label) && styles.caps)}>{label}</dt>
      <dd className={styles.value}>{empty ? <Dash /> : children}</dd>
    </div>
  );
}

/** A property beside the title of a page, such as a state. Its label is only for screen readers. */
export function HeaderProperty({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl>
      <div>
        <dt>
          <VisuallyHidden>{label}</VisuallyHidden>
        </dt>
        <dd>{children}</dd>
      </div>
    </dl>
  );
}
