import { type ApiError, isKind } from '@console/shared/api';
import { type Query, useQuery } from '@console/shared/query';
import type { Fact } from './fact.ts';

/** Milliseconds for which a fact is fresh. Changes do not have to wait for it: a write makes the changed data stale at once. */
const KEPT = 10 * 60_000;

/**
 * The result of a request as a fact.
 * @param every milliseconds between two reads; a read that fails then makes the fact unknown again. Undefined: read once
 */
export function useFact<Data>(query: Query<Data>, enabled = true, every?: number): Fact<Data> {
  const { data, error } = useQuery(every === undefined ? { ...query, staleTime: KEPT } : query, {
    enabled,
    poll: every === undefined ? undefined : () => every,
  });
  return factOf({ data: every !== undefined && error ? undefined : data, error });
}

/** The result of a read as a fact. */
export function factOf<Data>({
  data,
  error,
}: {
  data: Data | undefined;
  error: ApiError | null;
}): Fact<Data> {
  if (data !== undefined) return { data };
  if (!error) return undefined;
  return { error: error.message, isRefused: isKind(error, 'forbidden'), requestId: error.requestId };
}
