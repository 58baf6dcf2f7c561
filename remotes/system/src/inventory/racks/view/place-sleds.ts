import type { Sled, UninitializedSled } from '@console/shared/api';
import { isInService } from '../../../base/sleds/states.ts';
import { keyOf } from '../../waiting/state.ts';
import { SLOTS } from './geometry.ts';

/** A position report: the serial and kind of a chassis, and its slot. */
export interface PositionFact {
  readonly serial: string;
  /** `sled`, `switch`, `power`. */
  readonly kind: string;
  readonly slot: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The sled in a slot: one of the system, a waiting one, or both when it is reported twice. */
export interface Slot {
  readonly slot: number;
  readonly sled?: Sled;
  readonly waiting?: UninitializedSled;
}

/** A sled in service, or a waiting one, without its own slot. */
export interface Unplaced {
  readonly hardware: Sled | UninitializedSled;
  /** The slot in which it was last seen, which another sled occupies. */
  readonly lastSeen?: number;
}

/** The positions of the sleds of a rack. */
export interface Placement {
  /** The 32 slots by number. */
  readonly slots: readonly Slot[];
  /** Sleds in slots that a rack of this kind does not have. */
  readonly beyond: readonly Slot[];
  readonly unplaced: readonly Unplaced[];
  /** Expunged and decommissioned sleds whose slot is unknown or occupied. */
  readonly former: readonly Sled[];
  /** Whether every sled in service has a place, so that a slot without a sled is known to be empty. */
  readonly isComplete: boolean;
}

interface PlaceSledsInput {
  readonly rackId: string;
  readonly sleds: readonly Sled[];
  readonly waiting: readonly UninitializedSled[];
  readonly facts: readonly PositionFact[];
}

/** The newest position of each sled, by serial. */
function newestFacts(facts: readonly PositionFact[]): ReadonlyMap<string, PositionFact> {
  const newest = new Map<string, PositionFact>();
  for (const fact of facts)
    if (fact.kind === 'sled' && fact.at > (newest.get(fact.serial)?.at ?? Number.NEGATIVE_INFINITY))
      newest.set(fact.serial, fact);
  return newest;
}

/** For each slot the sled that was last seen in it, by slot; and the other sleds. */
function contest(sleds: readonly Sled[], facts: ReadonlyMap<string, PositionFact>) {
  const bySlot = new Map<number, { readonly sled: Sled; readonly fact: PositionFact }>();
  const lost: { readonly sled: Sled; readonly slot?: number }[] = [];
  for (const sled of sleds) {
    const fact = facts.get(sled.baseboard.serial);
    if (!fact) {
      lost.push({ sled });
      continue;
    }
    const { slot } = fact;
    const holder = bySlot.get(slot);
    if (holder && holder.fact.at >= fact.at) {
      lost.push({ sled, slot });
      continue;
    }
    if (holder) lost.push({ sled: holder.sled, slot });
    bySlot.set(slot, { sled, fact });
  }
  return { bySlot, lost };
}

/**
 * The positions of the sleds of a rack, from reports only, without guesses (docs/screens/operator.md section 9.1). A waiting sled
 * whose part and serial are in service in the same slot was added and is still listed: it appears once.
 */
export function placeSleds({ rackId, sleds, waiting, facts }: PlaceSledsInput): Placement {
  const isHere = (one: { readonly rackId: string }) => one.rackId === rackId;
  const here = sleds.filter(isHere);
  const newest = newestFacts(facts);
  const working = contest(here.filter(isInService), newest);
  const taken = contest(
    here.filter((sled) => !isInService(sled)),
    newest,
  );
  const unplaced: Unplaced[] = working.lost.map(({ sled, slot }) => ({
    hardware: sled,
    ...(slot === undefined ? {} : { lastSeen: slot }),
  }));
  const former = taken.lost.map(({ sled }) => sled);
  const places = new Map<number, Slot>();
  for (const [slot, { sled }] of working.bySlot) places.set(slot, { slot, sled });
  for (const one of waiting.filter(isHere)) {
    const slot = one.cubby;
    const known = places.get(slot);
    if (known?.waiting) unplaced.push({ hardware: one, lastSeen: slot });
    else if (!known?.sled || keyOf(known.sled) !== keyOf(one))
      places.set(slot, { ...known, slot, waiting: one });
  }
  for (const [slot, { sled }] of taken.bySlot)
    if (places.has(slot)) former.push(sled);
    else places.set(slot, { slot, sled });
  return {
    slots: Array.from({ length: SLOTS }, (_, slot) => places.get(slot) ?? { slot }),
    beyond: [...places.values()].filter(({ slot }) => slot >= SLOTS).toSorted((a, b) => a.slot - b.slot),
    unplaced,
    former,
    isComplete: facts.length > 0 && working.lost.length === 0,
  };
}
