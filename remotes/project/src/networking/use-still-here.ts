import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that later returns whether the page of a resource is still open, for deletions that continue when their dialog
 * is closed: they must not navigate a user away from the next page.
 * @param key identifies the page
 */
export function useStillHere(key: string): () => boolean {
  const shown = useRef<string>(undefined);
  // Read by a deletion that outlives its dialog, and possibly this component
  useEffect(() => {
    shown.current = key;
    return () => {
      shown.current = undefined;
    };
  }, [key]);
  return useCallback(() => shown.current === key, [key]);
}
