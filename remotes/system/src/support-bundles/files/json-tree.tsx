import { useState } from 'react';
import styles from '../bundles.module.css';

/** Maximum number of members of one object that are shown at once. */
const AT_ONCE = 200;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const summaryOf = (value: object): string =>
  Array.isArray(value) ? `[${value.length}]` : `{${Object.keys(value).length}}`;

/** A value as a tree with collapsible parts. Every text is a text node. */
export function JsonTree({
  name,
  value,
  isOpen = false,
}: {
  name?: string;
  value: unknown;
  isOpen?: boolean;
}) {
  const [open, setOpen] = useState(isOpen);
  const [shown, setShown] = useState(AT_ONCE);
  const label = name === undefined ? '' : `${name}: `;
  if (!isObject(value))
    return (
      <div className={styles.leaf}>
        {label}
        <span className={styles.jsonValue}>{JSON.stringify(value)}</span>
      </div>
    );
  const members: [string, unknown][] = Object.entries(value);
  return (
    <details className={styles.branch} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {label}
        <span className={styles.hint}>{summaryOf(value)}</span>
      </summary>
      {open &&
        members.slice(0, shown).map(([key, member]) => <JsonTree key={key} name={key} value={member} />)}
      {open && members.length > shown && (
        <button type="button" className={styles.more} onClick={() => setShown(shown + AT_ONCE)}>
          {`Show more of ${members.length}`}
        </button>
      )}
    </details>
  );
}
