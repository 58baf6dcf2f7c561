import { isKind, worstOf } from '@console/shared/api';
import { queryClient } from './client.ts';
import type { AnyQuery } from './query.ts';
import { waitFor } from './waiting.ts';

/** Header of a loader's request that is a hint: somebody may be about to open the page. */
const PREFETCH_HEADER = 'Purpose';

/** A request for a loader to fetch early what its page will need. */
export const prefetchRequest = (url: string | URL): Request =>
  new Request(url, { headers: { [PREFETCH_HEADER]: 'prefetch' } });

/** How a loader loads. */
export interface LoadOptions {
  /** The request of the loader; one of `prefetchRequest` leaves alone what is on the screen already. */
  readonly request?: Request;
  /** Waits for what is older than two seconds: a form must not begin with values that somebody else has changed. */
  readonly isFresh?: boolean;
}

const findQuery = ({ queryKey }: AnyQuery) => queryClient.getQueryCache().find({ queryKey });

/**
 * Whether a page can be opened with what is cached, however old: it asks again once it is shown. Not after a write has made the
 * answer stale, which would look as if nothing had been done, and not when the object was last seen to be gone.
 */
function isShowable(each: AnyQuery): boolean {
  const state = findQuery(each)?.state;
  if (state?.data === undefined || isKind(state.error, 'not-found')) return false;
  // A refresh that fails makes its answer stale too; that one is shown, and says how old it is
  return !state.isInvalidated || state.status === 'error';
}

/**
 * Starts all queries at once; for route loaders. Resolves when each has an answer, at once for those that are cached.
 * Rejects with the worst failure of `queries`, whatever came first; one of `lookups` is left to the part of the screen that shows
 * it.
 */
export async function load(
  queries: readonly AnyQuery[],
  lookups: readonly AnyQuery[] = [],
  { request, isFresh = false }: LoadOptions = {},
): Promise<null> {
  const isPrefetch = request?.headers.has(PREFETCH_HEADER) === true;
  const isWanted = (each: AnyQuery): boolean =>
    isPrefetch ? findQuery(each)?.isActive() !== true : isFresh || !isShowable(each);
  const wanted = queries.filter(isWanted);
  const others = lookups.filter(isWanted);
  if (wanted.length + others.length === 0) return null;
  const ask = async () => {
    const known = Promise.allSettled(others.map((each) => queryClient.fetchQuery(each)));
    const outcomes = await Promise.allSettled(wanted.map((each) => queryClient.fetchQuery(each)));
    const failures = outcomes.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []));
    if (failures.length === 0) await known;
    return failures;
  };
  const failures = await (isPrefetch ? ask() : waitFor([...wanted, ...others], ask));
  if (failures.length > 0) throw worstOf(failures);
  return null;
}
