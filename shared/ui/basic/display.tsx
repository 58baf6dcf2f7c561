import { Check, Ban } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './display.module.css';
import { Icon } from './icon.tsx';

/** A key cap. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={styles.kbd}>{children}</kbd>;
}

/** Initials of a user: first letters of the first and the last word. Decorative: the name is shown elsewhere. */
export function Avatar({ name }: { name: string }) {
  const words = name.trim().split(/[\s.@_-]+/u);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return (
    <span className={styles.avatar} aria-hidden="true">
      {letters.map((word) => word?.charAt(0).toLocaleUpperCase() ?? '').join('')}
    </span>
  );
}

/** A boolean as an icon with the accessible name `true` or `false`. */
export function BoolIcon({ value }: { value: boolean }) {
  return (
    <span className={value ? styles.yes : styles.no}>
      <Icon of={value ? Check : Ban} size="status" label={String(value)} />
    </span>
  );
}

export type SkeletonProps = {
  /** text: one line. row: table rows. page: header and rows of a page. detail: header, properties and rows. */
  kind?: 'text' | 'row' | 'page' | 'detail' | undefined;
  /** The title of the page, when it is known already. */
  title?: string | undefined;
  /** CSS width of the line. */
  width?: string | undefined;
  rows?: number | undefined;
};

/** Widths of the lines in rows. They differ like the lengths of names. */
const WIDTHS = ['46%', '58%', '39%', '52%', '34%'] as const;

/** Number of rows by kind. */
const ROWS = { text: 0, row: 5, page: 8, detail: 5 } as const;

/** Gray shapes in place of content that is loading. Always hidden from assistive technology: the container sets `aria-busy`. */
export function Skeleton({ kind = 'text', title, width = '6rem', rows = ROWS[kind] }: SkeletonProps) {
  if (kind === 'text') return <span className={styles.skeleton} style={{ width }} aria-hidden="true" />;
  return (
    <div aria-hidden="true">
      {kind !== 'row' && (
        <div className={styles.skeletonHeader}>
          {title ?? <span className={styles.skeleton} style={{ width: '11rem', height: '1rem' }} />}
        </div>
      )}
      {kind === 'detail' && (
        <div className={styles.skeletonProperties}>
          {WIDTHS.slice(1).map((label) => (
            <span key={label}>
              <span className={styles.skeleton} style={{ width: '4rem' }} />
              <span className={styles.skeleton} style={{ width: label }} />
            </span>
          ))}
        </div>
      )}
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.skeletonRow}>
          <span className={styles.skeleton} style={{ width: WIDTHS[index % WIDTHS.length] }} />
          <span className={styles.skeleton} style={{ width: '30%' }} />
        </div>
      ))}
    </div>
  );
}
