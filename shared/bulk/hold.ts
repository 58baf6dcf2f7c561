import { holdTab } from '@console/shared/runtime';
import type { BulkJob } from './job.ts';

/** Holds the tab while a job has requests to send or an answer to wait for. What the server has accepted continues without it. */
export function holdTabFor(job: BulkJob): void {
  const hold = () =>
    holdTab(
      job,
      job.getState().items.some(({ state }) => ['waiting', 'running', 'checking'].includes(state)),
    );
  hold();
  job.subscribe(hold);
}
