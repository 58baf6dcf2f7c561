import type { ActionReason } from '@console/shared/actions';
import type { Candidate, Named } from './task.ts';

/** Rows that cannot, with what they have in common. */
export interface Refusal {
  readonly reason: ActionReason;
  readonly rows: readonly Named[];
}

/** For which rows it can be done, and why not for the others; both in the order of the rows. */
export interface Plan {
  readonly can: readonly Candidate[];
  readonly cannot: readonly Refusal[];
}

/** Parts the chosen rows. `isInBulkJob` tells which ones another run has taken on and is not through with. */
export function planOf(candidates: readonly Candidate[], isInBulkJob: (id: string) => boolean): Plan {
  const can: Candidate[] = [];
  const cannot = new Map<ActionReason, Named[]>();
  for (const row of candidates) {
    const answer = isInBulkJob(row.id) ? 'Another action is under way' : row.allowed;
    if (answer === true) can.push(row);
    else cannot.set(answer, [...(cannot.get(answer) ?? []), row]);
  }
  return { can, cannot: [...cannot].map(([reason, rows]) => ({ reason, rows })) };
}
