import { useSyncExternalStore } from 'react';
import { WifiOff } from 'lucide-react';
import { isLoadPendingAtom, cancelPendingLoads, retryPendingLoads } from '@console/shared/query';
import { onReachability } from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';
import { Button, Icon } from '@console/shared/ui';
import { useAfter } from './use-after.ts';
import styles from './banner.module.css';

type Weather = 'fine' | 'offline' | 'unreachable';

let isReachable = true;

/** One subscription to the browser's word and to what calls have met; `getWeather` combines them. */
function subscribe(listener: () => void): () => void {
  const stop = onReachability((reachable) => {
    isReachable = reachable;
    listener();
  });
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    stop();
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

function getWeather(): Weather {
  if (!navigator.onLine) return 'offline';
  return isReachable ? 'fine' : 'unreachable';
}

const SENTENCES = {
  fine: '',
  offline: 'You are offline. What is on screen can still be read; changes cannot be sent.',
  unreachable: 'The server does not answer. What is on screen can still be read; changes cannot be sent.',
} as const;

/** Milliseconds a page may wait for the server before the person is told and can do something about it. */
const SLOW = 5_000;

/** A quiet line while nothing can be fetched (docs/references/ux-security.md A3 number 11), and while a page waits for long. */
export function NetworkBanner() {
  const weather = useSyncExternalStore(subscribe, getWeather);
  const isSlow = useAfter(useAtomValue(isLoadPendingAtom), SLOW);
  return (
    <div role="status" className={styles['network']}>
      {weather !== 'fine' && (
        <p className={styles['notice']}>
          <Icon of={WifiOff} size="sm" />
          {SENTENCES[weather]}
        </p>
      )}
      {isSlow && (
        <div className={styles['notice']}>
          <p>Still waiting for the server…</p>
          <Button size="sm" onClick={cancelPendingLoads}>
            Stop
          </Button>
          <Button size="sm" onClick={retryPendingLoads}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
