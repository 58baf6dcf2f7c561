export {
  clearCache,
  fetchQuery,
  hintOf,
  load,
  prefetch,
  query,
  refresh,
  resetAnswers,
  seed,
} from './query.ts';
export type { AnyQuery, ItemOf, OperationQuery, Page, PageQuery, Query } from './query.ts';
export { everyPage, orGone } from './derived.ts';
export { useFetching, useLoaded, useQueries, useQuery } from './hooks.ts';
export type { LoadedOptions, QueryOptions } from './hooks.ts';
export { usePage } from './page.ts';
export type { PageState } from './page.ts';
export { runAbortable, runOperation, useOperation } from './operation.ts';
export type { OperationOptions, RunningOperation } from './operation.ts';
export { QueryProvider } from './provider.tsx';

/** Identity of this copy, for the run-time proof that there is one (contract: SharedCopies). */
export const QueryIdentity = Symbol('console query');
