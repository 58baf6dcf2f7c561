import { messageOf } from '@console/shared/api';
import { type Job, reportJob } from '@console/shared/query';
import { holdTab, onIdentityEnd } from '@console/shared/runtime';

/** The interface of a job of several requests while it runs. */
export interface RunningJob {
  /** Reports the current step to the activity, and the progress in whole percent. */
  readonly say: (note: string, percent: number) => void;
  /** Aborted when the user cancels the job, and when their session ends. */
  readonly signal: AbortSignal;
  /** True when the session has ended: no further request may be sent for the user. */
  readonly isOver: () => boolean;
}

/** The result of a job. */
export interface JobEnd extends Pick<Job, 'requestId' | 'actions'> {
  readonly state: 'done' | 'failed' | 'given up';
  /** The current state, in whole sentences. */
  readonly note?: string;
}

/** Members of a job that the activity shows from its start. */
export interface JobStart extends Pick<Job, 'id' | 'title' | 'to'> {
  /** The user can cancel it: `work` then must leave nothing half done. */
  readonly canStop?: boolean;
}

const running = new Set<AbortController>();
let ended = 0;

onIdentityEnd(() => {
  ended += 1;
  for (const controller of running) controller.abort();
});

/**
 * Runs several requests as one entry of the activity. It continues when its page is left. `work` sends its requests as parts of a
 * job and returns the result; a rejection is shown as the reason of a failure.
 */
export async function runJob(
  { canStop = false, ...about }: JobStart,
  work: (job: RunningJob) => Promise<JobEnd>,
): Promise<JobEnd> {
  const controller = new AbortController();
  const session = ended;
  const started = { ...about, startedAt: Date.now() };
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const stop = () => {
    reportJob({ ...started, state: 'stopping' });
    controller.abort();
    return over;
  };
  const say = (note: string, percent: number) => {
    const isStopping = controller.signal.aborted;
    reportJob({
      ...started,
      state: isStopping ? 'stopping' : 'running',
      note,
      percent,
      ...(canStop && !isStopping && { stop }),
    });
  };
  running.add(controller);
  // Closing the tab would leave the job half done
  holdTab(controller, true);
  let end: JobEnd;
  try {
    end = await work({ say, signal: controller.signal, isOver: () => ended !== session });
  } catch (error) {
    end = { state: 'failed', note: reasonOf(error) };
  }
  running.delete(controller);
  holdTab(controller, false);
  // Data of a user who has signed out must not be shown to the next one
  if (ended === session) reportJob({ ...started, ...end, endedAt: Date.now() });
  resolve();
  return end;
}

/** The message of a failure, as a sentence. */
export function reasonOf(error: unknown): string {
  const message = messageOf(error);
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
