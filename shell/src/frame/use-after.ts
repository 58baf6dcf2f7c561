import { useEffect, useState } from 'react';

/** True when `isOn` has been true for `ms` milliseconds; false again at once. */
export function useAfter(isOn: boolean, ms: number): boolean {
  const [isOver, setOver] = useState(false);
  if (!isOn && isOver) setOver(false);
  // A timer is outside of React
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [isOn, ms]);
  return isOn && isOver;
}
