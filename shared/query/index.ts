export {
  clearCache,
  fetchQuery,
  fetchToShow,
  clearInactive,
  isCached,
  prefetch,
  query,
  refresh,
  resetAnswers,
  seed,
} from './query.ts';
export type { AnyQuery, Page, PageQuery, Query } from './query.ts';
export { prefetchRequest, load } from './load.ts';
export { isLoadPendingAtom, cancelPendingLoads, retryPendingLoads } from './waiting.ts';
export { markPartial } from './partial.ts';
export { useStale, type Stale } from './use-stale.ts';
export { type Call, callTo } from './call.ts';
export { unlessTaken } from './renaming.ts';
export { cachedAnswer, cachedItems, freshAnswer } from './cached.ts';
export { nextOf } from './next-page.ts';
export { type Change, changeOf, type ChangePhase, onChange, reportChange } from './changes.ts';
export { onData } from './on-data.ts';
export { everyPage, expecting, type Listing, optionalLookup, orRefused, reporting } from './derived.ts';
export { useGoneReads } from './gone.ts';
export { DRAFTS, personAtom, setPerson } from './drafts.ts';
export { jobsAtom, reportJob, type Job } from './jobs.ts';
export { useFetching, useLoaded, usePolledQueries, useQueries, useQuery } from './hooks.ts';
export { useEveryRow } from './every-row.ts';
export { lostRequestOf } from '@console/shared/runtime';
export { usePage } from './page.ts';
export type { PageState } from './page.ts';
export type { Reading } from './reading.ts';
export { runAbortable, runOperation, useOperation } from './operation.ts';
export { QueryProvider } from './provider.tsx';
export { makeStale, batchRefetches, refetched } from './stale.ts';

/** Identity of this copy, for the run-time proof that there is one (contract: SharedCopies). */
export const QueryIdentity = Symbol('console query');
