import {
  ALL,
  type Input,
  type InputArgs,
  type Output,
  type Read,
  type ReadId,
  type WriteId,
} from '@console/shared/api';
import { says } from './compare.ts';
import { everyPage, fetchQuery, optionalLookup, type PageQuery, query } from '@console/shared/query';

/**
 * Reads the data that a write changes and returns whether the server executed it; undefined when the data would be the same in both cases.
 * @throws ApiError when the read fails; the outcome is still unknown then
 */
export type Rule<Id extends WriteId> = (input: Input<Id>) => Promise<boolean | undefined>;

export type Rules = { readonly [Id in WriteId]?: Rule<Id> };

/** Reads from the server, even when the cache has the data. */
export const now = <Id extends ReadId>(read: Read<Id>, ...args: InputArgs<Id>): Promise<Output<Id>> =>
  fetchQuery({ ...query(read, ...args), staleTime: 0 });

/** Whether an object exists: false for a 404. */
export async function isThere<Id extends ReadId>(read: Read<Id>, ...args: InputArgs<Id>): Promise<boolean> {
  return (await fetchQuery({ ...optionalLookup(query(read, ...args)), staleTime: 0 })) !== null;
}

/** Whether an object has the values that were sent; false when it does not exist. */
export async function isSaid<Id extends ReadId>(
  sent: unknown,
  read: Read<Id>,
  ...args: InputArgs<Id>
): Promise<boolean> {
  const found = await fetchQuery({ ...optionalLookup(query(read, ...args)), staleTime: 0 });
  return found !== null && says(found, sent);
}

/** Whether any page of a list contains a matching row. */
export async function hasRow<Item>(list: PageQuery<Item>, wanted: (row: Item) => boolean): Promise<boolean> {
  const all = everyPage((token) => list(token, ALL));
  const { items } = await fetchQuery({ ...all, staleTime: 0 });
  return items.some(wanted);
}

/** Whether a row has this name or id. */
export const isNamed =
  (nameOrId: string) =>
  (row: { readonly id: string; readonly name: string }): boolean =>
    row.id === nameOrId || row.name === nameOrId;
