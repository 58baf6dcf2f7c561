import { type Job, reportJob } from '@console/shared/query';
import { onIdentityEnd } from '@console/shared/runtime';

/** What a job of several requests does while it runs. */
export interface RunningJob {
  /** Tells the activity what is being done, and how much of it is done in whole percent. */
  readonly say: (note: string, percent: number) => void;
  /** Aborted when the person stops the job, and when their session ends. */
  readonly signal: AbortSignal;
  /** True when the session has ended: nothing more may be sent in the name of the person. */
  readonly isOver: () => boolean;
}

/** How a job has ended. */
export interface JobEnd extends Pick<Job, 'requestId' | 'actions'> {
  readonly state: 'done' | 'failed' | 'given up';
  /** How things are now, in whole sentences. */
  readonly note?: string;
}

/** What the activity shows of a job from its start. */
export interface JobStart extends Pick<Job, 'id' | 'title' | 'to'> {
  /** The person can stop it: `work` then sees to it that nothing is left halfway. */
  readonly canStop?: boolean;
}

const running = new Set<AbortController>();
let ended = 0;

onIdentityEnd(() => {
  ended += 1;
  for (const controller of running) controller.abort();
});

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

/** Closing the tab in the middle of a job leaves it halfway: the browser asks first, in its own words. */
function holdTab(): void {
  removeEventListener('beforeunload', askFirst);
  if (running.size > 0) addEventListener('beforeunload', askFirst);
}

/**
 * Runs several requests as one entry of the activity. It goes on when its page is left. The requests of `work` are sent as
 * parts of a job, and it returns how it ended; what it rejects with is shown as the reason of a failure.
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
  holdTab();
  let end: JobEnd;
  try {
    end = await work({ say, signal: controller.signal, isOver: () => ended !== session });
  } catch (error) {
    end = { state: 'failed', note: reasonOf(error) };
  }
  running.delete(controller);
  holdTab();
  // What belongs to a person who has left is not told to the next one
  if (ended === session) reportJob({ ...started, ...end, endedAt: Date.now() });
  resolve();
  return end;
}

/** The message of a failure, as a sentence. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : 'Unknown server error';
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
