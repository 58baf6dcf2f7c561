import type { Store } from '../../store/store.ts';

/** How the rack behaves where the contract leaves it open. */
export interface RackModes {
  /** New port settings of a taken name take the place of those that are there, instead of being refused. */
  replacesPortSettings: boolean;
}

const modes = new WeakMap<Store, RackModes>();

/** The modes of a store; a reset creates new ones. */
export function rackModes(store: Store): RackModes {
  const known = modes.get(store);
  if (known) return known;
  const fresh = { replacesPortSettings: false };
  modes.set(store, fresh);
  return fresh;
}
