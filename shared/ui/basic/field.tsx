import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

/** Attributes that connect a control with its field: spread them on the input, or pass them to a picker. */
export type FieldWiring = {
  readonly id: string;
  /** For controls that a `label` cannot name. */
  readonly labelId: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
};

/** The attributes of a native control, without the id of the label. */
export function wiringProps({ labelId: _, ...props }: FieldWiring): Omit<FieldWiring, 'labelId'> {
  return props;
}

export type FieldFrameProps = {
  label: ReactNode;
  /** In brackets after the label, part of the accessible name: `Size (GiB)`. */
  unit?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean | undefined;
  /** Shown right of the label and not part of the accessible name, for example a tip. */
  extra?: ReactNode;
  /** For several controls: a `role=group` named by the label. */
  group?: 'group' | 'radiogroup' | undefined;
  className?: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
};

/** Label, hint, control and error. Connects the three texts with the control. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, unit, hint, error, optional, extra, group, className, children } = props;
  const id = useId();
  const hasError = error !== undefined && error !== null && error !== '';
  const hasHint = hint !== undefined && hint !== null && hint !== '';
  const described = cx(hasHint && `${id}-hint`, hasError && `${id}-error`);
  const wiring: FieldWiring = {
    id,
    labelId: `${id}-label`,
    ...(described !== '' && { 'aria-describedby': described }),
    ...(hasError && { 'aria-invalid': true as const }),
  };
  const text = (
    <>
      {label}
      {unit !== undefined && <span className={styles.unit}>{` (${unit})`}</span>}
    </>
  );
  return (
    <div
      className={cx(styles.field, className)}
      {...(group && {
        role: group,
        'aria-labelledby': wiring.labelId,
        'aria-describedby': described || undefined,
      })}
      {...(group === 'radiogroup' && hasError && { 'aria-invalid': true })}
    >
      <div className={styles.head}>
        {group ? (
          <span className={styles.label} id={wiring.labelId}>
            {text}
          </span>
        ) : (
          <label className={styles.label} id={wiring.labelId} htmlFor={id}>
            {text}
          </label>
        )}
        {optional && (
          <span className={styles.optional} aria-hidden="true">
            Optional
          </span>
        )}
        {extra}
      </div>
      {hasHint && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {children(wiring)}
      {hasError && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** The message of an invalid field. It is announced when it appears. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.error} id={id} role="alert">
      <Icon of={CircleAlert} size="sm" className={cx(styles.errorGlyph)} />
      <span>{children}</span>
    </div>
  );
}
