import type { Sled } from '@console/shared/api';
import type { WaitingSled } from '../../waiting/state.ts';
import type { Placement, Slot, Unplaced } from './place-sleds.ts';
import { type SlotStatus, statusOf } from './slot-status.ts';

/** A line of the table: what a cell of the drawing, or an entry beside it, says. */
export interface SlotRow {
  readonly id: string;
  readonly name: string;
  /** Undefined where it is not known. */
  readonly slot: number | undefined;
  /** What there is to say of the place, where it is no slot of the drawing. */
  readonly place: string | undefined;
  readonly status: SlotStatus;
  readonly sled: Sled | undefined;
  readonly waiting: WaitingSled | undefined;
}

interface RowInput extends Partial<Pick<SlotRow, 'slot' | 'place' | 'sled'>> {
  readonly waiting?: Slot['waiting'];
}

/** Facts of the drawing and of the lists beside it, line by line: the table says what the picture says. */
export function slotRows(placement: Placement, waitingRows: readonly WaitingSled[]): readonly SlotRow[] {
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
      place: lastSeen === undefined ? 'Not placed' : `Not placed, last seen in slot ${lastSeen}`,
      ...('id' in hardware ? { sled: hardware } : { waiting: hardware }),
    });
  return [
    ...[...slots, ...beyond].map(rowOf),
    ...unplaced.map(unplacedRow),
    ...former.map((sled) => rowOf({ place: 'Former', sled })),
  ];
}
