import { useEffect, useEffectEvent, useMemo, useRef } from 'react';

export type Debounced<T> = {
  readonly later: (value: T) => void;
  /** Flushes a pending call. */
  readonly flush: () => void;
  readonly cancel: () => void;
};

/** Calls `onCall` with the last value when there was none for `ms`. Unmounting cancels a pending call. */
export function useDebounced<T>(onCall: (value: T) => void, ms: number): Debounced<T> {
  const waiting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly call: () => void }>(
    undefined,
  );
  const latest = useRef(onCall);
  // the timer fires after the render in which it was set
  useEffect(() => {
    latest.current = onCall;
  });
  const debounced = useMemo(() => {
    const cancel = () => {
      clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
    };
    const flush = () => {
      const call = waiting.current?.call;
      cancel();
      call?.();
    };
    const later = (value: T) => {
      cancel();
      waiting.current = { timer: setTimeout(flush, ms), call: () => latest.current(value) };
    };
    return { later, flush, cancel };
  }, [ms]);
  const onEnd = useEffectEvent(() => debounced.cancel());
  // a timer must not outlive the component
  useEffect(() => () => onEnd(), []);
  return debounced;
}
