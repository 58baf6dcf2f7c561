import { useLayoutEffect } from 'react';
import { refusalAtom, store } from '@console/shared/runtime';
import type { Need } from './place.ts';
import { useRefusal } from './refusal.ts';

/** Disables what the current user may not do on the page, with the reason (`refusalAtom`). Renders nothing. */
export function PageRefusal({ need }: { need: Need }) {
  const refusal = useRefusal(need);
  // The shared tables and forms read it; the next page must not show that of this one
  useLayoutEffect(() => {
    store.set(refusalAtom, refusal);
    return () => store.set(refusalAtom, undefined);
  }, [refusal]);
  return null;
}
