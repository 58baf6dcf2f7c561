import { useEffect, useRef, type ReactNode } from 'react';
import { announce } from '@console/shared/runtime';
import { Skeleton } from '@console/shared/ui';
import type { MatchedPage, Outline } from '../place/page.ts';
import { useScrollPosition } from '../place/scroll-position.ts';
import { useAfter } from './use-after.ts';
import { useRoomForNotices } from './use-room-for-notices.ts';
import styles from './layout.module.css';

/** Delay before the skeleton of the next page replaces the previous page, in milliseconds. */
const SKELETON_DELAY = 150;
/** Delay in milliseconds before screen readers announce what is loading: most pages announce themselves earlier. */
const WORDS_DELAY = 1000;

/**
 * The surface on which areas render: one scrolling region, and a footer that pages fill with their pagination or form actions
 * through a portal. The previous page stays mounted under the skeleton, so it is unchanged when the user returns to it.
 */
export function Sheet({
  page,
  outline,
  isLoading,
  isFirst,
  children,
}: {
  page: MatchedPage;
  /** The outline of the page that is loading, if known. */
  outline: Outline | undefined;
  isLoading: boolean;
  /** No page was on screen yet: the skeleton continues the one that the document has painted, without a delay. */
  isFirst: boolean;
  children: ReactNode;
}) {
  const container = useRef<HTMLDivElement>(null);
  const isLate = useAfter(isLoading, SKELETON_DELAY) || (isLoading && isFirst);
  const title = outline?.title;
  const isLong = useAfter(isLoading && title !== undefined, WORDS_DELAY);
  // The live region is outside of React's tree of this component
  useEffect(() => {
    if (isLong) announce(`Loading ${title}`);
  }, [isLong, title]);
  useScrollPosition(container, page.parts.join('\n'));
  useRoomForNotices(container);
  return (
    <main id="content" tabIndex={-1} className={styles['sheet']} aria-busy={isLate || undefined}>
      {isLate && (
        <div className={styles['coming']}>
          <Skeleton kind={outline?.isDetail ? 'detail' : 'page'} title={title} />
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
