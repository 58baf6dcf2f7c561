import { mismatchOf } from '@console/shared/contract';
import type { Cohort, RunningRows } from './running-rows.ts';
import type { FetchedChoice } from './boot-choice.ts';
import { OFFER } from './offer.ts';
import { readRows, type AreaRow } from './registry-rows.ts';

/** Folder of all builds of an area: the document's Trusted Types policy allows scripts of this folder alone (shell/src/boot.ts). */
const folderOf = (entry: string): string => entry.split('/').slice(0, -2).join('/');

/** Why a build cannot replace the served one; undefined when it can. */
function problemOf(
  row: AreaRow,
  served: AreaRow,
  build: string,
  others: readonly AreaRow[],
): string | undefined {
  if (row.refusal !== undefined) return row.refusal;
  if (row.name !== served.name || row.build !== build)
    return `the file has the row of ${row.name} ${row.build}`;
  if (row.mount !== served.mount) return 'it would be mounted elsewhere';
  if (folderOf(row.entry) !== folderOf(served.entry)) return 'its entry is in another folder';
  const taken = row.prefixes.find((prefix) => others.some(({ prefixes }) => prefixes.includes(prefix)));
  if (taken !== undefined) return `the prefix ${taken} belongs to another area`;
  return mismatchOf(OFFER, row)?.message;
}

/**
 * The rows with the chosen builds. A build whose row cannot be used is excluded with the reason, and so is any build of an area whose
 * own row is refused: a second build never makes an area available that its registry does not offer.
 */
export async function withChoices(
  rows: readonly AreaRow[],
  choices: readonly FetchedChoice[],
): Promise<RunningRows> {
  const running = [...rows];
  const cohorts = new Map<string, Cohort>();
  for (const { area, build, why, fetched } of choices) {
    const index = running.findIndex(({ name }) => name === area);
    const served = running[index];
    if (!served || served.refusal !== undefined) continue;
    if (why === 'refused' || why === 'offered') {
      const problem = 'a build of public pages runs only after a click';
      cohorts.set(area, { build, why, ...(why === 'offered' && { problem }) });
      continue;
    }
    const value = await fetched;
    const row = value === undefined ? undefined : readRows([value])[0];
    const others = running.filter((one) => one !== served);
    const problem = row ? problemOf(row, served, build, others) : 'its row could not be fetched';
    cohorts.set(area, { build, why, ...(problem !== undefined && { problem }) });
    if (row && problem === undefined)
      running[index] = {
        ...row,
        rollout: served.rollout,
        previews: served.previews,
      };
  }
  return { rows: running, cohorts };
}
