import type { ReactNode } from 'react';
import { readableNode } from '@console/shared/format';
import { cx } from './cx.ts';
import styles from './empty-state.module.css';
import type { IconType } from './icon.tsx';
import { Icon } from './icon.tsx';

export type EmptyStateProps = {
  icon?: IconType | undefined;
  /** The statement: `No instances`. */
  title: string;
  /** One sentence about the purpose of the resource, or about the next step. */
  children?: ReactNode;
  action?: ReactNode;
  /** page and table fill their region, card has its own border. */
  variant?: 'page' | 'table' | 'card' | undefined;
};

/** Shows that there is nothing yet, and how to create the first one. */
export function EmptyState({ icon, title, children, action, variant = 'page' }: EmptyStateProps) {
  return (
    <div className={cx(styles.empty, styles[variant])}>
      {icon && <Icon of={icon} size="xl" className={cx(styles.icon)} />}
      <h3 className={styles.title}>{readableNode(title)}</h3>
      {children !== undefined && <p className={styles.body}>{readableNode(children)}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
