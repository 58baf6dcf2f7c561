import { ALL, PAGE_SIZE, networkingLoopbackAddressList, rackList } from '@console/shared/api';
import { everyPage, query } from '@console/shared/query';

/** A page of the loopback addresses. */
export const loopbackPage = (pageToken?: string, limit = PAGE_SIZE) =>
  query(networkingLoopbackAddressList, { query: { limit, pageToken } });

/** Every rack, for the choice of one. */
export const allRacks = () => everyPage((pageToken) => query(rackList, { query: { limit: ALL, pageToken } }));
