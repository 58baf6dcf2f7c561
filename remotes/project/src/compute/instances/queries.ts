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

/** One instance; 404 when there is none of this name or none that the user may see. */
export const instanceByName = (project: string, instance: string) =>
  query(instanceView, { path: { instance }, query: { project } });

/** The addresses an instance is reached at from outside. */
export const externalIps = (project: string, instance: string) =>
  query(instanceExternalIpList, { path: { instance }, query: { project } });

/** The network interfaces of an instance. */
export const networkInterfaces = (project: string, instance: string) =>
  query(instanceNetworkInterfaceList, { query: { project, instance, limit: ALL } });

/** The instances of a project for pickers, look-ups and the palette: all at once. */
export const allInstances = (project: string) => query(instanceList, { query: { project, limit: ALL } });

/** One instance by id; 404 when it is gone. */
export const instanceById = (instance: string) => query(instanceView, { path: { instance } });

/** The network interfaces of an instance that is known by its id. */
export const interfacesById = (instance: string) =>
  query(instanceNetworkInterfaceList, { query: { instance, limit: ALL } });
