import { ALL, PAGE_SIZE, ipPoolServiceRangeList, ipPoolServiceView } from '@console/shared/api';
import { everyPage, query } from '@console/shared/query';

/** The pool from which the platform's own services get their addresses. */
export const servicePool = () => query(ipPoolServiceView);

export const serviceRangePage = (pageToken?: string, limit = PAGE_SIZE) =>
  query(ipPoolServiceRangeList, { query: { limit, pageToken } });

/** Every range of it, which a new one must not overlap. */
export const allServiceRanges = () =>
  everyPage((pageToken) => query(ipPoolServiceRangeList, { query: { limit: ALL, pageToken } }));
