import type { ReadId } from '@console/shared/api';
import type { Query } from '@console/shared/query';
import { askMany } from '../../base/at-once.ts';

/** The responses by item; undefined where the request failed. */
export type EachOf<Data> = ReadonlyMap<string, Data | undefined>;

/**
 * One request for each of several items, six at a time, as one query. Items whose request fails are undefined.
 * @param operation the read; a write that makes it stale makes the whole query stale
 * @param keys the items, such as ids
 * @param queryOf the query of one of them
 */
export function eachOf<Data>(
  operation: { readonly id: ReadId },
  keys: readonly string[],
  queryOf: (key: string) => Query<Data>,
): Query<EachOf<Data>> {
  return {
    queryKey: [operation.id, 'each of', ...keys],
    queryFn: (context) => askMany(keys, (key) => queryOf(key).queryFn(context), context.signal),
  };
}
