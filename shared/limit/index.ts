/** Options of one task of a {@link Limit}. */
interface TaskOptions {
  /** A task whose signal has aborted when its turn comes is not started and rejects with the reason. A running task has to watch it. */
  readonly signal?: AbortSignal | undefined;
  /** Started before the waiting tasks that are not urgent. */
  readonly isUrgent?: boolean | undefined;
}

/** Starts a task when its turn comes, and settles like the task. */
export type Limit = <Result>(task: () => Promise<Result>, options?: TaskOptions) => Promise<Result>;

/**
 * Creates a limit: of all tasks that are given to it, at most `most` run at a time, and the others start in their order.
 * A failed task makes room for the next one like any other.
 */
export function limit(most: number): Limit {
  const urgent: (() => void)[] = [];
  const others: (() => void)[] = [];
  let running = 0;
  return async (task, { signal, isUrgent } = {}) => {
    if (running < most) running += 1;
    else await new Promise<void>((go) => (isUrgent ? urgent : others).push(go));
    try {
      signal?.throwIfAborted();
      return await task();
    } finally {
      const next = urgent.shift() ?? others.shift();
      // A place is passed on directly, so that no new task takes it in between
      if (next) next();
      else running -= 1;
    }
  };
}
