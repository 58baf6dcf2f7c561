import { apiError } from '@console/shared/api';
import { store } from '@console/shared/runtime';
import { atom } from '@console/shared/state';
import { queryClient } from './client.ts';
import type { AnyQuery } from './query.ts';

/** A loader that waits for answers. */
interface Wait {
  readonly stop: () => void;
  readonly again: () => void;
}

const pendingLoadsAtom = atom<readonly Wait[]>([]);

/** Whether a page waits for the server before it can be opened. */
export const isLoadPendingAtom = atom((get) => get(pendingLoadsAtom).length > 0);

/** Opens no page: the one that waits says that loading was stopped. */
export const cancelPendingLoads = (): void => store.get(pendingLoadsAtom).forEach(({ stop }) => stop());

/** Gives up what the pages that open have asked and asks it once more. */
export const retryPendingLoads = (): void => store.get(pendingLoadsAtom).forEach(({ again }) => again());

const stopped = () => apiError({ kind: 'timeout', message: 'Loading was stopped. Try again.' });

type Turn<Result> = { readonly result: Result } | 'again' | 'stop';

/**
 * Waits for the answers to `queries`, unless the person stops it (`cancelPendingLoads`) or wants it asked once more (`retryPendingLoads`).
 * @param ask starts what is not under way, and rejects for nothing but bugs
 * @throws ApiError of kind `timeout` when the person stopped it
 */
export async function waitFor<Result>(
  queries: readonly AnyQuery[],
  ask: () => Promise<Result>,
): Promise<Result> {
  const controls = Promise.withResolvers<Turn<Result>>();
  const wait: Wait = { stop: () => controls.resolve('stop'), again: () => controls.resolve('again') };
  store.set(pendingLoadsAtom, (all) => [...all, wait]);
  let turn: Turn<Result>;
  try {
    turn = await Promise.race([ask().then((result) => ({ result })), controls.promise]);
  } finally {
    store.set(pendingLoadsAtom, (all) => all.filter((one) => one !== wait));
  }
  if (typeof turn === 'object') return turn.result;
  await Promise.all(queries.map(({ queryKey }) => queryClient.cancelQueries({ queryKey, exact: true })));
  if (turn === 'stop') throw stopped();
  return waitFor(queries, ask);
}
