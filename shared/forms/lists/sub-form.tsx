import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '@console/shared/ui/basic';
import styles from './lists.module.css';

export type SubFormProps = {
  readonly children: ReactNode;
  /** Label of the button that adds the item: `Add target`. */
  readonly addLabel: string;
  readonly onAdd: () => void;
  readonly onClear: () => void;
  readonly clearLabel?: string;
  /** Whether something is entered, so that the item can be added or cleared. */
  readonly canAdd: boolean;
};

/** The inputs of one item of a list. Enter adds the item and never submits the form around it. */
export function SubForm({ children, addLabel, onAdd, onClear, clearLabel = 'Clear', canAdd }: SubFormProps) {
  const add = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(target instanceof HTMLInputElement))
      return;
    // An open listbox has already handled the key
    const open = target.getAttribute('aria-expanded') === 'true';
    if (event.defaultPrevented || open || target.type === 'checkbox' || target.type === 'radio') return;
    event.preventDefault();
    if (canAdd) onAdd();
  };
  // A natively disabled button would lose the focus once the item is added
  const reason = canAdd ? undefined : 'Enter a value first';
  return (
    <div className={styles.well} onKeyDown={add}>
      <div className={styles.inputs}>{children}</div>
      <div className={styles.actions}>
        <Button size="sm" variant="ghost" disabledReason={reason} onClick={onClear}>
          {clearLabel}
        </Button>
        <Button size="sm" disabledReason={reason} onClick={onAdd}>
          {addLabel}
        </Button>
      </div>
    </div>
  );
}
