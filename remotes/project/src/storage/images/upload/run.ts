import type { BlockSize, Image, Snapshot } from '@console/shared/api';
import { generateName } from '@console/shared/format';
import type { UploadCalls } from './calls.ts';
import { Chunks } from './chunks.ts';
import type { WorkStep } from './steps.ts';
import { limited, type UploadClock } from './timing.ts';

/** What is to be uploaded. */
export interface UploadJob {
  readonly name: string;
  readonly description: string;
  readonly os: string;
  readonly version: string;
  readonly blockSize: BlockSize;
  readonly file: Blob;
}

/** What an upload works with. */
export interface UploadTools {
  readonly calls: UploadCalls;
  readonly clock: UploadClock;
  /** From 0 to below 1. */
  readonly random: () => number;
}

/** One upload, and what is known of its traces on the server. */
export interface Run {
  readonly job: UploadJob;
  readonly disk: string;
  readonly snapshot: string;
  readonly chunks: Chunks;
  /** Steps that were begun: they may have left something, whatever was answered. */
  readonly begun: Set<WorkStep>;
  readonly cancel: AbortController;
  /** The snapshot, once it was seen. */
  taken?: Snapshot;
  /** Ours is made, or it cannot be told; undefined while there is none. */
  image?: 'made' | 'unsure';
}

/** Begins an upload: nothing is on the server yet. */
export const newRun = (job: UploadJob, random: () => number): Run => ({
  job,
  disk: generateName(['tmp-for-image'], random),
  snapshot: generateName(['tmp-snapshot'], random),
  chunks: new Chunks(job.file.size),
  begun: new Set(),
  cancel: new AbortController(),
});

/**
 * Whether an image of this name is the one of this upload: the server does not say what an image was made from. The name was
 * free at the start, and another's would have to be of the same make and younger than our snapshot.
 */
export function isOurs({ job, taken }: Run, image: Image): boolean {
  return (
    taken !== undefined &&
    image.size === taken.size &&
    image.timeCreated >= taken.timeCreated &&
    image.os === job.os &&
    image.version === job.version &&
    image.description === job.description
  );
}

/** Makes a request of a step; only `signal` and the time limit give it up. */
export const asker =
  ({ calls, clock }: UploadTools, signal: AbortSignal) =>
  <Answer>(request: (calls: UploadCalls, signal: AbortSignal) => Promise<Answer>): Promise<Answer> =>
    limited(clock, signal, (inner) => request(calls, inner));
