import type { BlockSize, Image, Snapshot } from '@console/shared/api';
import { generateName } from '@console/shared/format';
import type { UploadCalls } from './calls.ts';
import { Chunks } from './chunks.ts';
import type { WorkStep } from './steps.ts';
import { limited, type UploadClock } from './timing.ts';

/** Job of an upload: file, image and names. */
export interface UploadJob {
  readonly name: string;
  readonly description: string;
  readonly os: string;
  readonly version: string;
  readonly blockSize: BlockSize;
  readonly file: Blob;
}

export interface UploadTools {
  readonly calls: UploadCalls;
  readonly clock: UploadClock;
  /** Returns a random number from 0 to below 1. */
  readonly random: () => number;
}

/** One run of an upload, and the objects that it may have created on the server. */
export interface Run {
  readonly job: UploadJob;
  readonly disk: string;
  readonly snapshot: string;
  readonly chunks: Chunks;
  /** Steps that were started: they may have created something, whatever the response was. */
  readonly begun: Set<WorkStep>;
  readonly cancel: AbortController;
  /** The snapshot, once it was read. */
  taken?: Snapshot;
  /** Whether our image was created, or whether that is unknown; undefined before. */
  image?: 'made' | 'unsure';
}

/** Creates a run; nothing is on the server yet. */
export const newRun = (job: UploadJob, random: () => number): Run => ({
  job,
  disk: generateName(['tmp-for-image'], random),
  snapshot: generateName(['tmp-snapshot'], random),
  chunks: new Chunks(job.file.size),
  begun: new Set(),
  cancel: new AbortController(),
});

/**
 * Whether an image of this name was created by this upload: the API does not return the source of an image. The name was free at
 * the start, and another user's image would need the same properties and be newer than our snapshot.
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

/** Sends a request of a step; only `signal` and the time limit abort it. */
export const asker =
  ({ calls, clock }: UploadTools, signal: AbortSignal) =>
  <Answer>(request: (calls: UploadCalls, signal: AbortSignal) => Promise<Answer>): Promise<Answer> =>
    limited(clock, signal, (inner) => request(calls, inner));
