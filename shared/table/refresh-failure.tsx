import { useEffect, type ReactNode } from 'react';
import { formatTime } from '@console/shared/format';
import { type Stale, useStale } from '@console/shared/query';
import { announce } from '@console/shared/runtime';
import { Button } from '@console/shared/ui/basic';
import styles from './bars.module.css';

/** Says that what the page shows could not be refreshed, how old it is, and tries again. Else what is given: its age. */
export function RefreshFailure({ children }: { children?: ReactNode }) {
  const stale = useStale();
  return stale ? <Failure {...stale} /> : children;
}

function Failure({ updatedAt, retry }: Stale) {
  const time = formatTime(new Date(updatedAt));
  // Announcements are outside of React; said once, not with every poll that fails
  useEffect(() => announce(`Could not refresh. Data from ${time}.`), [time]);
  return (
    <span className={styles.failed}>
      <span>{`Could not refresh · data from ${time} ·`}</span>
      <Button size="sm" variant="ghost" onClick={() => void retry()}>
        Retry
      </Button>
    </span>
  );
}
