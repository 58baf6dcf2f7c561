import type { GroupKind } from './kinds.ts';

/** Beginning of the ids of all jobs that add instances to groups of a kind in a project. */
export const jobsOf = (kind: GroupKind, project: string) => `add-${kind.id}-${project}-`;

export const joinJobId = (kind: GroupKind, project: string, group: string, instance: string) =>
  `${jobsOf(kind, project)}${group}-${instance}`;
