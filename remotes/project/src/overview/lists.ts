import type { ApiError, Disk, FloatingIp, Instance, Snapshot } from '@console/shared/api';
import type { Kind } from './visits.ts';

interface Read<Item> {
  readonly data: { readonly items: readonly Item[] } | undefined;
  readonly error: ApiError | null;
  readonly isPending: boolean;
  /** It was read once or has failed once; a list that has failed is pending again when it is read again. */
  readonly isFetched: boolean;
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
}

/** The lists of a project, each with its own loading and failure. */
export interface ProjectLists {
  readonly instance: Read<Instance>;
  readonly disk: Read<Disk>;
  readonly snapshot: Read<Snapshot>;
  readonly floatingIp: Read<FloatingIp>;
}

/** Names of a kind, in sentences. */
export const NOUNS = {
  instance: ['instance', 'instances'],
  disk: ['disk', 'disks'],
  snapshot: ['snapshot', 'snapshots'],
  floatingIp: ['floating IP', 'floating IPs'],
} as const satisfies Record<Kind, readonly [one: string, many: string]>;
