import {
  diskList,
  diskView,
  imageView,
  instanceDiskList,
  snapshotView,
  utilizationView,
} from '@console/shared/api';
import { everyPage, optionalLookup, query } from '@console/shared/query';
import { ALL, PAGE_SIZE } from '../../limits.ts';

/** A page of a project's disks. */
export const diskPage =
  (project: string) =>
  (pageToken?: string, limit = PAGE_SIZE) =>
    query(diskList, { query: { project, limit, pageToken } });

/** The disks of a project for pickers, every one. */
export const allDisks = (project: string) =>
  everyPage((pageToken) => query(diskList, { query: { project, limit: ALL, pageToken } }));

/** One disk; 404 when there is none of this name in the project. */
export const diskByName = (project: string, disk: string) =>
  query(diskView, { path: { disk }, query: { project } });

/** One disk by id; 404 when it is gone. */
export const diskById = (disk: string) => query(diskView, { path: { disk } });

/** The disks of an instance, boot disk and others. */
export const instanceDisks = (project: string, instance: string) =>
  query(instanceDiskList, { path: { instance }, query: { project, limit: ALL } });

/** Quotas of the silo and what is in use of them, in bytes and CPUs. */
export const siloUtilization = () => query(utilizationView);

/** The snapshot a disk was made from, by id; `null` when it is gone. */
export const sourceSnapshot = (snapshot: string) =>
  optionalLookup(query(snapshotView, { path: { snapshot } }));

/** The image a disk was made from, by id; `null` when it is gone. */
export const sourceImage = (image: string) => optionalLookup(query(imageView, { path: { image } }));
