import type { SearchAsked, SearchHit, SearchText } from '@console/shared/contract';
import { isOfAddress } from '@console/shared/search';
import { cachedAddresses, ephemeralAddresses, projectAddresses } from './addresses.ts';
import { PROJECT_LISTS, SILO_LISTS } from './lists.ts';

/*
 * The area's part of the search everywhere (`SearchPart`).
 */
export { LOOKUPS as byId } from './by-id.ts';
export { KINDS as kinds } from './kinds.ts';

/** Finds the users of an address in all projects. */
export async function find({ wanted, projects, reader, found }: SearchAsked): Promise<void> {
  if (!isOfAddress(wanted)) return;
  const each = (await projects()).map(async (name) => found(await projectAddresses(wanted, name, reader)));
  await Promise.all(each);
}

/** One request for each instance: only while no user of an address is found, and for a part of addresses only near. */
export async function findLast({
  wanted,
  project,
  projects,
  reader,
  found,
  hasFound,
}: SearchAsked): Promise<void> {
  if (!isOfAddress(wanted)) return;
  const isWhole = wanted.is === 'ip';
  for (const name of await projects()) {
    if (isWhole ? hasFound('instance', 'floating-ip') : name !== project) continue;
    found(await ephemeralAddresses(wanted, name, reader));
  }
}

export const findCached = (wanted: SearchText, projects: readonly string[]): SearchHit[] =>
  isOfAddress(wanted) ? projects.flatMap((name) => cachedAddresses(wanted, name)) : [];

export const lists = [...SILO_LISTS, ...PROJECT_LISTS];
