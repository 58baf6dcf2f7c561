import { useCallback, useEffect, useRef } from 'react';

/**
 * Tells later whether the page of a thing is still open, for deletions that go on when their dialog is closed: who has
 * left the page must not be led away from the next one.
 * @param key what the page is of
 */
export function useStillHere(key: string): () => boolean {
  const shown = useRef<string>(undefined);
  // Read by a deletion that outlives its dialog, after this component may be gone
  useEffect(() => {
    shown.current = key;
    return () => {
      shown.current = undefined;
    };
  }, [key]);
  return useCallback(() => shown.current === key, [key]);
}
