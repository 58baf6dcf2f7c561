import type { SearchAsked } from '@console/shared/contract';
import { isOfAddress } from '@console/shared/search';
import { fleetAddresses, sessionHits } from './addresses.ts';

/*
 * The area's part of the search everywhere, for users who may view the fleet (`SearchPart`).
 */
export { findUser as byIdLast, LOOKUPS as byId } from './by-id.ts';
export { KINDS as kinds } from './kinds.ts';
export { FLEET_LISTS as lists } from './lists.ts';

/** Finds the owners of an address, and the BGP sessions of an AS. */
export async function find({ wanted, reader, found }: SearchAsked): Promise<void> {
  if (isOfAddress(wanted)) found(await fleetAddresses(wanted, reader));
  else if (wanted.is === 'asn') found(await sessionHits(wanted, reader));
}
