import { useEffect } from 'react';
import type { Instance } from '@console/shared/api';
import { announce } from '@console/shared/runtime';
import { isTransitioning } from './states.ts';

type Row = Pick<Instance, 'id' | 'name' | 'runState' | 'timeRunStateUpdated'>;

/**
 * Time of the state that a request of this user has caused, by instance id. It outlives the page: a change may start on one page
 * and end while another page is open.
 */
const requested = new Map<string, Date>();

/** Records a change that this user has requested; `instance` is the response to the request. */
export function expectChange({ id, timeRunStateUpdated }: Row): void {
  requested.set(id, timeRunStateUpdated);
}

/**
 * Returns the rows whose requested change has ended. Rows loaded before the request still have the old state, so only
 * rows with a later change count.
 */
export const settledOf = (changes: ReadonlyMap<string, Date>, rows: readonly Row[]): Row[] =>
  rows.filter((row) => {
    const since = changes.get(row.id);
    return since !== undefined && row.timeRunStateUpdated > since && !isTransitioning(row);
  });

/** Text for ended changes: `web-1 is running`; for several at once their number: `12 instances are stopped, 1 instance is failed`. */
export function settledText(rows: readonly Pick<Row, 'name' | 'runState'>[]): string {
  const [only, second] = rows;
  if (only && !second) return `${only.name} is ${only.runState}`;
  return [...Map.groupBy(rows, ({ runState }) => runState)]
    .map(([state, { length }]) =>
      length === 1 ? `1 instance is ${state}` : `${length} instances are ${state}`,
    )
    .join(', ');
}

/** Announces the end of changes that this user has requested (docs/design/language.md section 8). */
export function useAnnounceSettled(rows: readonly Row[]): void {
  // The live region is outside of the page
  useEffect(() => {
    const settled = settledOf(requested, rows);
    for (const { id } of settled) requested.delete(id);
    if (settled.length > 0) announce(settledText(settled));
  }, [rows]);
}
