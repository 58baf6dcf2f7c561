import { ALL, PAGE_SIZE, diskList, diskView, snapshotList, snapshotView } from '@console/shared/api';
import { everyPage, optionalLookup, query } from '@console/shared/query';

/** A page of a project's snapshots. */
export const snapshotPage =
  (project: string) =>
  (pageToken?: string, limit = PAGE_SIZE) =>
    query(snapshotList, { query: { project, limit, pageToken } });

/** The snapshots of a project for pickers, every one. */
export const allSnapshots = (project: string) =>
  everyPage((pageToken) => query(snapshotList, { query: { project, limit: ALL, pageToken } }));

/** One snapshot; 404 when there is none of this name in the project. */
export const snapshotByName = (project: string, snapshot: string) =>
  query(snapshotView, { path: { snapshot }, query: { project } });

/** One snapshot that an instance is to be made from; `null` when it is gone. */
export const snapshotForInstance = (project: string, snapshot: string) =>
  optionalLookup(snapshotByName(project, snapshot));

/** The disks a list of snapshots knows by name from the start; it looks up others one by one. */
export const knownDisks = (project: string) => query(diskList, { query: { project, limit: ALL } });

/** The disk a snapshot was taken of, by id; `null` when it is gone. */
export const sourceDisk = (disk: string) => optionalLookup(query(diskView, { path: { disk } }));
