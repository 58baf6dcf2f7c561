import { useSyncExternalStore } from 'react';

type Clock = { subscribe: (listener: () => void) => () => void; read: () => number };

/** One timer for all that show the time with the same tick; it stops when nobody looks. */
function createClock(tick: number): Clock {
  const listeners = new Set<() => void>();
  let now = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      timer ??= setInterval(() => {
        now = Date.now();
        for (const each of listeners) each();
      }, tick);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    read: () => {
      // with a timer the time stands still between two ticks, as React wants it
      if (timer === undefined || now === 0) now = Date.now();
      return now;
    },
  };
}

const CLOCKS = { second: createClock(1000), halfMinute: createClock(30_000) } as const;

type Tick = keyof typeof CLOCKS;

/** Milliseconds since 1970, renewed every second or half minute. */
export const useNow = (tick: Tick): number => useOfNow(tick, (now) => now);

/** What follows from the time. Draws again only when that changes: most ages of a long list are the same half a minute later. */
export function useOfNow<Value extends string | number | boolean>(
  tick: Tick,
  of: (now: number) => Value,
): Value {
  const clock = CLOCKS[tick];
  return useSyncExternalStore(clock.subscribe, () => of(clock.read()));
}
