import { PAGE_SIZE, networkingSwitchPortSettingsList } from '@console/shared/api';
import { query } from '@console/shared/query';

export const settingsPage = (pageToken?: string, limit = PAGE_SIZE) =>
  query(networkingSwitchPortSettingsList, { query: { limit, pageToken } });
