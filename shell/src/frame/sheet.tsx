import { useRef, type ReactNode } from 'react';
import type { Page } from '../root-effects/page.ts';
import { useScrollPosition } from '../root-effects/scroll-position.ts';
import styles from './layout.module.css';

/**
 * The surface areas draw on: one region that scrolls, and a foot that pages fill with their pagination or form
 * actions through a portal.
 */
export function Sheet({ page, children }: { page: Page; children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  useScrollPosition(container, page.parts.join('\n'));
  return (
    <main id="content" tabIndex={-1} className={styles['sheet']}>
      <div
        ref={container}
        id="scroll-container"
        data-testid="scroll-container"
        className={styles['scroll']}
        data-layout={page.fills ? 'fill' : undefined}
      >
        {children}
      </div>
      <div id="action-bar" className={styles['foot']} />
    </main>
  );
}
