import { useEffect, useState } from 'react';
import { useNavigation } from '@console/shared/router';
import styles from './loading-bar.module.css';

/** Milliseconds before anything is shown: most navigations are over by then. */
const DELAY = 20;
/** Milliseconds of the last stretch, as in the style sheet. */
const FINISH = 300;

/** The thin line at the top while a page loads (docs/screens/common-ui.md section 27). */
export function LoadingBar() {
  const { state, location } = useNavigation();
  const [isShown, setShown] = useState(false);
  const isLoading = state !== 'idle';
  // Timers: the line waits before it starts, and leaves after it is full.
  useEffect(() => {
    const timer = setTimeout(() => setShown(isLoading), isLoading ? DELAY : FINISH);
    return () => clearTimeout(timer);
  }, [isLoading]);
  if (!isShown) return null;
  // A newer navigation starts the line anew.
  return (
    <div
      key={location?.key ?? 'done'}
      className={styles['bar']}
      data-phase={isLoading ? 'loading' : 'done'}
      aria-hidden="true"
    />
  );
}
