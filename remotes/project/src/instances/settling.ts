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

/** Says that a change this user has asked for is over: `web-1 is running` (design, section 8). */
export function useAnnounceSettled(rows: readonly Row[]): void {
  // The live region is outside the page
  useEffect(() => {
    for (const { id, name, runState } of settledOf(requested, rows)) {
      requested.delete(id);
      announce(`${name} is ${runState}`);
    }
  }, [rows]);
}
