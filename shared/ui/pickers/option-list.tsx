import { Check } from 'lucide-react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useEffect, useState } from 'react';
import { cx, Icon, Spinner } from '../basic/index.ts';
import type { PickerItem } from './items.ts';
import styles from './pickers.module.css';

/** Number of options rendered at first, and added near the end of the list, which may have a thousand. */
const PAGE = 100;

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

export type OptionListProps = {
  id: string;
  labelledBy?: string | undefined;
  label?: string | undefined;
  items: readonly PickerItem[];
  /** Value with the check. */
  selected: string | null;
  /** Index of the option that Enter selects; -1 for none. */
  active: number;
  onActive: (index: number) => void;
  onPick: (item: PickerItem) => void;
  /** Text of a disabled option when there are no items. */
  emptyText: string;
  loading?: boolean | undefined;
  /** Present when the list itself has the focus. */
  focusable?: { ref: Ref<HTMLDivElement>; onKeyDown: (event: KeyboardEvent) => void } | undefined;
};

/** The options of a select or a combobox. The focused element names the active option with `aria-activedescendant`. */
export function OptionList(props: OptionListProps) {
  const { id, labelledBy, label, items, selected, active, onActive, onPick, emptyText, loading, focusable } =
    props;
  const [drawn, setDrawn] = useState(PAGE);
  const count = Math.max(drawn, active + PAGE / 2);

  // Scrolling belongs to the browser
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <div
      id={id}
      role="listbox"
      className={styles.list}
      aria-label={labelledBy === undefined ? label : undefined}
      aria-labelledby={labelledBy}
      aria-busy={loading || undefined}
      {...(focusable && {
        ref: focusable.ref,
        tabIndex: -1,
        onKeyDown: focusable.onKeyDown,
        ...(active >= 0 && { 'aria-activedescendant': optionId(id, active) }),
      })}
      // A click must not move the focus away from the text input
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onScroll={() => setDrawn((all) => (all < items.length ? all + PAGE : all))}
    >
      {items.length === 0 && (
        <div
          role="option"
          aria-disabled="true"
          aria-selected="false"
          className={cx(styles.option, styles.empty)}
        >
          {loading ? <Spinner size="sm" label="Loading" /> : emptyText}
        </div>
      )}
      {items.slice(0, count).map((item, index) => (
        <Option
          key={item.value}
          id={optionId(id, index)}
          item={item}
          isActive={index === active}
          isSelected={item.value === selected}
          size={items.length}
          position={index + 1}
          onActive={() => onActive(index)}
          onPick={onPick}
        />
      ))}
    </div>
  );
}

type OptionProps = {
  id: string;
  item: PickerItem;
  isActive: boolean;
  isSelected: boolean;
  size: number;
  position: number;
  onActive: () => void;
  onPick: (item: PickerItem) => void;
};

function Option({
  id,
  item,
  isActive,
  isSelected,
  size,
  position,
  onActive,
  onPick,
}: OptionProps): ReactNode {
  return (
    <div
      id={id}
      role="option"
      className={cx(styles.option, isActive && styles.active)}
      aria-selected={isSelected}
      aria-disabled={item.disabled || undefined}
      aria-setsize={size}
      aria-posinset={position}
      onPointerMove={isActive ? undefined : onActive}
      onClick={() => {
        if (!item.disabled) onPick(item);
      }}
    >
      <span className={styles.words}>
        <span className={styles.line}>
          <span>{item.label}</span>
          {item.badge}
        </span>
        {item.description !== undefined && <small className={styles.description}>{item.description}</small>}
      </span>
      {isSelected && <Icon of={Check} size="sm" className={cx(styles.check)} />}
    </div>
  );
}
