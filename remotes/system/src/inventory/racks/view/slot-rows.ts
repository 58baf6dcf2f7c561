import type { Sled } from '@console/shared/api';
import type { WaitingSled } from '../../waiting/state.ts';
import type { Placement, Slot, Unplaced } from './place-sleds.ts';
import { type SlotStatus, statusOf } from './slot-status.ts';

/** A row of the table: a cell of the drawing, or an entry beside it. */
export interface SlotRow {
  readonly id: string;
  readonly name: string;
  /** Undefined when it is unknown. */
  readonly slot: number | undefined;
  /** Description of the place, when it is not a slot of the drawing. */
  readonly place: string | undefined;
  readonly status: SlotStatus;
  readonly sled: Sled | undefined;
  readonly waiting: WaitingSled | undefined;
}

/** The place of hardware without a position: none is known, or the positions could not be read. */
export const nowhereText = (isUnread: boolean): string => (isUnread ? 'Slot not available' : 'Not placed');

interface RowInput extends Partial<Pick<SlotRow, 'slot' | 'place' | 'sled'>> {
  readonly waiting?: Slot['waiting'];
}

/**
 * The drawing and the lists beside it as rows, so that the table contains the same facts.
 * @param nowhere the place of hardware without a position
 */
export function slotRows(
  placement: Placement,
  waitingRows: readonly WaitingSled[],
  nowhere: string,
): readonly SlotRow[] {
  const { slots, beyond, unplaced, former, isComplete } = placement;
  const rowOf = ({ slot, place, sled, waiting }: RowInput): SlotRow => {
    const hardware = sled ?? waiting;
    return {
      id: `${place ?? ''} ${slot ?? ''} ${sled?.id ?? waiting?.baseboard.serial ?? ''}`,
      name: hardware?.baseboard.serial ?? `Slot ${slot}`,
      slot,
      place,
      status: statusOf({ slot: slot ?? 0, ...(sled && { sled }), ...(waiting && { waiting }) }, isComplete),
      sled,
      waiting: waitingRows.find(
        ({ baseboard }) =>
          baseboard.serial === waiting?.baseboard.serial && baseboard.part === waiting.baseboard.part,
      ),
    };
  };
  const unplacedRow = ({ hardware, lastSeen }: Unplaced) =>
    rowOf({
      place: lastSeen === undefined ? nowhere : `Not placed, last seen in slot ${lastSeen}`,
      ...('id' in hardware ? { sled: hardware } : { waiting: hardware }),
    });
  return [
    ...[...slots, ...beyond].map(rowOf),
    ...unplaced.map(unplacedRow),
    ...former.map((sled) => rowOf({ place: 'Former', sled })),
  ];
}
