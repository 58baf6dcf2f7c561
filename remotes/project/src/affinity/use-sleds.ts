import { useMemo } from 'react';
import { ALL, sledInstanceList } from '@console/shared/api';
import { query, useQueries, useQuery } from '@console/shared/query';
import type { Member } from './members.ts';
import type { SledOf } from './placement.ts';
import { sledsIfAllowed } from './queries.ts';

/** Maximum number of sleds whose instances are requested: two full racks. */
const SLEDS_MAX = 64;

const NONE: readonly never[] = [];

/** The sleds, and the instances of each as far as they are known. */
function useInstancesBySled(isWanted: boolean) {
  const list = useQuery(sledsIfAllowed(), { enabled: isWanted });
  const sleds = list.data?.items.slice(0, SLEDS_MAX) ?? NONE;
  const answers = useQueries(
    sleds.map(({ id }) => query(sledInstanceList, { path: { sledId: id }, query: { limit: ALL } })),
  );
  return { list, sleds, answers };
}

/** The sled of one instance. `none`: it is on no sled that was read; `unknown`: it may be on one that could not be read. */
export type OneSled = { readonly serial: string } | 'none' | 'unknown' | undefined;

/**
 * The sled of an instance; undefined until it is known.
 * @param isWanted whether the user may see the sleds, and the instance has a place
 */
export function useSled(instance: string, isWanted: boolean): OneSled {
  const { list, sleds, answers } = useInstancesBySled(isWanted);
  const at = answers.findIndex(({ data }) => data?.items.some(({ id }) => id === instance));
  const sled = sleds[at];
  if (sled) return { serial: sled.baseboard.serial };
  if (list.data === null || list.isError || answers.some(({ isError }) => isError)) return 'unknown';
  if (list.data === undefined || answers.some(({ isPending }) => isPending)) return undefined;
  return list.data.items.length > SLEDS_MAX ? 'unknown' : 'none';
}

/**
 * The sleds of members, derived from the instances of every sled; undefined for users who may not see them, and until it is known.
 * The page does not wait for it (docs/screens/operator.md section 7.2).
 */
export function useSleds(members: readonly Member[]): SledOf | undefined {
  const isWanted = members.length > 0;
  const { sleds, answers } = useInstancesBySled(isWanted);
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
