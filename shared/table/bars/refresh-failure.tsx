import { useEffect, type ReactNode } from 'react';
import { formatMoment } from '@console/shared/format';
import { type Stale, useStale } from '@console/shared/query';
import { announce } from '@console/shared/runtime';
import { Button, useAge } from '@console/shared/ui/basic';
import styles from './bars.module.css';

/**
 * Shows that the page could not be refreshed and how old its data is, or that a part is missing, with a retry button. Otherwise
 * renders its children: the age.
 */
export function RefreshFailure({ children }: { children?: ReactNode }) {
  const stale = useStale();
  return stale ? <Failure {...stale} /> : children;
}

function Failure({ updatedAt, missing, retry }: Stale) {
  const moment = useAge(new Date(updatedAt ?? 0), formatMoment);
  const time = updatedAt === undefined ? undefined : moment;
  const canRetry = time !== undefined || missing === 'failed';
  const said = sentenceOf(time, missing);
  // Announcements are outside of React; made once, not for every failed poll
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

/** Outdated data is reported rather than a missing part, which is visible itself. */
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
