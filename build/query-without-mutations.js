/*
 * Replaces two modules of TanStack Query that its client and its queries import but the console never runs: writes go
 * through `useOperation` (shared/query/operation.ts), pages of lists through `usePage`. They would add 2,000 bytes to
 * the frame. The build fails when a release of the library imports something else from them.
 */

/** An empty cache of mutations. */
export class MutationCache {
  findAll() {
    return [];
  }
  clear() {}
  async resumePausedMutations() {}
}

/** Only called for queries of type `infinite`. */
export const infiniteQueryBehavior = () => undefined;
export const hasNextPage = () => false;
export const hasPreviousPage = () => false;
