import type { Sled, UninitializedSled } from '@console/shared/api';
import { isInService } from '../../sleds/states.ts';
import { keyOf } from '../../waiting/state.ts';
import { SLOTS } from './geometry.ts';

/** Where something was seen: the serial and kind of a chassis, and its slot. */
export interface PositionFact {
  readonly serial: string;
  /** `sled`, `switch`, `power`. */
  readonly kind: string;
  readonly slot: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What is in a slot: a sled of the system, one that waits, or both when it is reported twice. */
export interface Slot {
  readonly slot: number;
  readonly sled?: Sled;
  readonly waiting?: UninitializedSled;
}

/** A sled in service, or a waiting one, that has no slot of its own. */
export interface Unplaced {
  readonly hardware: Sled | UninitializedSled;
  /** The slot it was last seen in, which another one has. */
  readonly lastSeen?: number;
}

/** Where the sleds of a rack sit. */
export interface Placement {
  /** The 32 slots by number. */
  readonly slots: readonly Slot[];
  /** In slots that a rack of this kind does not have. */
  readonly beyond: readonly Slot[];
  readonly unplaced: readonly Unplaced[];
  /** Expunged and decommissioned sleds whose slot is not known, or has another one. */
  readonly former: readonly Sled[];
  /** Every sled in service has its place, so a slot with nothing in it is empty. */
  readonly isComplete: boolean;
}

interface PlaceSledsInput {
  readonly rackId: string;
  readonly sleds: readonly Sled[];
  readonly waiting: readonly UninitializedSled[];
  readonly facts: readonly PositionFact[];
}

/** The newest fact of each sled, by serial. */
function newestFacts(facts: readonly PositionFact[]): ReadonlyMap<string, PositionFact> {
  const newest = new Map<string, PositionFact>();
  for (const fact of facts)
    if (fact.kind === 'sled' && fact.at > (newest.get(fact.serial)?.at ?? Number.NEGATIVE_INFINITY))
      newest.set(fact.serial, fact);
  return newest;
}

/** Of the sleds that were seen in one slot the one that was seen last, by slot; and the others. */
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
 * Where the sleds of a rack sit, from what is known of it: nothing is guessed (docs/screens/operator.md section 9.1). A waiting sled
 * whose part and serial are in service in the same slot was added and is still listed: it is there once.
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
