import { useEffect, useState } from 'react';

/** True after `isOn` has been true for `ms` milliseconds; false as soon as `isOn` is false. */
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
