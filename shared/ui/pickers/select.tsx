import { ChevronsUpDown } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cx, Icon, Spinner, Tooltip } from '../basic/index.ts';
import { createTypeahead, isTyping, movedIndex } from '../layers/menu-keys.ts';
import { PopoverBox } from '../layers/popover-box.tsx';
import { shownText, textOf } from './items.ts';
import type { PickerItem } from './items.ts';
import { OptionList } from './option-list.tsx';
import styles from './pickers.module.css';

export type SelectProps = {
  items: readonly PickerItem[];
  value: string | null;
  onChange: (value: string) => void;
  /** Accessible name, when there is no visible label. */
  label?: string | undefined;
  /** Id of the visible label. */
  labelId?: string | undefined;
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  placeholder?: string | undefined;
  noItemsText?: string | undefined;
  loading?: boolean | undefined;
  disabled?: boolean | undefined;
  disabledReason?: string | undefined;
  size?: 'sm' | 'md' | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** A listbox for one of a few options: a button that opens a list. Typed letters select without opening it. */
export function Select(props: SelectProps) {
  const {
    items,
    value,
    onChange,
    label,
    labelId,
    loading = false,
    disabledReason,
    size = 'md',
    onBlur,
    ref,
  } = props;
  const { placeholder = 'Select an option', noItemsText = 'No items' } = props;
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current);
  const listId = useId();
  const valueId = useId();
  const typeahead = useRef(createTypeahead());
  const [isOpen, setOpen] = useState(false);

  const selectedIndex = items.findIndex((item) => item.value === value);
  const selected = items[selectedIndex];
  const empty = items.length === 0;
  // Not disabled natively: a list that becomes empty may have the focus, and without focus Escape does not reach the dialog
  const inactive = disabledReason !== undefined || (empty && !loading);

  const close = () => {
    flushSync(() => setOpen(false));
    button.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (inactive) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
    } else if (isTyping(event)) {
      const index = typeahead.current(event.key, items.map(textOf), selectedIndex);
      const item = index === undefined ? undefined : items[index];
      if (item && !item.disabled) onChange(item.value);
    }
  };
  const control = (
    <button
      ref={button}
      type="button"
      id={props.id}
      className={cx(styles.control, styles.select, size === 'sm' && styles.small)}
      disabled={Boolean(props.disabled)}
      aria-haspopup="listbox"
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      aria-label={labelId === undefined && label !== undefined ? label : undefined}
      aria-labelledby={labelId === undefined ? undefined : `${labelId} ${valueId}`}
      aria-describedby={props['aria-describedby']}
      aria-disabled={inactive || undefined}
      data-invalid={props['aria-invalid'] || undefined}
      onClick={() => setOpen(!inactive && !isOpen)}
      onKeyDown={onKeyDown}
      onBlur={isOpen ? undefined : onBlur}
    >
      <span id={valueId} className={cx(styles.value, !selected && styles.placeholder)}>
        {selected ? shownText(selected) : empty && !loading ? noItemsText : placeholder}
      </span>
      {loading ? <Spinner size="sm" label="Loading" /> : <Icon of={ChevronsUpDown} size="sm" />}
    </button>
  );
  return (
    <>
      {disabledReason === undefined ? control : <Tooltip content={disabledReason}>{control}</Tooltip>}
      {isOpen && (
        <PopoverBox triggerRef={button} onClose={() => setOpen(false)} kind="list">
          <OpenList
            id={listId}
            label={label}
            labelId={labelId}
            items={items}
            selectedIndex={selectedIndex}
            loading={loading}
            noItemsText={noItemsText}
            onClose={close}
            onPick={(item) => {
              close();
              onChange(item.value);
            }}
          />
        </PopoverBox>
      )}
    </>
  );
}

type OpenListProps = {
  id: string;
  label: string | undefined;
  labelId: string | undefined;
  items: readonly PickerItem[];
  selectedIndex: number;
  loading: boolean;
  noItemsText: string;
  onClose: () => void;
  onPick: (item: PickerItem) => void;
};

/** The list has the focus while it is open. */
function OpenList(props: OpenListProps) {
  const { id, label, labelId, items, selectedIndex, loading, noItemsText, onClose, onPick } = props;
  const list = useRef<HTMLDivElement>(null);
  const typeahead = useRef(createTypeahead());
  const [active, setActive] = useState(Math.max(selectedIndex, 0));

  // The focus belongs to the browser; once, when the list opens
  useEffect(() => list.current?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const item = items[active];
    if (event.key === 'Tab') {
      event.preventDefault();
      onClose();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (item && !item.disabled) onPick(item);
    } else {
      const to = isTyping(event)
        ? typeahead.current(event.key, items.map(textOf), active)
        : movedIndex(event.key, active, items.length);
      if (to === undefined) return;
      event.preventDefault();
      setActive(to);
    }
  };
  return (
    <OptionList
      id={id}
      label={label}
      labelledBy={labelId}
      items={items}
      selected={items[selectedIndex]?.value ?? null}
      active={active}
      onActive={setActive}
      onPick={onPick}
      emptyText={noItemsText}
      loading={loading}
      focusable={{ ref: list, onKeyDown }}
    />
  );
}
