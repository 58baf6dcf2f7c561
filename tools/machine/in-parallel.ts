import { limit } from '../../shared/limit/index.ts';

/** Pages of a browser at a time: they wait more than they work, so four keep two cores busy. */
export const PAGES_AT_ONCE = 4;

/** Runs tasks in their order, so many at a time. */
export async function inParallel(
  tasks: readonly (() => Promise<void>)[],
  most = PAGES_AT_ONCE,
): Promise<void> {
  const inTurn = limit(most);
  await Promise.all(tasks.map((task) => inTurn(task)));
}
