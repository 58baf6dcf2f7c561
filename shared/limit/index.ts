/** Options of one task of a {@link Limit}. */
interface TaskOptions {
  /** When it aborts, a task that still waits is never started and rejects with the reason. A running task has to watch it itself. */
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
  const urgent = new Set<() => void>();
  const others = new Set<() => void>();
  let running = 0;
  const turn = (queue: Set<() => void>, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        queue.delete(start);
        reject(signal?.reason);
      };
      const start = () => {
        queue.delete(start);
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      signal?.addEventListener('abort', leave);
      queue.add(start);
    });
  return async (task, { signal, isUrgent = false } = {}) => {
    signal?.throwIfAborted();
    if (running < most) running += 1;
    else await turn(isUrgent ? urgent : others, signal);
    try {
      // It may have aborted since the turn came
      signal?.throwIfAborted();
      return await task();
    } finally {
      const [next] = urgent.size > 0 ? urgent : others;
      // A place is passed on directly, so that no new task takes it in between
      if (next) next();
      else running -= 1;
    }
  };
}
