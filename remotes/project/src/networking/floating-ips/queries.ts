import {
  ALL,
  PAGE_SIZE,
  floatingIpList,
  floatingIpView,
  projectIpPoolList,
  projectIpPoolView,
} from '@console/shared/api';
import { poolUtilization as poolUtilizationOfFleet } from '@console/shared/capacity';
import { everyPage, optionalLookup, orRefused, query } from '@console/shared/query';

export const floatingIpPage =
  (project: string) =>
  (pageToken?: string, limit = PAGE_SIZE) =>
    query(floatingIpList, { query: { project, limit, pageToken } });

/** All floating IPs of a project for pickers and the palette, attached or not. */
export const allFloatingIps = (project: string) =>
  everyPage((pageToken) => query(floatingIpList, { query: { project, limit: ALL, pageToken } }));

/** One floating IP; 404 when none has this name in the project. */
export const floatingIpByName = (project: string, floatingIp: string) =>
  query(floatingIpView, { path: { floatingIp }, query: { project } });

/**
 * The IP pools from which the silo may allocate addresses; refused to users without a role on the silo, who can use its pools
 * nevertheless (docs/contract/corrections.md).
 */
export const allPools = () =>
  orRefused(everyPage((pageToken) => query(projectIpPoolList, { query: { limit: ALL, pageToken } })));

/** One IP pool by id; `null` when it is no longer linked to the silo. */
export const poolById = (pool: string) => optionalLookup(query(projectIpPoolView, { path: { pool } }));

/** Utilization of an IP pool; `null` for users who may not view the fleet, because the API refuses them. */
export const poolUtilization = (pool: string) => optionalLookup(poolUtilizationOfFleet(pool));
