import { onIdentityEnd, store } from '@console/shared/runtime';
import { atom, useAtomValue } from '@console/shared/state';

/** A sled that was added since the page was loaded. */
export interface AddedSled {
  /** Part and serial, as of a waiting sled. */
  readonly key: string;
  readonly serial: string;
  /** Id it will have; undefined while the request is under way. */
  readonly id: string | undefined;
  /** How far it is, once it was accepted. */
  readonly step?: string;
  /** It is not ready after half an hour. */
  readonly isLate?: boolean;
}

/** By part and serial. */
export type AddedSleds = ReadonlyMap<string, AddedSled>;

const NONE: AddedSleds = new Map();

const addedAtom = atom(NONE);

/** What this visit has asked to add: its rows stay in the list of waiting sleds for a while, and are not offered again. */
export const useAddedSleds = (): AddedSleds => useAtomValue(addedAtom);

/** Notes that a sled was added. */
export function keepAdded(sled: AddedSled): void {
  store.set(addedAtom, (all) => new Map(all).set(sled.key, sled));
}

/** The request has failed: the sled may be added again. */
export function forgetAdded(key: string): void {
  store.set(addedAtom, (all) => new Map([...all].filter(([known]) => known !== key)));
}

onIdentityEnd(() => store.set(addedAtom, NONE));
