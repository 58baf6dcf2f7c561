/** The mock's time. All delays and dates use a clock, so that tests can move it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves after `ms` of this clock's time; at once when `ms` is not positive. */
  sleep(ms: number): Promise<void>;
  /** Moves the clock forward without waiting; timers that become due fire. */
  advance(ms: number): void;
}

/**
 * Real time, moved by an offset.
 * @param startAt the value of `now()` at the start; absent means the machine's time
 */
export function systemClock(startAt?: number): Clock {
  let offset = startAt === undefined ? 0 : startAt - Date.now();
  return {
    now: () => Date.now() + offset,
    sleep: (ms) => (ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve()),
    advance(ms) {
      offset += ms;
    },
  };
}

/** A clock that stops until `advance` is called. */
export function fakeClock(startAt = Date.UTC(2026, 4, 14, 14, 2, 47)): Clock {
  let now = startAt;
  let sleepers: { due: number; wake: () => void }[] = [];
  return {
    now: () => now,
    sleep(ms) {
      if (ms <= 0) return Promise.resolve();
      return new Promise((wake) => {
        sleepers.push({ due: now + ms, wake });
      });
    },
    advance(ms) {
      now += ms;
      const due = sleepers.filter((sleeper) => sleeper.due <= now);
      sleepers = sleepers.filter((sleeper) => sleeper.due > now);
      for (const sleeper of due.sort((a, b) => a.due - b.due)) sleeper.wake();
    },
  };
}
