import type { Sled } from '@console/shared/api';
import { formatNumber, inOneUnit } from '@console/shared/format';
import { provisionable } from '../../capacity/model/physical.ts';
import { takesInstances } from '../../base/sleds/states.ts';

/** How many sleds still accept instances without some of them, and the capacity that new instances lose. */
export function whatFollows(sleds: readonly Sled[], closed: readonly Sled[]): string {
  const ids = new Set(closed.map(({ id }) => id));
  const able = sleds.filter(takesInstances);
  const left = able.filter(({ id }) => !ids.has(id));
  const [now, after] = [provisionable(able), provisionable(left)];
  const lost = now.memory - after.memory;
  const memory = inOneUnit([now.memory, after.memory, lost]);
  return [
    left.length === 1 ? '1 sled still accepts instances.' : `${left.length} sleds still accept instances.`,
    `New instances lose ${formatNumber(now.cpus - after.cpus)} threads and ${memory(lost)} of memory:`,
    `${formatNumber(now.cpus)} → ${formatNumber(after.cpus)} threads,`,
    `${memory(now.memory)} → ${memory(after.memory)}.`,
  ].join(' ');
}
