import { apiError } from '@console/shared/api';
import { store } from '@console/shared/runtime';
import { atom } from '@console/shared/state';
import { queryClient } from './client.ts';
import type { AnyQuery } from './query.ts';

/** A loader that waits for responses. */
interface Wait {
  readonly stop: () => void;
  readonly again: () => void;
}

const pendingLoadsAtom = atom<readonly Wait[]>([]);

/** Whether a page waits for the server before it can be opened. */
export const isLoadPendingAtom = atom((get) => get(pendingLoadsAtom).length > 0);

/** Cancels the pending navigation: its page shows that loading was stopped. */
export const cancelPendingLoads = (): void => store.get(pendingLoadsAtom).forEach(({ stop }) => stop());

/** Cancels the requests of the pages that are opening and sends them again. */
export const retryPendingLoads = (): void => store.get(pendingLoadsAtom).forEach(({ again }) => again());

const stopped = () => apiError({ kind: 'timeout', message: 'Loading was stopped. Try again.' });

type Turn<Result> = { readonly result: Result } | 'again' | 'stop';

/**
 * Waits for the responses to `queries`, unless the user cancels (`cancelPendingLoads`) or retries (`retryPendingLoads`).
 * @param sendAll sends the requests that are not pending yet; rejects only for bugs. The signal is aborted when the user cancels
 *   or retries
 * @throws ApiError of kind `timeout` when the user canceled
 */
export async function waitFor<Result>(
  queries: readonly AnyQuery[],
  sendAll: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controls = Promise.withResolvers<Turn<Result>>();
  const wait: Wait = { stop: () => controls.resolve('stop'), again: () => controls.resolve('again') };
  store.set(pendingLoadsAtom, (all) => [...all, wait]);
  const abort = new AbortController();
  let turn: Turn<Result>;
  try {
    turn = await Promise.race([sendAll(abort.signal).then((result) => ({ result })), controls.promise]);
  } finally {
    store.set(pendingLoadsAtom, (all) => all.filter((one) => one !== wait));
  }
  if (typeof turn === 'object') return turn.result;
  abort.abort();
  await Promise.all(queries.map(({ queryKey }) => queryClient.cancelQueries({ queryKey, exact: true })));
  if (turn === 'stop') throw stopped();
  return waitFor(queries, sendAll);
}
