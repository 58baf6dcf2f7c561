import { ArrowUpRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink } from '@console/shared/router';
import { addressOf } from '@console/shared/runtime';
import { readableNode } from '@console/shared/format';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import styles from './link.module.css';

export type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'className' | 'children'> & {
  /** text: underlined accent. name: the name of a row, primary text. */
  variant?: 'text' | 'name' | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A link inside the console. */
export function Link({ variant = 'text', className, children, ...rest }: LinkProps) {
  return (
    <RouterLink {...rest} className={cx(styles[variant], className)}>
      {readableNode(children)}
    </RouterLink>
  );
}

export type RowLinkProps = { to: string; className?: string | undefined; children: ReactNode };

/**
 * The link of a row of a table, which follows it (`shared/table/grid/use-row-links.ts`). The router's own link resolves its path twice and
 * renders again whenever the address changes: for the rows of a list that is a part of every click.
 */
export const RowLink = ({ to, className, children }: RowLinkProps) => (
  <a href={addressOf(to)} data-to={to} className={cx(styles.name, className)}>
    {readableNode(children)}
  </a>
);

export type ExternalLinkProps = {
  href: string;
  /** Shows the arrow of external links. */
  icon?: boolean | undefined;
  variant?: 'text' | 'name' | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A link to another site. It opens a new tab and sends no referrer. */
export function ExternalLink({
  href,
  icon = false,
  variant = 'text',
  className,
  children,
}: ExternalLinkProps) {
  return (
    <a className={cx(styles[variant], className)} href={href} target="_blank" rel="noreferrer">
      {readableNode(children)}
      {icon && <Icon of={ArrowUpRight} size="sm" className={cx(styles.arrow)} />}
    </a>
  );
}
