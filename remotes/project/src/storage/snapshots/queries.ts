import { ALL, PAGE_SIZE, diskView, snapshotList, snapshotView } from '@console/shared/api';
import { everyPage, optionalLookup, query } from '@console/shared/query';

export const snapshotPage =
  (project: string) =>
  (pageToken?: string, limit = PAGE_SIZE) =>
    query(snapshotList, { query: { project, limit, pageToken } });

export const allSnapshots = (project: string) =>
  everyPage((pageToken) => query(snapshotList, { query: { project, limit: ALL, pageToken } }));

/** One snapshot; 404 when none has this name in the project. */
export const snapshotByName = (project: string, snapshot: string) =>
  query(snapshotView, { path: { snapshot }, query: { project } });

/** Optional lookup of the snapshot for a new instance; `null` when it no longer exists. */
export const snapshotForInstance = (project: string, snapshot: string) =>
  optionalLookup(snapshotByName(project, snapshot));

/** The disk of a snapshot, by id; `null` when it no longer exists. */
export const sourceDisk = (disk: string) => optionalLookup(query(diskView, { path: { disk } }));
