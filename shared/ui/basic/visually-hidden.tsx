import type { ReactNode } from 'react';
import styles from './display.module.css';

/** Text for assistive technology only. */
export function VisuallyHidden({
  children,
  as: Tag = 'span',
  id,
}: {
  children: ReactNode;
  as?: 'span' | 'div' | 'h2' | 'h3' | 'caption' | undefined;
  id?: string | undefined;
}) {
  return (
    <Tag className={styles.hidden} {...(id !== undefined && { id })}>
      {children}
    </Tag>
  );
}
