import { ALL, siloUtilizationList } from '@console/shared/api';
import { everyPage, query, reporting } from '@console/shared/query';

/** Quotas and utilization of all silos. */
export const allUtilization = () =>
  reporting(
    everyPage((pageToken) => query(siloUtilizationList, { query: { limit: ALL, pageToken } })),
    'allocated',
    'provisioned',
  );
