import type { ReactNode } from 'react';
import styles from './shells.module.css';

/** A part of a full-page form: title and help at the left, fields at the right. */
export function FormSection({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.section}>
      <header>
        <h2>{title}</h2>
        {hint !== undefined && <p>{hint}</p>}
      </header>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

/** Fields side by side, one under the other on phones. */
export function FieldRow(props: { layout?: 'equal' | 'name-short' | 'type-value'; children: ReactNode }) {
  return (
    <div className={styles.row} data-layout={props.layout ?? 'equal'}>
      {props.children}
    </div>
  );
}

/** Heading of a group of fields inside a modal. */
export function FormHeading({ id, hint, children }: { id?: string; hint?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.heading}>
      <h3 id={id}>{children}</h3>
      {hint !== undefined && <p>{hint}</p>}
    </div>
  );
}

/** Hairline between groups of fields. */
export function FormDivider() {
  return <hr className={styles.divider} />;
}
