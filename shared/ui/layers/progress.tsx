import type { CSSProperties } from 'react';
import { cx, VisuallyHidden } from '../basic/index.ts';
import styles from './progress.module.css';

export type ProgressBarProps = {
  label: string;
  value: number;
  max?: number | undefined;
  /** The name is for assistive technology only. */
  hideLabel?: boolean | undefined;
  tone?: 'accent' | 'success' | 'destructive' | undefined;
};

/** Progress of a long operation, in whole percent. */
export function ProgressBar({
  label,
  value,
  max = 100,
  hideLabel = false,
  tone = 'accent',
}: ProgressBarProps) {
  const percent = Math.round(max > 0 ? Math.max(0, Math.min(1, value / max)) * 100 : 0);
  // The type of `style` has no custom properties
  const style: CSSProperties & Record<'--_value', string> = { '--_value': `${percent}%` };
  return (
    <div className={styles.progress}>
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      <span className={styles.percent} aria-hidden="true">{`${percent}%`}</span>
      <div
        role="progressbar"
        className={cx(styles.bar, styles[tone])}
        style={style}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      />
    </div>
  );
}
