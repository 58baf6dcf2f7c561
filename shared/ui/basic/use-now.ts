import { useSyncExternalStore } from 'react';

type Clock = { subscribe: (listener: () => void) => () => void; read: () => number };

/** Milliseconds for which an inactive clock returns the same time. */
const STABLE = 50;

/** One timer for all components with the same tick; it stops when no component uses it. */
function createClock(tick: number): Clock {
  const listeners = new Set<() => void>();
  let now = 0;
  let isRead = false;
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
      if (timer !== undefined || isRead) return now;
      if (Math.abs(Date.now() - now) > STABLE) now = Date.now();
      // React needs a stable snapshot: it reads twice in a row, also before the first tick
      isRead = true;
      queueMicrotask(() => (isRead = false));
      return now;
    },
  };
}

const CLOCKS = { second: createClock(1000), halfMinute: createClock(30_000) } as const;

type Tick = keyof typeof CLOCKS;

/** Milliseconds since 1970, renewed every second or half minute. */
export const useNow = (tick: Tick): number => useOfNow(tick, (now) => now);

/** A value that depends on the time. Renders again only when the value changes: most ages of a long list are the same half a minute later. */
function useOfNow<Value extends string | number | boolean>(tick: Tick, of: (now: number) => Value): Value {
  const clock = CLOCKS[tick];
  return useSyncExternalStore(clock.subscribe, () => of(clock.read()));
}

/** Ages below this number of milliseconds are shown in seconds. */
const SECONDS_UNTIL = 90_000;

/**
 * The text of an age, kept up to date by one subscription: a list has one for each row. A young age is in seconds; when it no longer is,
 * its text changes, and the render that this causes changes to the slower clock.
 */
export function useAge(date: Date, format: (date: Date, now: Date) => string): string {
  const isYoung = CLOCKS.second.read() - date.getTime() < SECONDS_UNTIL;
  return useOfNow(isYoung ? 'second' : 'halfMinute', (now) => format(date, new Date(now)));
}
