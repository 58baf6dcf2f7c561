import type { Query } from '@console/shared/query';
import { useQuery } from '@console/shared/query';
import type { Fact } from '../base/fact.ts';

/** Milliseconds for which a fact is fresh. Changes do not have to wait for it: a write makes what it changes stale at once. */
const KEPT = 10 * 60_000;

/** The result of a request as a fact of a checklist. */
export function useFact<Data>(query: Query<Data>, enabled = true): Fact<Data> {
  const { data, error } = useQuery({ ...query, staleTime: KEPT }, { enabled });
  if (data !== undefined) return { data };
  return error ? { error: error.message } : undefined;
}

/** Maps the value of a fact. */
export function mapFact<Data, Other>(fact: Fact<Data>, say: (data: Data) => Other): Fact<Other> {
  return fact && 'data' in fact ? { data: say(fact.data) } : fact;
}
