import { useMemo } from 'react';
import { ALL, sledInstanceList } from '@console/shared/api';
import { query, useQueries, useQuery } from '@console/shared/query';
import type { Member } from './members.ts';
import type { SledOf } from './placement.ts';
import { sledsIfAllowed } from './queries.ts';

/** Maximum number of sleds whose instances are requested: two full racks. */
const SLEDS_MAX = 64;

const NONE: readonly never[] = [];

/**
 * The sleds of members, derived from the instances of every sled; undefined for users who may not see them, and until it is known.
 * The page does not wait for it (docs/screens/operator.md section 7.2).
 */
export function useSleds(members: readonly Member[]): SledOf | undefined {
  const isWanted = members.length > 0;
  const sleds = useQuery(sledsIfAllowed(), { enabled: isWanted }).data?.items.slice(0, SLEDS_MAX) ?? NONE;
  const answers = useQueries(
    sleds.map(({ id }) => query(sledInstanceList, { path: { sledId: id }, query: { limit: ALL } })),
  );
  const known = answers.map(({ data }) => data);
  const isComplete = isWanted && sleds.length > 0 && known.every(Boolean);
  const serials = new Map<string, string>();
  if (isComplete)
    for (const [index, page] of known.entries())
      for (const { id } of page?.items ?? NONE) serials.set(id, sleds[index]?.baseboard.serial ?? '');
  // Stays the same object while no member moves, because the columns depend on it
  const places = members.map(({ id }) => `${id} ${serials.get(id) ?? ''}`).join('\n');
  return useMemo(() => (isComplete ? sledOfPlaces(places) : undefined), [isComplete, places]);
}

function sledOfPlaces(places: string): SledOf {
  const byId = new Map(places.split('\n').map((line) => [line.split(' ')[0], line.split(' ')[1]]));
  return (id) => byId.get(id) || undefined;
}
