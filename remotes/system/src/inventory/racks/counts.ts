import type { Sled, Switch, UninitializedSled } from '@console/shared/api';
import { isInService } from '../../base/sleds/states.ts';

/** Number of hardware components of a rack; undefined where they could not be read. */
export interface RackCounts {
  readonly sleds: { readonly inService: number; readonly all: number } | undefined;
  readonly waiting: number | undefined;
  readonly switches: number | undefined;
}

/** Lists of all hardware; undefined for one that could not be read. */
export interface Hardware {
  readonly sleds: readonly Sled[] | undefined;
  readonly switches: readonly Switch[] | undefined;
  readonly waiting: readonly UninitializedSled[] | undefined;
}

/** Counts the hardware of a rack (docs/screens/operator.md section 2.4). */
export function rackCounts(rackId: string, { sleds, switches, waiting }: Hardware): RackCounts {
  const isHere = (one: { readonly rackId: string }) => one.rackId === rackId;
  const here = sleds?.filter(isHere);
  return {
    sleds: here && { inService: here.filter(isInService).length, all: here.length },
    waiting: waiting?.filter(isHere).length,
    switches: switches?.filter(isHere).length,
  };
}

/** `30 in service / 32`; undefined until it is known. */
export const sledsText = ({ sleds }: RackCounts): string | undefined =>
  sleds && `${sleds.inService} in service / ${sleds.all}`;
