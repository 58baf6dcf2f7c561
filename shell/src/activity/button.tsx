import { useEffect } from 'react';
import { History } from 'lucide-react';
import { useAtomValue } from '@console/shared/state';
import { IconButton } from '@console/shared/ui';
import styles from './button.module.css';
import { recordWrites } from './entries.ts';
import { ActivityHost } from './host.tsx';
import { ActivityPanel } from './lazy.ts';
import { useActivitySummary } from './news.ts';
import { activityAtom, badCountAtom, busyCountAtom, showActivity } from './state.ts';

/** Opens the list of what this tab has started. Phones have it in the user menu. */
export function ActivityButton() {
  // The requests are the tab's, not this button's
  useEffect(recordWrites, []);
  const isOpen = useAtomValue(activityAtom);
  const news = useActivitySummary();
  return (
    <>
      <span className={styles['activity']}>
        <IconButton
          label={news === undefined ? 'Activity' : `Activity, ${news}`}
          icon={History}
          size="md"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={ActivityPanel.preload}
          onFocus={ActivityPanel.preload}
          onClick={showActivity}
        />
        <ActivityMark />
      </span>
      <ActivityHost />
    </>
  );
}

/** A turning ring while something goes on, a dot when something went wrong unseen. For the eye only: words say it too. */
export function ActivityMark({ phone = false }: { phone?: boolean }) {
  const busy = useAtomValue(busyCountAtom);
  const bad = useAtomValue(badCountAtom);
  if (busy === 0 && bad === 0) return null;
  return (
    <span
      className={styles[phone ? 'phoneMark' : 'mark']}
      data-state={bad > 0 ? 'failed' : 'running'}
      aria-hidden="true"
    />
  );
}
