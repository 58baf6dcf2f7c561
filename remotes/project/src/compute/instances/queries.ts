import {
  instanceExternalIpList,
  instanceList,
  instanceNetworkInterfaceList,
  instanceView,
} from '@console/shared/api';
import { query } from '@console/shared/query';
import { ALL, PAGE_SIZE } from '../../limits.ts';

/** A page of a project's instances. */
export const instancePage =
  (project: string) =>
  (pageToken?: string, limit = PAGE_SIZE) =>
    query(instanceList, { query: { project, limit, pageToken } });

/** One instance; 404 when no instance has this name or the user may not see it. */
export const instanceByName = (project: string, instance: string) =>
  query(instanceView, { path: { instance }, query: { project } });

/** The external addresses of an instance. */
export const externalIps = (project: string, instance: string) =>
  query(instanceExternalIpList, { path: { instance }, query: { project } });

/** The network interfaces of an instance. */
export const networkInterfaces = (project: string, instance: string) =>
  query(instanceNetworkInterfaceList, { query: { project, instance, limit: ALL } });

/** All instances of a project at once, for pickers, lookups and the palette. */
export const allInstances = (project: string) => query(instanceList, { query: { project, limit: ALL } });

/** One instance by id; 404 when it does not exist any more. */
export const instanceById = (instance: string) => query(instanceView, { path: { instance } });

/** The network interfaces of an instance, by its id. */
export const interfacesById = (instance: string) =>
  query(instanceNetworkInterfaceList, { query: { instance, limit: ALL } });
