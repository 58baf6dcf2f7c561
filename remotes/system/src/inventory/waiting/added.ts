import { onIdentityEnd, store } from '@console/shared/runtime';
import { atom, useAtomValue } from '@console/shared/state';

/** A sled that was added since the page was loaded. */
export interface AddedSled {
  /** Part and serial of the waiting sled. */
  readonly key: string;
  readonly serial: string;
  /** Its id in the system; undefined while the request is in progress. */
  readonly id: string | undefined;
  /** Its progress, once it was accepted. */
  readonly step?: string;
  /** Whether it is not ready after half an hour. */
  readonly isLate?: boolean;
}

/** By part and serial. */
export type AddedSleds = ReadonlyMap<string, AddedSled>;

const NONE: AddedSleds = new Map();

const addedAtom = atom(NONE);

/**
 * The sleds that were added since the page was loaded: their rows stay in the list of waiting sleds for a while and cannot be added
 * again.
 */
export const useAddedSleds = (): AddedSleds => useAtomValue(addedAtom);

/** Records that a sled was added. */
export function keepAdded(sled: AddedSled): void {
  store.set(addedAtom, (all) => new Map(all).set(sled.key, sled));
}

/** Forgets a sled whose request failed, so that it can be added again. */
export function forgetAdded(key: string): void {
  store.set(addedAtom, (all) => new Map([...all].filter(([known]) => known !== key)));
}

onIdentityEnd(() => store.set(addedAtom, NONE));
