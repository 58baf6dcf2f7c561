import { isKind } from '@console/shared/api';
import type { RunningJob } from './run-job.ts';

/** Milliseconds between two reads of something that is changing, and after which reading stops. */
const PACE = 2_000;
const PATIENCE = 10 * 60_000;

const sleep = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PACE);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/**
 * Reads until something no longer changes; undefined when the job was canceled, it no longer exists, or it has not
 * settled in ten minutes. Continues after a single failed request. Rejects when the session has ended, because the next step is a
 * write.
 */
export async function untilSettled<Thing>(
  { signal, isOver }: RunningJob,
  read: () => Promise<Thing>,
  isChanging: (thing: Thing) => boolean,
): Promise<Thing | undefined> {
  for (let waited = 0; waited < PATIENCE && !signal.aborted && !isOver(); waited += PACE) {
    try {
      const thing = await read();
      if (!isChanging(thing)) return thing;
    } catch (error) {
      if (isKind(error, 'unauthorized')) throw error;
      if (isKind(error, 'not-found', 'forbidden')) return undefined;
    }
    await sleep(signal);
  }
  return undefined;
}
