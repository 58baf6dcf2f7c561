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
 * Tells whether a write was carried out, by reading what it would have changed. Undefined when that cannot be told: nothing that
 * can be read is another one then.
 * @throws ApiError when the read fails: the outcome is as unknown as before
 */
export type Rule<Id extends WriteId> = (input: Input<Id>) => Promise<boolean | undefined>;

/** Rules by operation. */
export type Rules = { readonly [Id in WriteId]?: Rule<Id> };

/** What the server says now, whatever is cached. */
export const now = <Id extends ReadId>(read: Read<Id>, ...args: InputArgs<Id>): Promise<Output<Id>> =>
  fetchQuery({ ...query(read, ...args), staleTime: 0 });

/** Whether an object can be read: false for a 404. */
export async function isThere<Id extends ReadId>(read: Read<Id>, ...args: InputArgs<Id>): Promise<boolean> {
  return (await fetchQuery({ ...optionalLookup(query(read, ...args)), staleTime: 0 })) !== null;
}

/** Whether an object says what was sent: false when it does not exist. */
export async function isSaid<Id extends ReadId>(
  sent: unknown,
  read: Read<Id>,
  ...args: InputArgs<Id>
): Promise<boolean> {
  const found = await fetchQuery({ ...optionalLookup(query(read, ...args)), staleTime: 0 });
  return found !== null && says(found, sent);
}

/** Whether a row of a list is as wanted, on any of its pages. */
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
