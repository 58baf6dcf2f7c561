import { useEffect } from 'react';
import { History } from 'lucide-react';
import { useAtomValue } from '@console/shared/state';
import { IconButton } from '@console/shared/ui';
import styles from './button.module.css';
import { recordWrites } from './entries.ts';
import { ActivityHost } from './host.tsx';
import { keepActivity } from './kept.ts';
import { ActivityPanel } from './lazy.ts';
import { useActivitySummary } from './news.ts';
import { activityAtom, badCountAtom, busyCountAtom, showActivity } from './state.ts';

function record(): void {
  recordWrites();
  keepActivity();
}

/** Opens the activity list. On phones the user menu contains it. */
export function ActivityButton() {
  // The requests belong to the tab, not to this component
  useEffect(record, []);
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

/** A spinner while requests are pending, a dot after unseen failures. Hidden from screen readers, because the label contains the same. */
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
