import { useEffect, useState } from 'react';
import { useNavigation } from '@console/shared/router';
import styles from './loading-bar.module.css';

/** Milliseconds before anything is shown: most navigations are over by then. */
const DELAY = 20;
/** Milliseconds of the last stretch, as in the style sheet. */
const FINISH = 300;

type Phase = 'idle' | 'loading' | 'done';

/** The thin line at the top while a page loads (screens/common-ui.md, section 27). */
export function LoadingBar() {
  const { state, location } = useNavigation();
  const [phase, setPhase] = useState<Phase>('idle');
  const isLoading = state !== 'idle';
  // Timers: the line waits before it starts and leaves after it is full. A newer navigation starts it anew.
  useEffect(() => {
    const timer = isLoading
      ? setTimeout(() => setPhase('loading'), DELAY)
      : setTimeout(() => setPhase('idle'), FINISH);
    if (!isLoading) setPhase((now) => (now === 'loading' ? 'done' : now));
    return () => clearTimeout(timer);
  }, [isLoading, location?.key]);
  if (phase === 'idle' || (isLoading && phase === 'done')) return null;
  return <div key={location?.key ?? 'done'} className={styles['bar']} data-phase={phase} aria-hidden="true" />;
}
