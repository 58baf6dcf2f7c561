/** Requests at a time for data that nobody waits for (docs/screens/operator.md, reading key). */
const AT_ONCE = 6;

/**
 * Asks for something of many, six requests at a time. What cannot be answered is undefined; the others are known.
 * @param signal aborts all of it: rejects then
 */
export async function askMany<Item, Answer>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Answer>,
  signal: AbortSignal,
): Promise<ReadonlyMap<Item, Answer | undefined>> {
  const found = new Map<Item, Answer | undefined>();
  const waiting = items.values();
  const work = async (): Promise<void> => {
    for (const item of waiting) {
      try {
        found.set(item, await ask(item));
      } catch (error) {
        if (signal.aborted) throw error;
        found.set(item, undefined);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, work));
  return found;
}
