import { PAGE_SIZE, networkingAddressLotList } from '@console/shared/api';
import { query } from '@console/shared/query';

export const lotPage = (pageToken?: string, limit = PAGE_SIZE) =>
  query(networkingAddressLotList, { query: { limit, pageToken } });
