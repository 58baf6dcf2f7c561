import { isInService, takesInstances } from '../../sleds/states.ts';
import type { Slot } from './place-sleds.ts';

/** Statuses of a slot; their glyphs and tones are in the table of statuses (`slot`). */
export type SlotStatus =
  | 'reported twice'
  | 'waiting to be added'
  | 'expunged'
  | 'decommissioned'
  | 'takes nothing new'
  | 'in service'
  | 'empty'
  | 'unknown';

/**
 * What a cell says of its slot: the first that holds (docs/screens/operator.md section 9.1).
 * @param isComplete every sled in service has its place, so nothing in a slot means that it is empty
 */
export function statusOf({ sled, waiting }: Slot, isComplete: boolean): SlotStatus {
  if (sled && waiting) return 'reported twice';
  if (waiting) return 'waiting to be added';
  if (!sled) return isComplete ? 'empty' : 'unknown';
  if (sled.policy.kind === 'expunged') return 'expunged';
  if (!isInService(sled)) return 'decommissioned';
  return takesInstances(sled) ? 'in service' : 'takes nothing new';
}

/** Serials of what is in a slot. */
export const serialsOf = ({ sled, waiting }: Slot): readonly string[] => [
  ...new Set([sled, waiting].flatMap((one) => (one ? [one.baseboard.serial] : []))),
];

/** What a screen reader says of a cell: `Slot 10, FH23110407, waiting to be added`. */
export const nameOf = (slot: Slot, status: SlotStatus, value?: string): string =>
  [`Slot ${slot.slot}`, ...serialsOf(slot), status, ...(value === undefined ? [] : [value])].join(', ');
