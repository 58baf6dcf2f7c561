import { cachedItems } from '@console/shared/query';
import { isOfAddress } from './address.ts';
import { cachedAddresses } from './addresses.ts';
import type { Wanted } from './classify.ts';
import type { Hit } from './hits.ts';
import * as lists from './lists.ts';
import type { SearchScope } from './scope.ts';

/** Items of the cached lists of the known projects, the silo and the fleet, of any age; also those that do not match. */
export function cachedHits(wanted: Wanted, { project, usedProjects, isFleetViewer }: SearchScope): Hit[] {
  const known = cachedItems(lists.projectPages()).map(({ name }) => name);
  const names = new Set([...(project === undefined ? [] : [project]), ...usedProjects, ...known]);
  return [
    ...[...names].flatMap((name) => [
      ...lists.PROJECT_LISTS.flatMap((list) => list.cached(name)),
      ...(isOfAddress(wanted) ? cachedAddresses(wanted, name) : []),
    ]),
    ...[...lists.SILO_LISTS, ...(isFleetViewer ? lists.FLEET_LISTS : [])].flatMap((list) => list.cached('')),
  ];
}
