import { useEffect } from 'react';
import { pluralize } from '@console/shared/format';
import { useBlocker } from '@console/shared/router';
import { holdTab } from '@console/shared/runtime';
import { ActionBar } from '@console/shared/table';
import { Button, ConfirmDialog } from '@console/shared/ui';
import styles from './order.module.css';

export interface MovesBarProps {
  readonly count: number;
  /** Whether the list is still shown at a path. */
  readonly staysAt: (path: string) => boolean;
  readonly onReview: () => void;
  readonly onDiscard: () => void;
}

/**
 * Moves that are not saved: their number, and buttons to review or discard them. Asks for confirmation before they are lost with the page.
 */
export function MovesBar({ count, staysAt, onReview, onDiscard }: MovesBarProps) {
  const blocker = useBlocker(({ nextLocation }) => !staysAt(nextLocation.pathname));
  // The browser asks for confirmation before the tab is closed
  useEffect(() => {
    const holder = {};
    holdTab(holder, true);
    return () => holdTab(holder, false);
  }, []);
  return (
    <ActionBar>
      <div className={styles.bar} role="group" aria-label="Moved rules">
        <span>{`${pluralize(count, 'rule')} moved`}</span>
        <Button variant="ghost" onClick={onDiscard}>
          Discard
        </Button>
        <span className={styles.spacer} />
        <Button variant="primary" onClick={onReview}>
          Review and save
        </Button>
      </div>
      {blocker.state === 'blocked' && (
        <ConfirmDialog
          title="Confirm navigation"
          danger
          confirmLabel="Leave this page"
          cancelLabel="Stay here"
          onConfirm={() => blocker.proceed()}
          onCancel={() => blocker.reset()}
        >
          The moved rules are not saved, and their old order stays.
        </ConfirmDialog>
      )}
    </ActionBar>
  );
}
