import { ArrowUpRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink } from '@console/shared/router';
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
export function Link({ variant = 'text', className, ...rest }: LinkProps) {
  return <RouterLink {...rest} className={cx(styles[variant], className)} />;
}

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
      {children}
      {icon && <Icon of={ArrowUpRight} size="sm" className={cx(styles.arrow)} />}
    </a>
  );
}
