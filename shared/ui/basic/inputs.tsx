import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './inputs.module.css';

type Own = {
  mono?: boolean | undefined;
  /** Red outline; sets `aria-invalid`. */
  invalid?: boolean | undefined;
};

export type TextInputProps = Omit<ComponentProps<'input'>, 'size'> &
  Own & {
    /** A unit at the right, after a separator. */
    affix?: ReactNode;
    /** md 32, lg 40 px (public pages). */
    size?: 'md' | 'lg' | undefined;
  };

/** A one-line text field. Spell checking is off, because names, addresses and codes are not words. */
export function TextInput({ mono, invalid, affix, size, className, ...rest }: TextInputProps) {
  const input = (
    <input
      type="text"
      spellCheck={false}
      {...(invalid && { 'aria-invalid': true })}
      {...rest}
      className={cx(styles.input, mono && styles.mono, size === 'lg' && styles.large, className)}
    />
  );
  if (affix === undefined) return input;
  return (
    <span className={styles.affixed}>
      {input}
      <span className={styles.affix} aria-hidden="true">
        {affix}
      </span>
    </span>
  );
}

export type TextAreaProps = ComponentProps<'textarea'> & Own;

/** A text field of several lines. */
export function TextArea({ mono, invalid, className, ...rest }: TextAreaProps) {
  return (
    <textarea
      spellCheck={false}
      {...(invalid && { 'aria-invalid': true })}
      {...rest}
      className={cx(styles.input, styles.area, mono && styles.mono, className)}
    />
  );
}
