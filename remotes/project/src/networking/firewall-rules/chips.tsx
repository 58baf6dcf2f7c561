import { Chip, ChipList, Dash } from '@console/shared/ui';
import styles from './list.module.css';
import type { RuleItem } from './rule-items.ts';

interface ChipsProps {
  readonly items: readonly RuleItem[];
  /** Heading of the tooltip with the remaining items. */
  readonly title: string;
  /** Shows all of them, on as many lines as needed. */
  readonly isWhole: boolean;
}

/** One or two items; of more than two the first one, and the rest in a tooltip (docs/screens/network-access.md section 3.1). */
export function Chips({ items, title, isWhole }: ChipsProps) {
  if (items.length === 0) return <Dash />;
  if (!isWhole) return <ChipList items={items} max={items.length > 2 ? 1 : 2} title={title} />;
  return (
    <span className={styles.chips}>
      {items.map((item) => (
        <Chip key={`${item.kind} ${item.value}`} {...item} wraps />
      ))}
    </span>
  );
}
