import { PAGE_SIZE, networkingBgpConfigList } from '@console/shared/api';
import { query } from '@console/shared/query';

export const configPage = (pageToken?: string, limit = PAGE_SIZE) =>
  query(networkingBgpConfigList, { query: { limit, pageToken } });
