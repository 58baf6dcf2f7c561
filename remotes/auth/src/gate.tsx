import type { ReactNode } from 'react';
import { Icon, Mark } from '@console/shared/ui/basic';
import type { LucideIcon } from 'lucide-react';
import styles from './gate.module.css';

interface GateProps {
  title: string;
  /** One line under the title. */
  text: string;
  /** Shown between the mark and the title. */
  icon?: LucideIcon;
  /** Makes the column wide enough for eight boxes, on device pages. */
  wide?: boolean;
  children?: ReactNode;
}

/** Layout of a public page: mark, title, one line, controls (docs/design/language.md section 14). */
export function Gate({ title, text, icon, wide = false, children }: GateProps) {
  return (
    <div className={styles.card} data-wide={wide || undefined}>
      <div className={styles.mark}>
        <Mark size="lg" />
      </div>
      {icon && (
        <div className={styles.icon}>
          <Icon of={icon} size="lg" />
        </div>
      )}
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.text}>{text}</p>
      {children !== undefined && <div className={styles.controls}>{children}</div>}
    </div>
  );
}

/** The small print at the bottom of a sign-in page. */
export function GateFoot({ children }: { children: ReactNode }) {
  return <p className={styles.foot}>{children}</p>;
}
