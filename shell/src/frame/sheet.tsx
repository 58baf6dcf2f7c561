import { useRef, type ReactNode } from 'react';
import { Skeleton } from '@console/shared/ui';
import type { MatchedPage } from '../place/page.ts';
import { useScrollPosition } from '../place/scroll-position.ts';
import { useAfter } from './use-after.ts';
import { useRoomForNotices } from './use-room-for-notices.ts';
import styles from './layout.module.css';

/** Delay before the skeleton of the next page replaces the previous page, in milliseconds. */
const SKELETON_DELAY = 150;

/**
 * The surface on which areas render: one scrolling region, and a footer that pages fill with their pagination or form actions
 * through a portal. The previous page stays mounted under the skeleton, so it is unchanged when the user returns to it.
 */
export function Sheet({
  page,
  isLoading,
  isFirst,
  children,
}: {
  page: MatchedPage;
  isLoading: boolean;
  /** No page was on screen yet: the skeleton continues the one that the document has painted, without a delay. */
  isFirst: boolean;
  children: ReactNode;
}) {
  const container = useRef<HTMLDivElement>(null);
  const isLate = useAfter(isLoading, SKELETON_DELAY) || (isLoading && isFirst);
  useScrollPosition(container, page.parts.join('\n'));
  useRoomForNotices(container);
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
