import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PAGE_SIZE } from '@console/shared/api';
import type { PageState } from '@console/shared/query';
import { Button, Icon, Spinner } from '@console/shared/ui/basic';
import { ActionBar } from './action-bar.tsx';
import styles from './bars.module.css';
import { scrollToTop } from './scroll-to-top.ts';

type PaginationProps = { readonly page: Omit<PageState<unknown>, 'items'> };

/** Pages of a list, in the action bar. The old rows stay until the new ones are loaded; then the page scrolls to its top. */
export function Pagination({ page }: PaginationProps) {
  useScrollToTop(page.page);
  return (
    <ActionBar>
      <nav aria-label="Pagination" className={styles.bar}>
        <span className={styles.size}>
          <b>{PAGE_SIZE}</b> <span>rows per page</span>
        </span>
        <span className={styles.spacer} />
        {page.error && (
          <span role="alert" className={styles.failed}>
            {page.error.message}
          </span>
        )}
        <span role="status" className={styles.end}>
          {page.isEnd && 'This was the last page'}
        </span>
        {page.isFetching && <Spinner size="sm" />}
        <Button variant="ghost" icon={ChevronLeft} disabled={!page.hasPrev} onClick={page.prev}>
          <span className={styles.word}>prev</span>
        </Button>
        <span className={styles.number} aria-label={`Page ${page.page}`} role="note">
          {page.page}
        </span>
        <Button variant="ghost" disabled={!page.hasNext} onClick={page.next}>
          <span className={styles.next}>
            <span className={styles.word}>next</span>
            <Icon of={ChevronRight} />
          </span>
        </Button>
      </nav>
    </ActionBar>
  );
}

function useScrollToTop(page: number): void {
  const shown = useRef(page);
  // The scroll position belongs to the sheet of the shell
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    scrollToTop();
  }, [page]);
}
