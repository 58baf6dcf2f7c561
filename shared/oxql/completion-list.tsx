import type { Completion } from './complete.ts';
import styles from './editor.module.css';

interface CompletionListProps {
  id: string;
  items: readonly Completion[];
  chosen: number;
  onTake: (item: Completion) => void;
}

/** Maximum number of items; typing filters them. */
const SHOWN = 50;

/** The list of completions. The field keeps the focus and names the active one. */
export function CompletionList({ id, items, chosen, onTake }: CompletionListProps) {
  return (
    <div className={styles.popup}>
      <ul id={`${id}-list`} role="listbox" aria-label="Completions" className={styles.list}>
        {items.slice(0, Math.max(SHOWN, chosen + 1)).map((item, index) => (
          // The field handles the keys
          <li
            key={item.label}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            className={styles.item}
            ref={(node) => {
              if (index === chosen) node?.scrollIntoView?.({ block: 'nearest' });
            }}
            onMouseDown={(event) => {
              event.preventDefault();
              onTake(item);
            }}
          >
            <span>{item.label}</span>
            {item.detail !== undefined && <span className={styles.detail}>{item.detail}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
