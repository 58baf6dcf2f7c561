import type { ActionReason } from '@console/shared/actions';
import type { Candidate, Named } from './task.ts';

/** Disallowed rows with the same reason. */
export interface Refusal {
  readonly reason: ActionReason;
  readonly rows: readonly Named[];
}

/** The allowed rows, and the disallowed ones with their reasons; both in the order of the rows. */
export interface Plan {
  readonly can: readonly Candidate[];
  readonly cannot: readonly Refusal[];
}

/** Splits the selected rows into allowed and disallowed ones. `isInBulkJob`: another job has not finished the row. */
export function planOf(candidates: readonly Candidate[], isInBulkJob: (id: string) => boolean): Plan {
  const can: Candidate[] = [];
  const cannot = new Map<ActionReason, Named[]>();
  for (const row of candidates) {
    const answer = isInBulkJob(row.id) ? 'Another action is in progress' : row.allowed;
    if (answer === true) can.push(row);
    else cannot.set(answer, [...(cannot.get(answer) ?? []), row]);
  }
  return { can, cannot: [...cannot].map(([reason, rows]) => ({ reason, rows })) };
}
