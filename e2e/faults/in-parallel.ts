/** Pages at a time: they wait more than they work, so three keep two cores busy. */
const AT_ONCE = 3;

/** Runs tasks in their order, three at a time. */
export async function inParallel(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = [...tasks];
  const worker = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
