/** Pages at a time: they wait more than they work, so four keep two cores busy. */
const AT_ONCE = 4;

/** Runs tasks in their order, four at a time. */
export async function inParallel(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = [...tasks];
  const worker = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
