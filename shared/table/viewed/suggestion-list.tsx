import { cx } from '@console/shared/ui/basic';
import type { Suggestion } from './suggestions.ts';
import styles from './filter.module.css';

/** Props of {@link SuggestionList}. */
export type SuggestionListProps = {
  readonly id: string;
  readonly items: readonly Suggestion[];
  /** Index of the one that Enter takes; -1 for none. */
  readonly active: number;
  readonly onPick: (item: Suggestion) => void;
};

/** The suggestions under a filter field, which keeps the focus and names the chosen one with `aria-activedescendant`. */
export function SuggestionList({ id, items, active, onPick }: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      className={styles.list}
      // A press must not take the focus away from the field
      onMouseDown={(event) => event.preventDefault()}
    >
      {items.map((item, index) => (
        <div
          key={item.text}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={cx(styles.option, index === active && styles.active)}
          onClick={() => onPick(item)}
        >
          <span className={styles.label}>{item.label}</span>
          {item.note !== undefined && <span className={styles.note}>{item.note}</span>}
        </div>
      ))}
    </div>
  );
}
