import { limit } from '@console/shared/limit';
import { batchRefetches } from '@console/shared/query';

/** Concurrency limit: writes at a time. */
export const AT_ONCE = 4;

/** Works on several items in their order, at most {@link AT_ONCE} at a time. Rejects when one rejects. */
export function writeEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<unknown> {
  const inTurn = limit(AT_ONCE);
  return batchRefetches(() => Promise.all(items.map((item) => inTurn(() => work(item)))));
}
