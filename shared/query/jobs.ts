import { store } from '@console/shared/runtime';
import { atom } from '@console/shared/state';

/** A long operation of many requests in this tab; one entry of the activity. */
export interface Job {
  readonly id: string;
  /** What it does, verb first: `Upload image debian-13`. */
  readonly title: string;
  /** `stopping`: the objects that it created are being removed. `interrupted`: the user must act before it continues. */
  readonly state: 'running' | 'stopping' | 'interrupted' | 'done' | 'failed' | 'given up';
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt?: number | undefined;
  /** Whole percent. */
  readonly percent?: number | undefined;
  /** The current step, or the error. */
  readonly note?: string | undefined;
  /** Request id of the failed request. */
  readonly requestId?: string | undefined;
  /** URL of the page that shows the job. */
  readonly to?: string | undefined;
  /** Actions that the user can take now. */
  readonly actions?: readonly { readonly label: string; readonly run: () => void }[] | undefined;
  /** Stops the job and removes the objects that it created. Present only while there is something to stop or remove. */
  readonly stop?: (() => Promise<unknown>) | undefined;
}

/** All jobs of this tab, by id, oldest first. */
export const jobsAtom = atom<ReadonlyMap<string, Job>>(new Map());

/** Sets the current state of a job. */
export function reportJob(job: Job): void {
  store.set(jobsAtom, (all) => new Map(all).set(job.id, job));
}
