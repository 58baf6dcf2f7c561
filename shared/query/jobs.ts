import { store } from '@console/shared/runtime';
import { atom } from '@console/shared/state';

/** Something long that this tab does in many requests, as the activity shows it: one entry. */
export interface Job {
  readonly id: string;
  /** What it does, verb first: `Upload image debian-13`. */
  readonly title: string;
  /** `stopping` until what it had made is gone; `interrupted` waits for the person. */
  readonly state: 'running' | 'stopping' | 'interrupted' | 'done' | 'failed' | 'given up';
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt?: number | undefined;
  /** Whole percent. */
  readonly percent?: number | undefined;
  /** What it is busy with, or what went wrong. */
  readonly note?: string | undefined;
  /** Of the request that failed. */
  readonly requestId?: string | undefined;
  /** The page that shows it. */
  readonly to?: string | undefined;
  /** What the person can do about it now. */
  readonly actions?: readonly { readonly label: string; readonly run: () => void }[] | undefined;
  /** Ends it and removes what it had made. Only while that is needed. */
  readonly stop?: (() => Promise<unknown>) | undefined;
}

/** All jobs of this tab, by id, oldest first. */
export const jobsAtom = atom<ReadonlyMap<string, Job>>(new Map());

/** Tells how a job stands. */
export function reportJob(job: Job): void {
  store.set(jobsAtom, (all) => new Map(all).set(job.id, job));
}
