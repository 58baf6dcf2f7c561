import { useSyncExternalStore } from 'react';
import { WifiOff } from 'lucide-react';
import { onReachability } from '@console/shared/runtime';
import { Icon } from '@console/shared/ui';
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

/** A quiet line while nothing can be fetched (references/ux-security.md, A3 number 11). */
export function NetworkBanner() {
  const weather = useSyncExternalStore(subscribe, getWeather);
  return (
    <div role="status" className={styles['network']}>
      {weather !== 'fine' && (
        <p className={styles['notice']}>
          <Icon of={WifiOff} size="sm" />
          {SENTENCES[weather]}
        </p>
      )}
    </div>
  );
}
