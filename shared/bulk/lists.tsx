import { useId } from 'react';
import styles from './bulk.module.css';
import type { Refusal } from './plan.ts';
import type { Named, Noun } from './task.ts';
import { counted } from './words.ts';

/** Names under a heading. */
export function NameList({ title, rows }: { title: string; rows: readonly Named[] }) {
  const id = useId();
  return (
    <section>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      <Names rows={rows} labelledBy={id} />
    </section>
  );
}

/** Disallowed rows, grouped by reason. */
export function Refusals({ refused, noun }: { refused: readonly Refusal[]; noun: Noun }) {
  const id = useId();
  const count = refused.reduce((sum, { rows }) => sum + rows.length, 0);
  if (count === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{`Not possible for ${counted(count, noun)}`}</h3>
      {refused.map(({ reason, rows }, index) => (
        <div key={reason}>
          <p id={`${id}-${index}`} className={styles.note}>
            {reason}
          </p>
          <Names rows={rows} labelledBy={`${id}-${index}`} />
        </div>
      ))}
    </section>
  );
}

function Names({ rows, labelledBy }: { rows: readonly Named[]; labelledBy: string }) {
  return (
    <ul className={styles.list} aria-labelledby={labelledBy}>
      {rows.map(({ id, name }) => (
        <li key={id} className={styles.name}>
          {name}
        </li>
      ))}
    </ul>
  );
}
