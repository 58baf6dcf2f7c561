import { ALL, siloUtilizationList, sledList } from '@console/shared/api';
import { everyPage, query } from '@console/shared/query';

/** Quotas and utilization of all silos. */
export const allUtilization = () =>
  everyPage((pageToken) => query(siloUtilizationList, { query: { limit: ALL, pageToken } }));

/** The sleds of the rack, whose hardware backs the quotas. */
export const allSleds = () => everyPage((pageToken) => query(sledList, { query: { limit: ALL, pageToken } }));
