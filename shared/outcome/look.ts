import { type ApiRequest, isKind, type Write } from '@console/shared/api';
import { makeStale, reportChange } from '@console/shared/query';
import { type Finding, FINDINGS } from './findings.ts';
import { wasDone } from './rules.ts';

const isWrite = (operation: ApiRequest['operation']): operation is Write => 'stale' in operation;

/** A refused or invalid read and a 404 show nothing. Any other error is thrown again, because another check may succeed. */
function untold(error: unknown): undefined {
  if (!isKind(error, 'forbidden', 'invalid', 'not-found')) throw error;
}

/** Updates the entry of the write in the activity with the result. */
function tellActivity({ input }: ApiRequest, isDone: boolean): void {
  const now = Date.now();
  const times = { startedAt: now, endedAt: now };
  reportChange(
    input,
    isDone ? { phase: 'done', ...times } : { phase: 'failed', ...times, reason: FINDINGS['not done'] },
  );
}

/** Checks whether the server executed a write, updates its activity entry, and refetches the data that the write has changed. */
export async function look(lost: ApiRequest): Promise<Finding> {
  const isDone = await wasDone(lost).catch(untold);
  if (isDone === undefined) return 'untold';
  // The data on the screen may be older than the write
  if (isDone && isWrite(lost.operation)) makeStale(lost.operation, lost.input);
  tellActivity(lost, isDone);
  return isDone ? 'done' : 'not done';
}
