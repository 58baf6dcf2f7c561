import { useEffect, useRef, useState } from 'react';

/**
 * Shortest time of a spinner in milliseconds (docs/design/language.md section 17, `--delay-spinner-min`). Tests of screens, which press
 * the same button again, do without it.
 */
export const spinnerTime = { min: 500 };

/** True while `active`, and until `ms` after it became true, so that short work does not flicker. */
export function useMinDuration(active: boolean, ms: number = spinnerTime.min): boolean {
  const [held, setHeld] = useState(active);
  if (active && !held) setHeld(true);

  const startedAt = useRef(0);
  // The clock and its timers are outside React. One effect: every button of a page has it
  useEffect(() => {
    if (active) startedAt.current = Date.now();
    if (active || !held) return;
    const timer = setTimeout(() => setHeld(false), Math.max(0, startedAt.current + ms - Date.now()));
    return () => clearTimeout(timer);
  }, [active, held, ms]);

  return active || held;
}
