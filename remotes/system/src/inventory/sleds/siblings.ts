import type { PhysicalDisk, Sled } from '@console/shared/api';

/** The most frequent number of disks among sleds of a part. */
function usualCount(counts: readonly number[]): number | undefined {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  // When two numbers are equally frequent, the larger: a missing disk must not be overlooked
  return [...times].toSorted(([a, timesA], [b, timesB]) => timesB - timesA || b - a)[0]?.[0];
}

/**
 * The number of disks that the other sleds of the same part have, when this one has fewer
 * (docs/screens/operator.md section 2.2).
 */
export function disksOfSiblings(
  sled: Pick<Sled, 'id' | 'baseboard'>,
  sleds: readonly Pick<Sled, 'id' | 'baseboard'>[],
  disks: readonly Pick<PhysicalDisk, 'sledId'>[],
): number | undefined {
  const countOf = (sledId: string) => disks.filter((disk) => disk.sledId === sledId).length;
  const siblings = sleds.filter(
    ({ id, baseboard }) => id !== sled.id && baseboard.part === sled.baseboard.part,
  );
  const usual = usualCount(siblings.map(({ id }) => countOf(id)));
  return usual !== undefined && countOf(sled.id) < usual ? usual : undefined;
}
