/** Requests at a time for data that nobody waits for (docs/screens/operator.md, reading key). */
const AT_ONCE = 6;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs a request when fewer than six run, whichever part of the page asks: the limit is for the page, not for each part. */
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
 * Asks for something of many, six requests at a time over all callers. What cannot be answered is undefined; the others are known.
 * @param signal aborts all of it: rejects then
 */
export async function askMany<Item, Answer>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Answer>,
  signal: AbortSignal,
): Promise<ReadonlyMap<Item, Answer | undefined>> {
  const found = new Map<Item, Answer | undefined>(items.map((item) => [item, undefined]));
  const one = async (item: Item): Promise<void> => {
    signal.throwIfAborted();
    try {
      found.set(item, await ask(item));
    } catch (error) {
      if (signal.aborted) throw error;
    }
  };
  await Promise.all(items.map((item) => limited(() => one(item))));
  return found;
}
