import type { Store } from '../../store/store.ts';

/** Behavior of the rack where the contract does not specify it, and simulated failures. */
export interface RackModes {
  /** The state of a port has the format of switches in production, `{link, monitors}`, instead of ours. */
  tellsProductionStatus: boolean;
  /** The list of switches is empty, as on real racks. */
  hidesSwitches: boolean;
}

/**
 * Parts that can be taken down and restored: the link of a port, a BGP or BFD session with a peer, the neighbor of a
 * port.
 */
export const CUTS = ['link', 'bgp', 'bfd', 'neighbor'] as const;

/** One of {@link CUTS}. */
export type Cut = (typeof CUTS)[number];

/** A part that was taken down or restored; times in milliseconds since the epoch. */
interface Flap {
  readonly isDown: boolean;
  readonly at: number;
}

interface Known {
  readonly modes: RackModes;
  readonly flaps: Map<string, Flap>;
}

const known = new WeakMap<Store, Known>();

function knownOf(store: Store): Known {
  const found = known.get(store);
  if (found) return found;
  const fresh: Known = {
    modes: { tellsProductionStatus: false, hidesSwitches: false },
    flaps: new Map(),
  };
  known.set(store, fresh);
  return fresh;
}

/** The modes of a store; a reset creates new ones. */
export const rackModes = (store: Store): RackModes => knownOf(store).modes;

const keyOf = (cut: Cut, location: string, name: string) => `${cut} ${location} ${name}`;

/**
 * Takes a part down, or restores it.
 * @param location the switch
 * @param name a port for links and neighbors, the address of the peer for sessions
 */
export function setDown(store: Store, cut: Cut, location: string, name: string, isDown: boolean): void {
  knownOf(store).flaps.set(keyOf(cut, location, name), { isDown, at: store.clock.now() });
}

/** Whether something is down. */
export const isDown = (store: Store, cut: Cut, location: string, name: string): boolean =>
  knownOf(store).flaps.get(keyOf(cut, location, name))?.isDown ?? false;

/** The time at which something came back, in milliseconds since the epoch; 0 when it was never down. */
export const backSince = (store: Store, cut: Cut, location: string, name: string): number =>
  knownOf(store).flaps.get(keyOf(cut, location, name))?.at ?? 0;
