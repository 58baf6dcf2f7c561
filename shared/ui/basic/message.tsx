import { CircleCheck, Info, OctagonX, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { readableNode } from '@console/shared/format';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import styles from './message.module.css';
import { toneClass } from './tone.ts';

const GLYPHS = { info: Info, notice: TriangleAlert, destructive: OctagonX, success: CircleCheck } as const;

export type MessageProps = {
  variant?: keyof typeof GLYPHS | undefined;
  title?: ReactNode;
  /** Bullet list under the text, for example the issues after `2 issues:`. */
  items?: readonly ReactNode[] | undefined;
  children?: ReactNode;
  /** A link or a small button under the text. */
  action?: ReactNode;
  /** Announced when it appears: alert at once, status when the reader is idle. */
  live?: 'alert' | 'status' | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  tabIndex?: number | undefined;
};

/** A message that stays on the page: an explanation, a warning or an error of the server. */
export function Message({
  variant = 'info',
  title,
  items,
  children,
  action,
  live,
  ref,
  tabIndex,
}: MessageProps) {
  return (
    <div ref={ref} role={live} tabIndex={tabIndex} className={cx(styles.message, toneClass(variant))}>
      <Icon of={GLYPHS[variant]} className={cx(styles.glyph)} />
      <div className={styles.body}>
        {title !== undefined && <b className={styles.title}>{readableNode(title)}</b>}
        {children !== undefined && <div>{readableNode(children)}</div>}
        {items && items.length > 0 && (
          <ul className={styles.list}>
            {items.map((item, index) => (
              <li key={index}>{readableNode(item)}</li>
            ))}
          </ul>
        )}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
