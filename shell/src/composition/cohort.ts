import { fetchPart } from '@console/shared/runtime';
import { CHOICES } from './choice.ts';
import type { AreaRow } from './registry-rows.ts';
import type { Cohort, RunningRows } from './running-rows.ts';

/** Applies the builds that the boot script has chosen to the rows of the registry. Never fails: the registry's rows are the fallback. */
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
