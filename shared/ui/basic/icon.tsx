import type { LucideIcon } from 'lucide-react';
import { isValidElement, type JSX, type ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './icon.module.css';

/** A lucide icon component, passed as a value: `icon={Plus}`. */
export type IconType = LucideIcon;

export type IconProps = {
  of: IconType;
  /** sm 14 in pickers and copy buttons, status 15, md 16 in navigation and buttons, lg 20, xl 24 px. */
  size?: 'xs' | 'sm' | 'status' | 'md' | 'lg' | 'xl' | undefined;
  /** Only for an icon without text beside it; otherwise the icon is hidden from assistive technology. */
  label?: string | undefined;
  /** One turn in 900 ms; a slow fade with reduced motion. */
  spin?: boolean | undefined;
  className?: string | undefined;
};

/** An icon with the stroke width of the console. Size and color come from CSS, so that a parent can set both. */
export function Icon({ of: Glyph, size = 'md', label, spin, className }: IconProps): JSX.Element {
  const props = {
    className: cx(styles.icon, styles[size], spin && styles.spin, className),
    strokeWidth: 1.75,
    ...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }),
  };
  // Built for production, an icon is a function without hooks (build/icon.js): called as one, it adds no component to each row
  const drawn: ReactNode = typeof Glyph === 'function' && Glyph(props);
  return isValidElement(drawn) ? drawn : <Glyph {...props} />;
}
