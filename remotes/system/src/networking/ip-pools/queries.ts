import {
  ALL,
  PAGE_SIZE,
  ipPoolList,
  ipPoolRangeList,
  ipPoolSiloList,
  ipPoolView,
  siloList,
} from '@console/shared/api';
import { everyPage, query } from '@console/shared/query';

export const ipPoolPage = (pageToken?: string, limit = PAGE_SIZE) =>
  query(ipPoolList, { query: { limit, pageToken } });

export const allIpPools = () =>
  everyPage((pageToken) => query(ipPoolList, { query: { limit: ALL, pageToken } }));

/** One IP pool; 404 when none has this name. */
export const ipPoolByName = (pool: string) => query(ipPoolView, { path: { pool } });

/** A page of the address ranges of a pool. */
export const rangePage =
  (pool: string) =>
  (pageToken?: string, limit = PAGE_SIZE) =>
    query(ipPoolRangeList, { path: { pool }, query: { limit, pageToken } });

/** Every range of a pool, which a new one must not overlap. */
export const allRanges = (pool: string) =>
  everyPage((pageToken) => query(ipPoolRangeList, { path: { pool }, query: { limit: ALL, pageToken } }));

/** Every link of a pool, for its tab and to exclude linked silos from the picker. */
export const allLinks = (pool: string) =>
  everyPage((pageToken) => query(ipPoolSiloList, { path: { pool }, query: { limit: ALL, pageToken } }));

/** Every silo, for names of linked ones and for the picker. */
export const everySilo = () =>
  everyPage((pageToken) => query(siloList, { query: { limit: ALL, pageToken } }));
