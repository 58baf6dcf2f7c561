import type { Disk } from '@console/shared/api';

/** Disks selected in the open confirmation dialog, by instance id. The dialog and its action share only this map. */
const chosen = new Map<string, readonly Disk[]>();

/** Stores the disks to delete with an instance; an empty list clears them. */
export function chooseDisks(instanceId: string, disks: readonly Disk[]): void {
  if (disks.length === 0) chosen.delete(instanceId);
  else chosen.set(instanceId, disks);
}

/** The disks to delete with an instance; empty unless they were selected in the open dialog. */
export const chosenDisks = (instanceId: string): readonly Disk[] => chosen.get(instanceId) ?? [];
