import { useEffect, useState, useSyncExternalStore } from 'react';
import { ClockAlert, Wifi, WifiOff } from 'lucide-react';
import { formatDuration } from '@console/shared/format';
import { isLoadPendingAtom, cancelPendingLoads, retryPendingLoads } from '@console/shared/query';
import { clockAheadAtom, onReachability, reconnect, watchAvailability } from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';
import { Button, Icon, RetryButton } from '@console/shared/ui';
import { keepAsking } from './keep-asking.ts';
import { recovery } from './recovery.ts';
import { useAfter } from './use-after.ts';
import styles from './banner.module.css';

type NetworkState = 'online' | 'offline' | 'connecting' | 'unreachable';

let isReachable = true;

/** Milliseconds after the network is back in which the first response may be pending. */
const CONNECTING = 5_000;
let onlineSince = -Infinity;

/** Subscribes to the browser's online state and to the reachability that API calls report; `getNetworkState` combines them. */
function subscribe(listener: () => void): () => void {
  const stop = onReachability((reachable) => {
    isReachable = reachable;
    listener();
  });
  const onOnline = () => {
    onlineSince = performance.now();
    setTimeout(listener, CONNECTING);
    listener();
  };
  addEventListener('online', onOnline);
  addEventListener('offline', listener);
  return () => {
    stop();
    removeEventListener('online', onOnline);
    removeEventListener('offline', listener);
  };
}

function getNetworkState(): NetworkState {
  if (!navigator.onLine) return 'offline';
  if (isReachable) return 'online';
  return performance.now() - onlineSince < CONNECTING ? 'connecting' : 'unreachable';
}

const SENTENCES = {
  online: '',
  offline: 'You are offline. You can still read this page, but changes cannot be sent.',
  connecting: 'Connecting to the server…',
  unreachable: 'The server is not responding. You can still read this page, but changes cannot be sent.',
} as const;

/** Milliseconds a page may wait for the server before the banner offers to stop or retry. */
const SLOW = 5_000;

/** Milliseconds for which the banner reports that the connection is back. */
const GLAD = 4_000;

/** Polls the server while it is not reachable; true for `GLAD` ms after it is reachable again. */
function useReconnection(network: NetworkState): boolean {
  const [last, setLast] = useState(network);
  const [isBack, setBack] = useState(false);
  const isAway = network === 'connecting' || network === 'unreachable';
  if (last !== network) {
    setLast(network);
    setBack(network === 'online');
  }
  // The server is outside of React
  useEffect(() => (isAway ? keepAsking(reconnect) : undefined), [isAway]);
  // So is its availability
  useEffect(() => watchAvailability(recovery()), []);
  // A timer is outside of React
  useEffect(() => {
    if (!isBack) return undefined;
    const timer = setTimeout(() => setBack(false), GLAD);
    return () => clearTimeout(timer);
  }, [isBack]);
  return isBack;
}

/** Reports that this computer's clock is wrong, with which ages, times left and the periods of charts are computed. */
function ClockNotice() {
  const ahead = useAtomValue(clockAheadAtom);
  if (ahead === 0) return null;
  const difference = `${formatDuration(Math.abs(ahead))} ${ahead > 0 ? 'ahead of' : 'behind'}`;
  return (
    <p className={styles['notice']}>
      <Icon of={ClockAlert} size="sm" />
      {`The clock of this computer is ${difference} the server’s. Correct it: ages, remaining times and the periods of charts are wrong.`}
    </p>
  );
}

/**
 * Banner shown while nothing can be fetched (docs/references/ux-security.md A3 number 11), while a page waits long for a response, and while
 * the clock is wrong.
 */
export function NetworkBanner() {
  const network = useSyncExternalStore(subscribe, getNetworkState);
  const isBack = useReconnection(network);
  const isSlow = useAfter(useAtomValue(isLoadPendingAtom), SLOW);
  return (
    <div role="status">
      {network !== 'online' && (
        <p className={styles['notice']}>
          <Icon of={WifiOff} size="sm" />
          {SENTENCES[network]}
        </p>
      )}
      {isBack && (
        <p className={styles['notice']}>
          <Icon of={Wifi} size="sm" />
          Connected again.
        </p>
      )}
      <ClockNotice />
      {isSlow && (
        <div className={styles['notice']}>
          <p>Still waiting for the server…</p>
          <Button size="sm" onClick={cancelPendingLoads}>
            Stop
          </Button>
          <RetryButton onClick={retryPendingLoads} />
        </div>
      )}
    </div>
  );
}
