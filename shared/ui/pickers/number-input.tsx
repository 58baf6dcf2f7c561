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
  /** Each keystroke; null when the box holds no number. */
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

/** `-`, `.` and nothing are no numbers yet. */
function parse(text: string): number | null {
  const number = Number(text);
  return /\d/u.test(text) && Number.isFinite(number) ? number : null;
}

/** Sums like 0.1 + 0.2 must not show their rounding error. */
const tidy = (value: number): number => Number(value.toFixed(6));

/** A number in a text box with two steppers. Arrows step, with Shift by ten; leaving the box clamps. */
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
  // a draft such as `1.` stands for the value as long as it means the same
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
