import { isKind, worstOf } from '@console/shared/api';
import { takeFromList } from './from-list.ts';
import { fetchOnce, findQuery, isAbandoned, type AnyQuery } from './query.ts';
import { waitFor } from './waiting.ts';

/** Header of a prefetch request to a loader: the user may be about to open the page. */
const PREFETCH_HEADER = 'Purpose';

/** A request that makes a loader prefetch the data of its page. */
export const prefetchRequest = (url: string | URL): Request =>
  new Request(url, { headers: { [PREFETCH_HEADER]: 'prefetch' } });

export interface LoadOptions {
  /** The request of the loader; one of `prefetchRequest` does not refetch queries that are on the screen. */
  readonly request?: Request;
  /** Refetches and waits for data older than two seconds: a form must not start with values that someone else has changed. */
  readonly isFresh?: boolean;
}

/**
 * Whether a page can open with cached data of any age; it refetches after it is shown. False after a write has invalidated the
 * data, because the page would look as if the write had failed, and false when the last response was a 404.
 */
function isShowable(each: AnyQuery): boolean {
  const state = findQuery(each)?.state;
  if (state?.data === undefined || isKind(state.error, 'not-found')) return false;
  // A failed refresh invalidates its data too; that data is shown together with its age
  return !state.isInvalidated || state.status === 'error';
}

/** Whether the server could not be reached, or failed. */
const isUnavailable = (error: unknown): boolean =>
  isKind(error, 'network', 'timeout', 'server', 'unreadable');

/**
 * Starts all queries at once; for route loaders. Resolves when each has data, immediately for cached ones. Queries that fail use a
 * cached list if one contains the object; the page then shows its age. Rejects with the worst error of `queries`, not the first
 * one; an error of `lookups` is handled by the component that shows the lookup.
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
  // A form must not start with old values, and a prefetch opens nothing
  const isInList = (each: AnyQuery | undefined, reason: unknown): boolean =>
    each !== undefined && !isFresh && !isPrefetch && isUnavailable(reason) && takeFromList(each);
  const ask = async (signal?: AbortSignal): Promise<unknown[]> => {
    const known = Promise.allSettled(others.map((each) => fetchOnce(each)));
    const outcomes = await Promise.allSettled(wanted.map((each) => fetchOnce(each)));
    const failed = outcomes.flatMap((one, index): { reason: unknown; isKnown: boolean }[] =>
      one.status === 'rejected' ? [{ reason: one.reason, isKnown: isInList(wanted[index], one.reason) }] : [],
    );
    if (!signal?.aborted && failed.some(({ reason }) => isAbandoned(reason))) return ask(signal);
    if (failed.every(({ isKnown }) => isKnown)) {
      await known;
      return [];
    }
    // An object from a list does not open a page whose other data failed, and its failure may be the worst
    return failed.map(({ reason }) => reason);
  };
  const failures = await (isPrefetch ? ask() : waitFor([...wanted, ...others], ask));
  if (failures.length > 0) throw worstOf(failures);
  return null;
}
