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

type FormHeadingProps = {
  id?: string;
  hint?: ReactNode;
  /** Shown beside the heading and not part of its accessible name, for example a tip. */
  extra?: ReactNode;
  level?: 2 | 3;
  children: ReactNode;
};

/** Heading of a group of fields inside a modal or a section. */
export function FormHeading({ id, hint, extra, level = 3, children }: FormHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.heading}>
      <div className={styles.headingLine}>
        <Heading id={id}>{children}</Heading>
        {extra}
      </div>
      {hint !== undefined && <p>{hint}</p>}
    </div>
  );
}

/** A line between groups of fields. */
export function FormDivider() {
  return <hr className={styles.divider} />;
}
