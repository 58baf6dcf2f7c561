import { ALL, siloUtilizationList, sledList } from '@console/shared/api';
import { everyPage, query } from '@console/shared/query';

/** Quotas of all silos and what is in use of them. */
export const allUtilization = () =>
  everyPage((pageToken) => query(siloUtilizationList, { query: { limit: ALL, pageToken } }));

/** The sleds of the rack, whose hardware quotas promise. */
export const allSleds = () => everyPage((pageToken) => query(sledList, { query: { limit: ALL, pageToken } }));
