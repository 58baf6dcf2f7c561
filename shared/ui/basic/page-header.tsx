import type { ReactNode } from 'react';
import { readableNode } from '@console/shared/format';
import { cx } from './cx.ts';
import type { IconType } from './icon.tsx';
import { Icon } from './icon.tsx';
import styles from './page.module.css';

export type PageHeaderProps = {
  title: string;
  icon?: IconType | undefined;
  /** Detail pages: the state of the resource. */
  status?: ReactNode;
  /** The docs popover. */
  help?: ReactNode;
  /** Right side: refresh, secondary buttons, page menu, and at most one primary button, last. */
  actions?: ReactNode;
};

/** The header of a page. Its title gets the focus after a navigation, so that screen readers announce the page. */
export function PageHeader({ title, icon, status, help, actions }: PageHeaderProps) {
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        {icon && <Icon of={icon} size="lg" className={cx(styles.icon)} />}
        <h1 tabIndex={-1}>{readableNode(title)}</h1>
        {status}
        {help !== undefined && <span className={styles.help}>{help}</span>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

export type ToolbarProps = {
  /** Title of the section (h2). */
  title?: string | undefined;
  titleId?: string | undefined;
  /** One line of explanation. */
  hint?: ReactNode;
  /** Actions, at the right. */
  children?: ReactNode;
};

/** The row above a table or a chart: title, hint, actions. */
export function Toolbar({ title, titleId, hint, children }: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {title !== undefined && (
        <h2 className={styles.section} id={titleId}>
          {title}
        </h2>
      )}
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children !== undefined && <div className={styles.toolbarActions}>{children}</div>}
    </div>
  );
}

export type PageBodyProps = {
  children: ReactNode;
};

/** Contents of a page other than tables and cards, aligned with the title. Its parts are stacked. */
export function PageBody({ children }: PageBodyProps) {
  return <div className={styles.body}>{children}</div>;
}

export type CardBlockProps = {
  title: string;
  titleId?: string | undefined;
  description?: ReactNode;
  actions?: ReactNode;
  /** Usually a link to the docs. */
  footer?: ReactNode;
  /** The content has no padding, for tables. */
  flush?: boolean | undefined;
  children: ReactNode;
};

/** A block of a page: title and actions, the content with a border, and an optional footer. */
export function CardBlock({ title, titleId, description, actions, footer, flush, children }: CardBlockProps) {
  return (
    <section className={styles.block}>
      <div className={styles.blockHead}>
        <div className={styles.blockTitle}>
          <h2 className={styles.section} id={titleId}>
            {title}
          </h2>
          {description !== undefined && <p className={styles.hint}>{description}</p>}
        </div>
        {actions !== undefined && <div className={styles.blockActions}>{actions}</div>}
      </div>
      <div className={styles.card}>
        <div className={flush ? undefined : styles.cardBody}>{children}</div>
        {footer !== undefined && <div className={styles.cardFoot}>{footer}</div>}
      </div>
    </section>
  );
}
