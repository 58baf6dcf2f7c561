import {
  ALL,
  PAGE_SIZE,
  physicalDiskList,
  physicalDiskView,
  rackList,
  rackView,
  sledInstanceList,
  sledList,
  sledListUninitialized,
  sledPhysicalDiskList,
  sledView,
  switchList,
  switchView,
} from '@console/shared/api';
import { everyPage, optionalLookup, query } from '@console/shared/query';

/** A page of the sleds in use. */
export const sledPage = (pageToken?: string, limit = PAGE_SIZE) =>
  query(sledList, { query: { limit, pageToken } });

/** All sleds: to compute the capacity that is left when one takes no new instances, and to recognize known hardware. */
export const allSleds = () => everyPage((pageToken) => query(sledList, { query: { limit: ALL, pageToken } }));

/** One sled; 404 when none has this id. */
export const sledById = (sledId: string) => query(sledView, { path: { sledId } });

/** Optional lookup of a sled; `null` when it no longer exists. */
export const sledLookup = (sledId: string) => optionalLookup(sledById(sledId));

/** A page of the instances on a sled, in all silos. */
export const sledInstancePage =
  (sledId: string) =>
  (pageToken?: string, limit = PAGE_SIZE) =>
    query(sledInstanceList, { path: { sledId }, query: { limit, pageToken } });

export const sledDiskPage =
  (sledId: string) =>
  (pageToken?: string, limit = PAGE_SIZE) =>
    query(sledPhysicalDiskList, { path: { sledId }, query: { limit, pageToken } });

export const physicalDiskPage = (pageToken?: string, limit = PAGE_SIZE) =>
  query(physicalDiskList, { query: { limit, pageToken } });

/** All physical disks, to count those of each kind of sled. */
export const allPhysicalDisks = () =>
  everyPage((pageToken) => query(physicalDiskList, { query: { limit: ALL, pageToken } }));

/** One physical disk; 404 when none has this id. */
export const physicalDiskById = (diskId: string) => query(physicalDiskView, { path: { diskId } });

export const rackPage = (pageToken?: string, limit = PAGE_SIZE) =>
  query(rackList, { query: { limit, pageToken } });

/** One rack; 404 when none has this id. */
export const rackById = (rackId: string) => query(rackView, { path: { rackId } });

export const switchPage = (pageToken?: string, limit = PAGE_SIZE) =>
  query(switchList, { query: { limit, pageToken } });

/** All switches, to count those of a rack. */
export const allSwitches = () =>
  everyPage((pageToken) => query(switchList, { query: { limit: ALL, pageToken } }));

/** One switch; 404 when none has this id. */
export const switchById = (switchId: string) => query(switchView, { path: { switchId } });

/** All sleds that are plugged in and not part of the system. */
export const waitingSleds = () =>
  everyPage((pageToken) => query(sledListUninitialized, { query: { limit: ALL, pageToken } }));
