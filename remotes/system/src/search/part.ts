import type { SearchPart } from '@console/shared/contract';
import { isOfAddress } from '@console/shared/search';
import { fleetAddresses, sessionHits } from './addresses.ts';
import { findUser, LOOKUPS } from './by-id.ts';
import { KINDS } from './kinds.ts';
import { FLEET_LISTS } from './lists.ts';

/** What this area gives to the search everywhere, for people who may view the fleet. */
export const searchPart: SearchPart = {
  kinds: KINDS,
  lists: FLEET_LISTS,
  byId: LOOKUPS,
  byIdLast: findUser,
  find: async ({ wanted, reader, found }) => {
    if (isOfAddress(wanted)) found(await fleetAddresses(wanted, reader));
    else if (wanted.is === 'asn') found(await sessionHits(wanted, reader));
  },
};
