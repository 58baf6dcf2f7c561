import {
  ALL,
  PAGE_SIZE,
  diskList,
  diskView,
  imageView,
  instanceDiskList,
  snapshotView,
  utilizationView,
} from '@console/shared/api';
import { everyPage, optionalLookup, query, reporting } from '@console/shared/query';

export const diskPage =
  (project: string) =>
  (pageToken?: string, limit = PAGE_SIZE) =>
    query(diskList, { query: { project, limit, pageToken } });

export const allDisks = (project: string) =>
  everyPage((pageToken) => query(diskList, { query: { project, limit: ALL, pageToken } }));

/** One disk; 404 when the project has no disk of this name. */
export const diskByName = (project: string, disk: string) =>
  query(diskView, { path: { disk }, query: { project } });

/** One disk by id; 404 when it does not exist. */
export const diskById = (disk: string) => query(diskView, { path: { disk } });

/** The disks of an instance, boot disk and others. */
export const instanceDisks = (project: string, instance: string) =>
  query(instanceDiskList, { path: { instance }, query: { project, limit: ALL } });

/** Quotas of the silo and their use, in bytes and CPUs. */
export const siloUtilization = () => reporting(query(utilizationView), 'capacity', 'provisioned');

/** The snapshot a disk was made from, by id; `null` when it no longer exists. */
export const sourceSnapshot = (snapshot: string) =>
  optionalLookup(query(snapshotView, { path: { snapshot } }));

/** The image a disk was made from, by id; `null` when it no longer exists. */
export const sourceImage = (image: string) => optionalLookup(query(imageView, { path: { image } }));
