import type { AreaRow } from './registry-rows.ts';

/** Why an area runs another build than the one that the registry serves, or why a chosen build could not be used. */
export interface Cohort {
  build: string;
  why: 'preview' | 'rollout' | 'refused' | 'offered';
  /** Why the build's row cannot be used; the served build runs then. */
  problem?: string;
}

/** The rows that this document runs, and the cohorts of areas by name. */
export interface RunningRows {
  rows: readonly AreaRow[];
  cohorts: ReadonlyMap<string, Cohort>;
}
