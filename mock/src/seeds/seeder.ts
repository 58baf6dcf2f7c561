import type { Clock } from '../store/clock.ts';
import { stableId } from '../values/ids.ts';
import { Store } from '../store/store.ts';

const DAY = 86_400_000;

/** A store that is being filled, with a clock that stands until it is filled, and can be set back for past events. */
export class Seeder {
  readonly store: Store;
  /** Time of its clock, in milliseconds since the epoch. */
  readonly start: number;
  #pinned: number | undefined;

  constructor(clock: Clock) {
    this.start = clock.now();
    this.#pinned = this.start;
    const own: Clock = {
      now: () => this.#pinned ?? clock.now(),
      sleep: (ms) => clock.sleep(ms),
      advance: (ms) => clock.advance(ms),
    };
    this.store = new Store(own);
  }

  /** The time `days` (may be a fraction) before the start. */
  ago(days: number): Date {
    return new Date(this.start - Math.round(days * DAY));
  }

  /** The time the given number of minutes before the start; negative for after. */
  minutesAgo(minutes: number): Date {
    return new Date(this.start - minutes * 60_000);
  }

  /** Runs a function with the clock set to `days` before the start. */
  at<Result>(days: number, run: () => Result): Result {
    this.#pinned = this.ago(days).getTime();
    try {
      return run();
    } finally {
      this.#pinned = this.start;
    }
  }

  /** The store, whose time passes from now on. */
  filled(): Store {
    this.#pinned = undefined;
    return this.store;
  }

  /** Name, times and an id derived from kind, parent and name. */
  named(kind: string, parent: string, name: string, days: number, description = '') {
    const timeCreated = this.ago(days);
    return { id: stableId(kind, parent, name), name, description, timeCreated, timeModified: timeCreated };
  }
}
