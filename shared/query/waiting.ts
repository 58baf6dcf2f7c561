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

const waitsAtom = atom<readonly Wait[]>([]);

/** Whether a page waits for the server before it can be opened. */
export const isWaitingAtom = atom((get) => get(waitsAtom).length > 0);

/** Opens no page: the one that waits says that loading was stopped. */
export const stopWaiting = (): void => store.get(waitsAtom).forEach(({ stop }) => stop());

/** Gives up what the pages that open have asked and asks it once more. */
export const waitAgain = (): void => store.get(waitsAtom).forEach(({ again }) => again());

const stopped = () => apiError({ kind: 'timeout', message: 'Loading was stopped. Try again.' });

type Turn<Result> = { readonly result: Result } | 'again' | 'stop';

/**
 * Waits for the answers to `queries`, unless the person stops it (`stopWaiting`) or wants it asked once more (`waitAgain`).
 * @param ask starts what is not under way, and rejects for nothing but bugs
 * @throws ApiError of kind `timeout` when the person stopped it
 */
export async function waitFor<Result>(
  queries: readonly AnyQuery[],
  ask: () => Promise<Result>,
): Promise<Result> {
  const controls = Promise.withResolvers<Turn<Result>>();
  const wait: Wait = { stop: () => controls.resolve('stop'), again: () => controls.resolve('again') };
  store.set(waitsAtom, (all) => [...all, wait]);
  let turn: Turn<Result>;
  try {
    turn = await Promise.race([ask().then((result) => ({ result })), controls.promise]);
  } finally {
    store.set(waitsAtom, (all) => all.filter((one) => one !== wait));
  }
  if (typeof turn === 'object') return turn.result;
  await Promise.all(queries.map(({ queryKey }) => queryClient.cancelQueries({ queryKey, exact: true })));
  if (turn === 'stop') throw stopped();
  return waitFor(queries, ask);
}
