import { useEffect, useState } from 'react';

/** Milliseconds for which a page loads only the data that it shows first. */
const SOON = 1_000;

/**
 * Whether to request data that a page does not show at first: at once when the user opens it, else shortly after the page is
 * drawn, so that the data is there when they do.
 * @param isDrawn whether the page has rendered its first data
 */
export function useSoon(isDrawn: boolean, isWanted: boolean): boolean {
  const [isLate, setLate] = useState(false);
  // Time is outside of React
  useEffect(() => {
    if (!isDrawn) return undefined;
    const timer = setTimeout(() => setLate(true), SOON);
    return () => clearTimeout(timer);
  }, [isDrawn]);
  return isLate || isWanted;
}
