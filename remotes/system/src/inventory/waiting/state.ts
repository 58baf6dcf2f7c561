import type { Sled, UninitializedSled } from '@console/shared/api';
import { isInService, takesInstances } from '../../base/sleds/states.ts';
import type { AddedSled, AddedSleds } from './added.ts';

/** A waiting sled in the form that lists and bulk jobs need: it has no id, so part and serial identify it. */
export interface WaitingSled extends UninitializedSled {
  readonly key: string;
  readonly name: string;
  /** Its progress, and the former sled with its serial. */
  readonly progress: Progress;
  readonly former: Sled | undefined;
  /** Its state since the page was loaded. */
  readonly added: AddedSled | undefined;
}

/** Labels of a waiting sled's status. */
export type Progress = 'waiting' | 'being added' | 'added, starting';

/** The progress of a waiting sled on its way into the system. */
export type AddState = 'waiting' | 'former' | 'adding' | 'accepted' | 'known' | 'ready';

const WORDS: Readonly<Record<AddState, Progress>> = {
  waiting: 'waiting',
  former: 'waiting',
  adding: 'being added',
  accepted: 'being added',
  known: 'added, starting',
  ready: 'added, starting',
};

/** The identity of a waiting sled. */
export const keyOf = ({ baseboard: { part, serial } }: Pick<UninitializedSled, 'baseboard'>): string =>
  `${part} ${serial}`;

/**
 * The progress of a waiting sled. Its row may stay in the list after it was added, so sleds that were added since the page was
 * loaded or are in service cannot be added again (docs/screens/operator.md section 9.8).
 */
export function addState(waiting: UninitializedSled, sleds: readonly Sled[], added: AddedSleds): AddState {
  const key = keyOf(waiting);
  const known = sleds.find((sled) => keyOf(sled) === key && isInService(sled));
  if (known) return takesInstances(known) ? 'ready' : 'known';
  const asked = added.get(key);
  if (asked) return asked.id === undefined ? 'adding' : 'accepted';
  return formerOf(waiting, sleds) ? 'former' : 'waiting';
}

/** The former sled with the same serial; adding it again creates a new sled. */
export const formerOf = ({ baseboard }: UninitializedSled, sleds: readonly Sled[]): Sled | undefined =>
  sleds.find(
    (sled) =>
      sled.baseboard.serial === baseboard.serial &&
      (sled.policy?.kind === 'expunged' || sled.state === 'decommissioned'),
  );

/** The rows of the list, sorted by rack and slot. */
export const rowsOf = (
  waiting: readonly UninitializedSled[],
  sleds: readonly Sled[],
  added: AddedSleds,
): WaitingSled[] =>
  waiting
    .map((one) => ({
      ...one,
      key: keyOf(one),
      name: one.baseboard.serial,
      progress: WORDS[addState(one, sleds, added)],
      former: formerOf(one, sleds),
      added: added.get(keyOf(one)),
    }))
    .toSorted((a, b) => a.rackId.localeCompare(b.rackId) || a.cubby - b.cubby);
