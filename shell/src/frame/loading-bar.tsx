import { useEffect, useState } from 'react';
import { useNavigation } from '@console/shared/router';
import styles from './loading-bar.module.css';

/** Milliseconds before the bar is shown: most navigations end earlier. */
const DELAY = 20;
/** Milliseconds of the final animation, as in the style sheet. */
const FINISH = 300;

/** The loading bar at the top while a page loads (docs/screens/common-ui.md section 27). */
export function LoadingBar() {
  const { state, location } = useNavigation();
  const [isShown, setShown] = useState(false);
  const isLoading = state !== 'idle';
  // Timers are outside of React: one delays the bar, one removes it after the final animation.
  useEffect(() => {
    const timer = setTimeout(() => setShown(isLoading), isLoading ? DELAY : FINISH);
    return () => clearTimeout(timer);
  }, [isLoading]);
  if (!isShown) return null;
  // The key restarts the bar for each navigation.
  return (
    <div
      key={location?.key ?? 'done'}
      className={styles['bar']}
      data-phase={isLoading ? 'loading' : 'done'}
      aria-hidden="true"
    />
  );
}
