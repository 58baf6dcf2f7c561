import { useLayoutEffect } from 'react';
import { refusalAtom, store } from '@console/shared/runtime';

/** Disables what the current user may not do on the page with a reason, while the caller is mounted (`refusalAtom`). */
export function useSetPageRefusal(refusal: string | undefined): void {
  // The shared tables and forms read it; the next page must not show that of this one
  useLayoutEffect(() => {
    store.set(refusalAtom, refusal);
    return () => store.set(refusalAtom, undefined);
  }, [refusal]);
}
