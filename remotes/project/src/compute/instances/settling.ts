import { useEffect } from 'react';
import type { Instance } from '@console/shared/api';
import { announce } from '@console/shared/runtime';
import { isTransitioning } from './states.ts';

type Row = Pick<Instance, 'id' | 'name' | 'runState' | 'timeRunStateUpdated'>;

/**
 * By id of the instance, when it entered the state that a request of this user put it into. It outlives the page: a
 * change may be started on one page and be over on another.
 */
const requested = new Map<string, Date>();

/** Remembers a change that this user has asked for; `instance` is the answer to the request. */
export function expectChange({ id, timeRunStateUpdated }: Row): void {
  requested.set(id, timeRunStateUpdated);
}

/**
 * The rows that have arrived where a request sent them. Rows from before the request still show the old state, so only
 * one with a later change counts.
 */
export const settledOf = (changes: ReadonlyMap<string, Date>, rows: readonly Row[]): Row[] =>
  rows.filter((row) => {
    const since = changes.get(row.id);
    return since !== undefined && row.timeRunStateUpdated > since && !isTransitioning(row);
  });

/** `web-1 is running`; of several that arrive at once their number: `12 instances are stopped, 1 instance is failed`. */
export function settledText(rows: readonly Pick<Row, 'name' | 'runState'>[]): string {
  const [only, second] = rows;
  if (only && !second) return `${only.name} is ${only.runState}`;
  return [...Map.groupBy(rows, ({ runState }) => runState)]
    .map(([state, { length }]) =>
      length === 1 ? `1 instance is ${state}` : `${length} instances are ${state}`,
    )
    .join(', ');
}

/** Says that changes this user has asked for are over (docs/design/language.md section 8). */
export function useAnnounceSettled(rows: readonly Row[]): void {
  // The live region is outside the page
  useEffect(() => {
    const settled = settledOf(requested, rows);
    for (const { id } of settled) requested.delete(id);
    if (settled.length > 0) announce(settledText(settled));
  }, [rows]);
}
