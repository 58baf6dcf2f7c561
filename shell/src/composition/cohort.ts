import { fetchPart } from '@console/shared/runtime';
import { CHOICES } from './choice.ts';
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

/** Puts the builds that the boot script has chosen into the rows of the registry. Never fails: the registry's rows are always usable. */
export async function runningRows(rows: readonly AreaRow[]): Promise<RunningRows> {
  const served = { rows, cohorts: new Map<string, Cohort>() };
  const found: unknown = Reflect.get(globalThis, CHOICES);
  if (!Array.isArray(found) || found.length === 0) return served;
  try {
    const { withChoices } = await fetchPart(
      () => import(/* webpackChunkName: "errors" */ './chosen-rows.ts'),
    );
    return await withChoices(rows, found);
  } catch {
    return served;
  }
}
