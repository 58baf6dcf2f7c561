import { useContext, useEffect, useEffectEvent } from 'react';
import { RouterIdentity as RouterContext } from '@console/shared/router';
import { onReachability } from '@console/shared/runtime';

/**
 * Opens a page or a part again without a click when the network or the server is back, while `isTemporary`. Not during a navigation
 * to another page: the retry is a navigation too, and would cancel it.
 */
export function useOnReturn(isTemporary: boolean, retry: () => void): void {
  const context = useContext(RouterContext);
  const run = useEffectEvent(() => {
    // Not `useNavigation`: it has its value from the last render, and the first answer may arrive between a click and the next one
    if (context?.router.state.navigation.state === 'idle') retry();
  });
  // The network is outside of React
  useEffect(() => {
    if (!isTemporary) return;
    const listen = (isBack: boolean | Event) => {
      if (isBack) run();
    };
    addEventListener('online', listen);
    const stop = onReachability(listen);
    return () => {
      stop();
      removeEventListener('online', listen);
    };
  }, [isTemporary]);
}
