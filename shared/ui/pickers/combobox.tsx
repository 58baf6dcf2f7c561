import { ChevronsUpDown } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { useId, useImperativeHandle, useRef, useState } from 'react';
import { cx, Icon, Spinner } from '../basic/index.ts';
import { movedIndex } from '../layers/menu-keys.ts';
import { PopoverBox } from '../layers/popover-box.tsx';
import { focusQuietly, isQuietFocus } from '../layers/quiet-focus.ts';
import type { PickerItem } from './items.ts';
import { OptionList, optionId } from './option-list.tsx';
import styles from './pickers.module.css';
import { useCombobox } from './use-combobox.ts';

export type ComboboxProps = {
  items: readonly PickerItem[];
  value: string | null;
  /** Called with null when the input is cleared. */
  onChange: (value: string | null) => void;
  /** Accessible name, when there is no visible label. */
  label?: string | undefined;
  labelId?: string | undefined;
  id?: string | undefined;
  name?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  placeholder?: string | undefined;
  /** Shown in place of the placeholder and of the options when there is nothing to choose. */
  noItemsText?: string | undefined;
  /** Accepts any text as value. */
  allowCustom?: boolean | undefined;
  loading?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Called on Enter with a closed list; when absent, Enter submits the form. */
  onEnter?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** Focuses without opening the list. */
  ref?: Ref<{ focus: () => void }> | undefined;
};

/** Milliseconds after opening in which a scroll comes from the browser and not from the user. */
const SETTLING = 300;

/** A text input with a list under it, for one of many options. The focus stays in the input. */
export function Combobox(props: ComboboxProps) {
  const { value, label, labelId, loading = false, disabled = false, onEnter, onBlur, ref } = props;
  const { placeholder = 'Select an option', noItemsText, allowCustom = false } = props;
  const noItems = props.items.length === 0 && !loading ? noItemsText : undefined;
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => focusQuietly(input.current) }));
  const listId = useId();
  const { text, options, type, pick, leave } = useCombobox({ ...props, allowCustom });
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const openedAt = useRef(0);

  const show = () => {
    if (!isOpen) openedAt.current = performance.now();
    setOpen(true);
  };
  // Scrolling the page closes the list, except the scroll that brings the focused input into view: that one moves the list
  const close = () => {
    if (performance.now() - openedAt.current > SETTLING) setOpen(false);
    else window.dispatchEvent(new Event('resize'));
  };
  const open = () => {
    if (disabled) return;
    setActive(options.findIndex((item) => item.value === value));
    show();
  };
  const choose = (item: PickerItem | undefined) => {
    if (!item || item.disabled) return;
    pick(item);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (!isOpen) return;
      // Escape closes one layer at a time: the dialog around it stays open
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === 'Enter') {
      if (!isOpen && !onEnter) return;
      event.preventDefault();
      if (isOpen) choose(options[active]);
      else onEnter?.();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) setActive(movedIndex(event.key, active, options.length) ?? -1);
      else open();
    }
  };

  return (
    <div
      ref={box}
      className={cx(styles.control, styles.combobox)}
      data-invalid={props['aria-invalid'] || undefined}
      data-disabled={disabled || undefined}
      // Gets the focus after a failed submit, so that the list does not cover the message
      data-error-focus=""
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.target === box.current && event.key === 'Enter') input.current?.focus();
      }}
    >
      <input
        ref={input}
        id={props.id}
        name={props.name}
        type="text"
        role="combobox"
        className={styles.text}
        autoComplete="off"
        spellCheck={false}
        placeholder={noItems ?? placeholder}
        disabled={disabled}
        value={text}
        aria-label={labelId === undefined ? label : undefined}
        aria-labelledby={labelId}
        aria-describedby={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active >= 0 ? optionId(listId, active) : undefined}
        onChange={(event) => {
          type(event.target.value);
          setActive(event.target.value.trim() === '' ? -1 : 0);
          show();
        }}
        onFocus={() => {
          if (!isQuietFocus()) open();
        }}
        onClick={() => {
          if (!isOpen) open();
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setOpen(false);
          leave();
          onBlur?.();
        }}
      />
      {loading && <Spinner size="sm" label="Loading" />}
      {!disabled && (
        <button
          type="button"
          className={styles.arrow}
          tabIndex={-1}
          aria-label="Show options"
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            if (document.activeElement !== input.current) input.current?.focus();
            else if (isOpen) setOpen(false);
            else open();
          }}
        >
          <Icon of={ChevronsUpDown} size="sm" />
        </button>
      )}
      {isOpen && (
        <PopoverBox triggerRef={box} onClose={close} kind="list" nonModal>
          <OptionList
            id={listId}
            label={label}
            labelledBy={labelId}
            items={options}
            selected={value}
            active={active}
            onActive={setActive}
            onPick={choose}
            emptyText={noItems ?? 'No items match'}
            loading={loading}
          />
        </PopoverBox>
      )}
    </div>
  );
}
