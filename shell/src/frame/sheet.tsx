import { useRef, type ReactNode } from 'react';
import { Skeleton } from '@console/shared/ui';
import type { MatchedPage } from '../place/page.ts';
import { useScrollPosition } from '../place/scroll-position.ts';
import { useAfter } from './use-after.ts';
import styles from './layout.module.css';

/** Milliseconds after which a page that has been left makes room for the skeleton of the one that comes. */
const PATIENCE = 150;

/**
 * The surface areas draw on: one region that scrolls, and a foot that pages fill with their pagination or form
 * actions through a portal. A page that was left stays drawn under the skeleton: if it is come back to, it is as it was.
 */
export function Sheet({
  page,
  isComing,
  children,
}: {
  page: MatchedPage;
  isComing: boolean;
  children: ReactNode;
}) {
  const container = useRef<HTMLDivElement>(null);
  const isLate = useAfter(isComing, PATIENCE);
  useScrollPosition(container, page.parts.join('\n'));
  return (
    <main id="content" tabIndex={-1} className={styles['sheet']} aria-busy={isLate || undefined}>
      {isLate && (
        <div className={styles['coming']}>
          <Skeleton kind="page" />
        </div>
      )}
      <div
        ref={container}
        id="scroll-container"
        data-testid="scroll-container"
        className={styles['scroll']}
        data-left={isLate || undefined}
        data-layout={page.fills ? 'fill' : undefined}
      >
        {children}
      </div>
      <div id="action-bar" className={styles['foot']} data-left={isLate || undefined} />
    </main>
  );
}
