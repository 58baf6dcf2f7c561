import { ALL, PAGE_SIZE, networkingLoopbackAddressList, rackList } from '@console/shared/api';
import { everyPage, query } from '@console/shared/query';

export const loopbackPage = (pageToken?: string, limit = PAGE_SIZE) =>
  query(networkingLoopbackAddressList, { query: { limit, pageToken } });

export const allRacks = () => everyPage((pageToken) => query(rackList, { query: { limit: ALL, pageToken } }));
