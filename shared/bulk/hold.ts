import { holdTab } from '@console/shared/runtime';
import { type BulkJob, type BulkJobOptions, startBulkJob } from './job.ts';

/**
 * Starts a job, and holds the tab while it has requests to send or a response to wait for. A change that the server has accepted
 * continues without the tab.
 */
export function startHeldJob(options: BulkJobOptions): BulkJob {
  const job = startBulkJob(options);
  const hold = () =>
    holdTab(
      job,
      job.getState().items.some(({ state }) => ['waiting', 'running', 'checking'].includes(state)),
    );
  hold();
  job.subscribe(hold);
  return job;
}
