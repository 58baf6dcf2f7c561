import type { Query } from '@console/shared/query';
import { useQuery } from '@console/shared/query';
import type { Fact } from './fact.ts';

/** The checklist is read again only where something was changed: a write makes what it changes stale at once. */
const KEPT = 10 * 60_000;

/** A call as a fact of a checklist. */
export function useFact<Data>(query: Query<Data>, enabled = true): Fact<Data> {
  const { data, error } = useQuery({ ...query, staleTime: KEPT }, { enabled });
  if (data !== undefined) return { data };
  return error ? { error: error.message } : undefined;
}

/** What a fact says in other words. */
export function mapFact<Data, Other>(fact: Fact<Data>, say: (data: Data) => Other): Fact<Other> {
  return fact && 'data' in fact ? { data: say(fact.data) } : fact;
}
