import type { Disk } from '@console/shared/api';

/** Disks ticked in the open question, by id of their instance. The question and its action know nothing else of each other. */
const chosen = new Map<string, readonly Disk[]>();

/** Notes what goes along with an instance; nothing forgets it. */
export function chooseDisks(instanceId: string, disks: readonly Disk[]): void {
  if (disks.length === 0) chosen.delete(instanceId);
  else chosen.set(instanceId, disks);
}

/** The disks that go along with an instance. None, unless they were ticked in the question that is open. */
export const chosenDisks = (instanceId: string): readonly Disk[] => chosen.get(instanceId) ?? [];
