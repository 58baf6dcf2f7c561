import { ChevronDown, ChevronUp } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { useState } from 'react';
import { announce } from '../basic/announce.ts';
import { Icon } from '../basic/index.ts';
import styles from './number-input.module.css';

export type NumberInputProps = {
  /** Names the steppers: `Increase {label}`. */
  label: string;
  value: number | null;
  /** Called on each keystroke; with null when the input has no number. */
  onChange: (value: number | null) => void;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** Shown beside the number. */
  unit?: string | undefined;
  decimals?: boolean | undefined;
  id?: string | undefined;
  labelId?: string | undefined;
  name?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  disabled?: boolean | undefined;
  placeholder?: string | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** Text that can still become a number of the allowed kind. */
function isAllowed(text: string, decimals: boolean, negative: boolean): boolean {
  const pattern = decimals ? /^-?\d*(?:\.\d*)?$/u : /^-?\d*$/u;
  return pattern.test(text) && (negative || !text.startsWith('-'));
}

/** The number of a text; null for `-`, `.` and an empty text. */
function parse(text: string): number | null {
  const number = Number(text);
  return /\d/u.test(text) && Number.isFinite(number) ? number : null;
}

/** Rounds sums like 0.1 + 0.2, so that no rounding error is shown. */
const tidy = (value: number): number => Number(value.toFixed(6));

/** A number input with two stepper buttons. Arrow keys step, with Shift by ten; the value is clamped when the input loses focus. */
export function NumberInput(props: NumberInputProps) {
  const {
    ref,
    onBlur,
    label,
    value,
    onChange,
    min = 0,
    max = Infinity,
    step = 1,
    unit,
    decimals = false,
    disabled,
  } = props;
  const [draft, setDraft] = useState<string | null>(null);

  const clamp = (number: number) => Math.max(min, Math.min(max, number));
  // An incomplete text such as `1.` stays as long as it has the same value
  const text = draft !== null && parse(draft) === value ? draft : value === null ? '' : String(value);
  const stepBy = (steps: number) => {
    const next = clamp(tidy((value ?? clamp(0)) + (value === null ? 0 : steps * step)));
    setDraft(null);
    onChange(next);
    announce(String(next));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    stepBy((event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1));
  };
  const leave = () => {
    setDraft(null);
    if (value !== null && clamp(value) !== value) onChange(clamp(value));
    onBlur?.();
  };

  return (
    <span
      className={styles.number}
      data-invalid={props['aria-invalid'] || undefined}
      data-disabled={disabled || undefined}
    >
      <input
        ref={ref}
        id={props.id}
        name={props.name}
        type="text"
        inputMode={decimals ? 'decimal' : 'numeric'}
        className={styles.input}
        autoComplete="off"
        aria-label={props.labelId === undefined && props.id === undefined ? label : undefined}
        aria-describedby={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        placeholder={props.placeholder}
        disabled={disabled}
        value={text}
        onChange={(event) => {
          const next = event.target.value.trim().replace(',', decimals ? '.' : ',');
          if (!isAllowed(next, decimals, min < 0)) return;
          setDraft(next);
          onChange(parse(next));
        }}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      {unit !== undefined && (
        <span className={styles.unit} aria-hidden="true">
          {unit}
        </span>
      )}
      <span className={styles.steppers}>
        <button
          type="button"
          tabIndex={-1}
          className={styles.stepper}
          aria-label={`Increase ${label}`}
          disabled={disabled || (value !== null && value >= max)}
          onClick={() => stepBy(1)}
        >
          <Icon of={ChevronUp} size="xs" />
        </button>
        <button
          type="button"
          tabIndex={-1}
          className={styles.stepper}
          aria-label={`Decrease ${label}`}
          disabled={disabled || (value !== null && value <= min)}
          onClick={() => stepBy(-1)}
        >
          <Icon of={ChevronDown} size="xs" />
        </button>
      </span>
    </span>
  );
}
