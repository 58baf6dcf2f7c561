import { isKind } from '@console/shared/api';
import { limit } from '@console/shared/limit';
import { markPartial } from '@console/shared/query';

/** Number of requests for optional data at a time (docs/screens/operator.md, reading key). */
export const AT_ONCE = 6;

/** The limit is for the whole page, not for each of its parts. */
const inTurn = limit(AT_ONCE);

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
    try {
      found.set(item, await ask(item));
    } catch (error) {
      if (signal.aborted) throw error;
      // A 404 is a result: the requested object is gone
      if (!isKind(error, 'not-found')) errors.push(error);
    }
  };
  await Promise.all(items.map((item) => inTurn(() => one(item), { signal })));
  markPartial(found, errors);
  return found;
}
