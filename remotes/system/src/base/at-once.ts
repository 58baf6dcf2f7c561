import { isKind } from '@console/shared/api';
import { markPartial } from '@console/shared/query';

/** Concurrency limit of requests for optional data (docs/screens/operator.md, reading key). */
const AT_ONCE = 6;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs a request when fewer than six run. The limit is for the whole page, not for each of its parts. */
async function limited<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  if (running < AT_ONCE) running += 1;
  else await new Promise<void>((go) => waiting.push(go));
  try {
    return await run();
  } finally {
    // The request that has waited longest runs next
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/**
 * Sends a request for each item, six at a time over all callers. The result of a failed request is undefined; the page then shows
 * that a part is missing.
 * @param signal aborts all of them; the promise then rejects
 */
export async function askMany<Item, Answer>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Answer>,
  signal: AbortSignal,
): Promise<ReadonlyMap<Item, Answer | undefined>> {
  const found = new Map<Item, Answer | undefined>(items.map((item) => [item, undefined]));
  const errors: unknown[] = [];
  const one = async (item: Item): Promise<void> => {
    signal.throwIfAborted();
    try {
      found.set(item, await ask(item));
    } catch (error) {
      if (signal.aborted) throw error;
      // A 404 is a result: what was asked for is gone
      if (!isKind(error, 'not-found')) errors.push(error);
    }
  };
  await Promise.all(items.map((item) => limited(() => one(item))));
  markPartial(found, errors);
  return found;
}
