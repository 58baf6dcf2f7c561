import { Chip, ChipList, Dash } from '@console/shared/ui';
import styles from './list.module.css';
import type { RuleItem } from './rule-items.ts';

interface ChipsProps {
  readonly items: readonly RuleItem[];
  /** Head of the tooltip with the rest. */
  readonly title: string;
  /** All of them at once, in as many lines as they take. */
  readonly isWhole: boolean;
}

/** One or two items as they are; of more the first one, and the rest in a tooltip (docs/screens/network-access.md section 3.1). */
export function Chips({ items, title, isWhole }: ChipsProps) {
  if (items.length === 0) return <Dash />;
  if (!isWhole) return <ChipList items={items} max={items.length > 2 ? 1 : 2} title={title} />;
  return (
    <span className={styles.chips}>
      {items.map(({ kind, value }) => (
        <Chip key={`${kind} ${value}`} kind={kind}>
          {value}
        </Chip>
      ))}
    </span>
  );
}
