import type { ReadId } from '@console/shared/api';
import type { Query } from '@console/shared/query';

/** Requests at a time for data that nobody waits for (docs/screens/operator.md, reading key). */
const AT_ONCE = 6;

/** The responses by the item they were requested for; undefined where the call failed. */
export type EachOf<Data> = ReadonlyMap<string, Data | undefined>;

/**
 * One request for each of several things, six at a time, as one query. What cannot be read is left open; the rest is known.
 * @param operation what is read: a write that makes it stale makes the whole query stale
 * @param keys what is asked for, such as ids
 * @param queryOf the query of one of them
 */
export function eachOf<Data>(
  operation: { readonly id: ReadId },
  keys: readonly string[],
  queryOf: (key: string) => Query<Data>,
): Query<EachOf<Data>> {
  return {
    queryKey: [operation.id, 'each of', ...keys],
    queryFn: async (context) => {
      const found = new Map<string, Data | undefined>(keys.map((key) => [key, undefined]));
      const waiting = [...keys];
      const work = async (): Promise<void> => {
        for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
          try {
            found.set(key, await queryOf(key).queryFn(context));
          } catch (error) {
            if (context.signal.aborted) throw error;
          }
        }
      };
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, keys.length) }, work));
      return found;
    },
  };
}
