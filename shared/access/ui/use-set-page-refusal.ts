import { useLayoutEffect } from 'react';
import { refusalAtom, store } from '@console/shared/runtime';

/** Disables actions of the page that the current user may not run, with a reason, while the caller is mounted (`refusalAtom`). */
export function useSetPageRefusal(refusal: string | undefined): void {
  // The shared tables and forms read it; the next page must not show the refusal of this one
  useLayoutEffect(() => {
    store.set(refusalAtom, refusal);
    return () => store.set(refusalAtom, undefined);
  }, [refusal]);
}
