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

/** Every sled: what is left when one takes nothing new, and which hardware is known already. */
export const allSleds = () => everyPage((pageToken) => query(sledList, { query: { limit: ALL, pageToken } }));

/** One sled; 404 when there is none with this id. */
export const sledById = (sledId: string) => query(sledView, { path: { sledId } });

/** One sled that something else names; `null` when it is gone. */
export const sledLookup = (sledId: string) => optionalLookup(sledById(sledId));

/** A page of the instances on a sled, of all silos. */
export const sledInstancePage =
  (sledId: string) =>
  (pageToken?: string, limit = PAGE_SIZE) =>
    query(sledInstanceList, { path: { sledId }, query: { limit, pageToken } });

/** A page of the physical disks in a sled. */
export const sledDiskPage =
  (sledId: string) =>
  (pageToken?: string, limit = PAGE_SIZE) =>
    query(sledPhysicalDiskList, { path: { sledId }, query: { limit, pageToken } });

/** A page of the physical disks of all sleds. */
export const physicalDiskPage = (pageToken?: string, limit = PAGE_SIZE) =>
  query(physicalDiskList, { query: { limit, pageToken } });

/** Every physical disk: how many of them the sleds of a kind have. */
export const allPhysicalDisks = () =>
  everyPage((pageToken) => query(physicalDiskList, { query: { limit: ALL, pageToken } }));

/** One physical disk; 404 when there is none with this id. */
export const physicalDiskById = (diskId: string) => query(physicalDiskView, { path: { diskId } });

/** A page of the racks. */
export const rackPage = (pageToken?: string, limit = PAGE_SIZE) =>
  query(rackList, { query: { limit, pageToken } });

/** One rack; 404 when there is none with this id. */
export const rackById = (rackId: string) => query(rackView, { path: { rackId } });

/** A page of the switches. */
export const switchPage = (pageToken?: string, limit = PAGE_SIZE) =>
  query(switchList, { query: { limit, pageToken } });

/** Every switch, to count those of a rack. */
export const allSwitches = () =>
  everyPage((pageToken) => query(switchList, { query: { limit: ALL, pageToken } }));

/** One switch; 404 when there is none with this id. */
export const switchById = (switchId: string) => query(switchView, { path: { switchId } });

/** Every sled that is plugged in and not part of the system. */
export const waitingSleds = () =>
  everyPage((pageToken) => query(sledListUninitialized, { query: { limit: ALL, pageToken } }));
