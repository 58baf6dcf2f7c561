import { ALL, siloUtilizationList, sledList } from '@console/shared/api';
import { everyPage, query, reporting } from '@console/shared/query';

/** Quotas and utilization of all silos. */
export const allUtilization = () =>
  reporting(
    everyPage((pageToken) => query(siloUtilizationList, { query: { limit: ALL, pageToken } })),
    'allocated',
    'provisioned',
  );

/** The sleds of the rack, whose hardware backs the quotas. */
export const allSleds = () => everyPage((pageToken) => query(sledList, { query: { limit: ALL, pageToken } }));
