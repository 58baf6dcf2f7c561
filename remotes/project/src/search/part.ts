import type { SearchAsked, SearchPart } from '@console/shared/contract';
import { isOfAddress } from '@console/shared/search';
import { cachedAddresses, ephemeralAddresses, projectAddresses } from './addresses.ts';
import { LOOKUPS } from './by-id.ts';
import { KINDS } from './kinds.ts';
import { PROJECT_LISTS, SILO_LISTS } from './lists.ts';

/** Finds the users of an address in all projects. */
async function find({ wanted, projects, reader, found }: SearchAsked): Promise<void> {
  if (!isOfAddress(wanted)) return;
  const each = (await projects()).map(async (name) => found(await projectAddresses(wanted, name, reader)));
  await Promise.all(each);
}

/** One request for each instance: only while no user of an address is found, and for a part of addresses only near. */
async function findLast({ wanted, project, projects, reader, found, hasFound }: SearchAsked): Promise<void> {
  if (!isOfAddress(wanted)) return;
  const isWhole = wanted.is === 'ip';
  for (const name of await projects()) {
    if (isWhole ? hasFound('instance', 'floating-ip') : name !== project) continue;
    found(await ephemeralAddresses(wanted, name, reader));
  }
}

/** What this area gives to the search everywhere. */
export const searchPart: SearchPart = {
  kinds: KINDS,
  lists: [...SILO_LISTS, ...PROJECT_LISTS],
  byId: LOOKUPS,
  find,
  findLast,
  findCached: (wanted, projects) =>
    isOfAddress(wanted) ? projects.flatMap((name) => cachedAddresses(wanted, name)) : [],
};
