import {
  ALL,
  PAGE_SIZE,
  instanceExternalIpList,
  instanceList,
  instanceNetworkInterfaceList,
  instanceSshPublicKeyList,
  instanceView,
} from '@console/shared/api';
import { everyPage, query } from '@console/shared/query';

export const instancePage =
  (project: string) =>
  (pageToken?: string, limit = PAGE_SIZE) =>
    query(instanceList, { query: { project, limit, pageToken } });

/** One instance; 404 when no instance has this name or the user may not see it. */
export const instanceByName = (project: string, instance: string) =>
  query(instanceView, { path: { instance }, query: { project } });

export const externalIps = (project: string, instance: string) =>
  query(instanceExternalIpList, { path: { instance }, query: { project } });

export const networkInterfaces = (project: string, instance: string) =>
  query(instanceNetworkInterfaceList, { query: { project, instance, limit: ALL } });

/** The SSH keys that were set when an instance was created. */
export const injectedKeys = (project: string, instance: string) =>
  everyPage((pageToken) =>
    query(instanceSshPublicKeyList, { path: { instance }, query: { project, limit: ALL, pageToken } }),
  );

/** The first thousand instances of a project, for lookups and the palette: others are looked up one by one. */
export const allInstances = (project: string) => query(instanceList, { query: { project, limit: ALL } });

/** All instances of a project: for pickers, and to find out that a name belongs to no instance. */
export const everyInstance = (project: string) =>
  everyPage((pageToken) => query(instanceList, { query: { project, limit: ALL, pageToken } }));

/** One instance by id; 404 when it no longer exists. */
export const instanceById = (instance: string) => query(instanceView, { path: { instance } });

export const interfacesById = (instance: string) =>
  query(instanceNetworkInterfaceList, { query: { instance, limit: ALL } });
