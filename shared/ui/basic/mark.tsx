import styles from './display.module.css';
import { cx } from './cx.ts';

/** The mark: three stacked sleds, the middle one drawn out. Decorative: the name is shown beside it. */
export function Mark({ size = 'md' }: { size?: 'md' | 'lg' | undefined }) {
  return (
    <svg
      className={cx(styles.mark, size === 'lg' && styles.markLarge)}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <rect x="2" y="3" width="12" height="3.5" rx="1" fill="currentColor" />
      <rect className={styles.drawn} x="6" y="8.25" width="12" height="3.5" rx="1" />
      <rect x="2" y="13.5" width="12" height="3.5" rx="1" fill="currentColor" />
    </svg>
  );
}
