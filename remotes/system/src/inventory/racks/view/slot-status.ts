import { isInService, takesInstances } from '../../../base/sleds/states.ts';
import type { Slot } from './place-sleds.ts';

/** Statuses of a slot; their glyphs and tones are in the table of statuses (`slot`). */
export type SlotStatus =
  | 'reported twice'
  | 'waiting to be added'
  | 'expunged'
  | 'decommissioned'
  | 'no new instances'
  | 'in service'
  | 'empty'
  | 'unknown';

/**
 * The status of a slot: the first that applies (docs/screens/operator.md section 9.1).
 * @param isComplete whether every sled in service has a place, so that a slot without a sled is known to be empty
 */
export function statusOf({ sled, waiting }: Slot, isComplete: boolean): SlotStatus {
  if (sled && waiting) return 'reported twice';
  if (waiting) return 'waiting to be added';
  if (!sled) return isComplete ? 'empty' : 'unknown';
  if (sled.policy?.kind === 'expunged') return 'expunged';
  if (sled.state === 'decommissioned') return 'decommissioned';
  if (!isInService(sled)) return 'unknown';
  return takesInstances(sled) ? 'in service' : 'no new instances';
}

export const serialsOf = ({ sled, waiting }: Slot): readonly string[] => [
  ...new Set([sled, waiting].flatMap((one) => (one ? [one.baseboard.serial] : []))),
];

/** The accessible name of a cell: `Slot 10, FH23110407, waiting to be added`. */
export const nameOf = (slot: Slot, status: SlotStatus, value?: string): string =>
  [`Slot ${slot.slot}`, ...serialsOf(slot), status, ...(value === undefined ? [] : [value])].join(', ');
