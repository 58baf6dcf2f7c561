import { networkingAllowListView } from '@console/shared/api';
import { query } from '@console/shared/query';

/** From where the services can be reached. */
export const allowList = () => query(networkingAllowListView);
