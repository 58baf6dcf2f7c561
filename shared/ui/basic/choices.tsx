import { useEffect, useRef } from 'react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import styles from './choices.module.css';
import { cx } from './cx.ts';
import { FieldFrame } from './field.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children?: ReactNode;
  /** Mixed state, for example when some rows are selected. */
  indeterminate?: boolean | undefined;
  hint?: ReactNode;
};

export function Checkbox({ children, indeterminate = false, hint, className, ref, ...rest }: CheckboxProps) {
  const own = useRef<HTMLInputElement>(null);

  // The mixed state is a property of the element and has no attribute
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);

  const take = (element: HTMLInputElement | null) => {
    own.current = element;
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
    return undefined;
  };
  const box = <input {...rest} ref={take} type="checkbox" className={cx(styles.check, className)} />;
  if (children === undefined) return box;
  return (
    <label className={styles.choice}>
      {box}
      <span>
        {children}
        {hint !== undefined && <small className={styles.hint}>{hint}</small>}
      </span>
    </label>
  );
}

export type RadioOption<V extends string> = {
  readonly value: V;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
};

type RadioGroupBase<V extends string> = {
  label: string;
  /** Keeps the name for assistive technology only. */
  hideLabel?: boolean | undefined;
  /** Name of the native inputs. */
  name: string;
  value: V | undefined;
  onChange: (value: V) => void;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean | undefined;
  /** The first radio, for the focus after a failed submit. */
  ref?: Ref<HTMLInputElement> | undefined;
};

export type RadioGroupProps<V extends string> = RadioGroupBase<V> & {
  options: readonly RadioOption<V>[];
  /** Stacks the options. */
  column?: boolean | undefined;
};

/** Label and group of both kinds of radios. A hidden label stays the accessible name. */
function GroupFrame(props: Omit<RadioGroupBase<string>, 'onChange'> & { children: ReactNode }) {
  const { label, hideLabel, hint, error, optional, children } = props;
  if (hideLabel) {
    return (
      <div role="radiogroup" aria-label={label}>
        {children}
      </div>
    );
  }
  return (
    <FieldFrame group="radiogroup" label={label} hint={hint} error={error} optional={optional}>
      {() => children}
    </FieldFrame>
  );
}

/** Native radios: the arrow keys move and select. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { options, value, onChange, onBlur, name, column, disabled, ref, ...frame } = props;
  return (
    <GroupFrame {...frame} name={name} value={value}>
      <div className={cx(styles.choices, column && styles.column)}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.choice}>
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              className={styles.radio}
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={Boolean(disabled ?? option.disabled)}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            <span>
              {option.label}
              {option.hint !== undefined && <small className={styles.hint}>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}

export type RadioCard<V extends string> = {
  readonly value: V;
  readonly title: ReactNode;
  /** Secondary lines under the title. */
  readonly lines?: readonly ReactNode[] | undefined;
};

export type RadioCardsProps<V extends string> = RadioGroupBase<V> & { options: readonly RadioCard<V>[] };

export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const { options, value, onChange, onBlur, name, disabled, ref, ...frame } = props;
  return (
    <GroupFrame {...frame} name={name} value={value}>
      <div className={styles.cards}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.card}>
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={Boolean(disabled)}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            {/* Spaces between the lines for the accessible name */}
            <b className={styles.cardTitle}>{option.title}</b>{' '}
            {option.lines?.map((line, at) => (
              <span key={at} className={styles.cardLine}>
                {line}
              </span>
            ))}
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}
