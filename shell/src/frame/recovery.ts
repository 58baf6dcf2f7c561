import { available, sayAvailable } from '@console/shared/runtime';

/**
 * Pauses in milliseconds before what has failed is retried. After the last one only a person retries it: the server is there, so a
 * single operation fails, and a page that fails again and again would take the focus each time.
 */
const PAUSES = [10_000, 20_000, 40_000] as const;

/** Milliseconds without a failure after which the next one is a new outage. */
const OVER = 120_000;

/**
 * Retries what has failed when a server that was not available answers again, without a click.
 * @returns a function to be called after each answer of a server that is not available
 */
export function recovery(): () => void {
  let retries = 0;
  let failedAt = -Infinity;
  let isWaiting = false;
  const wait = (pause: number) => {
    isWaiting = true;
    setTimeout(() => void look(pause), pause);
  };
  const look = async (pause: number) => {
    if (document.hidden) return wait(pause);
    try {
      await available();
    } catch {
      return wait(pause);
    }
    isWaiting = false;
    retries += 1;
    sayAvailable();
  };
  return () => {
    const now = performance.now();
    if (now - failedAt > OVER) retries = 0;
    failedAt = now;
    const pause = PAUSES[retries];
    if (!isWaiting && pause !== undefined) wait(pause);
  };
}
