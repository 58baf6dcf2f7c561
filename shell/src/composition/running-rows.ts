import type { AreaRow } from './registry-rows.ts';

/** Why an area runs another build than the one that the registry serves to all, or why it does not although it was to. */
export interface Cohort {
  build: string;
  why: 'preview' | 'rollout' | 'refused';
  /** What is wrong with the build's row: the build that is served runs. */
  problem?: string;
}

/** The rows that this document runs, and the cohort of each area that is in one. */
export interface RunningRows {
  rows: readonly AreaRow[];
  cohorts: ReadonlyMap<string, Cohort>;
}
