import { available, sayAvailable } from '@console/shared/runtime';
import { keepAsking } from './keep-asking.ts';

/**
 * Maximum number of retries without a click in `MEMORY` milliseconds while the server is available and a single operation fails: a page
 * that fails repeatedly would take the focus each time.
 */
const MOST = 3;
const MEMORY = 600_000;

/**
 * Retries what has failed when a server that was not available answers again, without a click.
 * @returns a function to be called after each answer of a server that is not available
 */
export function recovery(): () => void {
  let retries = 0;
  let isAsking = false;
  let wasAway = false;
  const retry = async () => {
    await available().catch((error: unknown) => {
      wasAway = true;
      throw error;
    });
    isAsking = false;
    if (!wasAway) {
      if (retries === MOST) return;
      retries += 1;
      setTimeout(() => {
        retries -= 1;
      }, MEMORY);
    }
    sayAvailable();
  };
  return () => {
    if (isAsking) return;
    isAsking = true;
    wasAway = false;
    keepAsking(retry);
  };
}
