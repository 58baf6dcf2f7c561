import type { PinnedFile } from './registry.ts';

/** A build that a registry row lists beside the build it serves. */
export interface OtherBuild {
  build: string;
  /** Its own row, as a file of this site under its hash: only a browser that runs the build fetches it. */
  row: PinnedFile;
}

/** A build that a part of the browsers runs instead of the one that is served: a share of them or the silos, one of the two. */
export interface Rollout extends OtherBuild {
  /** Per cent of the browsers; a browser keeps its place while the share grows. */
  share?: number;
  /** Names of the silos whose users run it. */
  silos?: string[];
}
