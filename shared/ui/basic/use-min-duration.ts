import { useEffect, useState } from 'react';

/** Milliseconds a spinner stays at least (design section 17, `--delay-spinner-min`). */
const SPINNER_MIN = 500;

/** True while `active`, and until `ms` after it became true: work that is over at once must not flicker. */
export function useMinDuration(active: boolean, ms: number = SPINNER_MIN): boolean {
  const [held, setHeld] = useState(active);
  if (active && !held) setHeld(true);

  const [startedAt, setStartedAt] = useState(() => (active ? Date.now() : 0));
  const [wasActive, setWasActive] = useState(active);
  if (active !== wasActive) {
    setWasActive(active);
    if (active) setStartedAt(Date.now());
  }

  // a timer is outside React
  useEffect(() => {
    if (active || !held) return;
    const timer = setTimeout(() => setHeld(false), Math.max(0, startedAt + ms - Date.now()));
    return () => clearTimeout(timer);
  }, [active, held, ms, startedAt]);

  return active || held;
}
