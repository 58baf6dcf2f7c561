import {
  ALL,
  PAGE_SIZE,
  floatingIpList,
  floatingIpView,
  ipPoolUtilizationView,
  projectIpPoolList,
  projectIpPoolView,
} from '@console/shared/api';
import { everyPage, optionalLookup, query } from '@console/shared/query';

/** A page of a project's floating IPs. */
export const floatingIpPage =
  (project: string) =>
  (pageToken?: string, limit = PAGE_SIZE) =>
    query(floatingIpList, { query: { project, limit, pageToken } });

/** The floating IPs of a project for pickers and the palette, attached or not, every one. */
export const allFloatingIps = (project: string) =>
  everyPage((pageToken) => query(floatingIpList, { query: { project, limit: ALL, pageToken } }));

/** One floating IP; 404 when there is none of this name in the project. */
export const floatingIpByName = (project: string, floatingIp: string) =>
  query(floatingIpView, { path: { floatingIp }, query: { project } });

/** The IP pools that the silo may take addresses from. */
export const allPools = () =>
  everyPage((pageToken) => query(projectIpPoolList, { query: { limit: ALL, pageToken } }));

/** One IP pool by id; `null` when the silo has no link to it any more. */
export const poolById = (pool: string) => optionalLookup(query(projectIpPoolView, { path: { pool } }));

/** How full an IP pool is; `null` for whoever may not view the fleet: the API does not tell them. */
export const poolUtilization = (pool: string) =>
  optionalLookup(query(ipPoolUtilizationView, { path: { pool } }));
