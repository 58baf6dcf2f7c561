import { useEffect, type ReactNode } from 'react';
import { formatTime } from '@console/shared/format';
import { type Stale, useStale } from '@console/shared/query';
import { announce } from '@console/shared/runtime';
import { Button } from '@console/shared/ui/basic';
import styles from './bars.module.css';

/**
 * Says that what the page shows could not be refreshed, how old it is, or that a part of it is missing, and tries again. Else what
 * is given: its age.
 */
export function RefreshFailure({ children }: { children?: ReactNode }) {
  const stale = useStale();
  return stale ? <Failure {...stale} /> : children;
}

function Failure({ updatedAt, missing, retry }: Stale) {
  const time = updatedAt === undefined ? undefined : formatTime(new Date(updatedAt));
  const canRetry = time !== undefined || missing === 'failed';
  const said = sentenceOf(time, missing);
  // Announcements are outside of React; said once, not with every poll that fails
  useEffect(() => announce(said.spoken), [said.spoken]);
  return (
    <span className={styles.failed}>
      <span>{canRetry ? `${said.shown} ·` : said.shown}</span>
      {canRetry && (
        <Button size="sm" variant="ghost" onClick={() => void retry()}>
          Retry
        </Button>
      )}
    </span>
  );
}

/** Old data is worse than a part that is missing, which can be seen. */
function sentenceOf(time: string | undefined, missing: Stale['missing']): { shown: string; spoken: string } {
  if (time !== undefined)
    return {
      shown: `Could not refresh · data from ${time}`,
      spoken: `Could not refresh. Data from ${time}.`,
    };
  const shown =
    missing === 'refused'
      ? 'Part of this page is not available with your roles'
      : 'Part of this page could not be loaded';
  return { shown, spoken: `${shown}.` };
}
