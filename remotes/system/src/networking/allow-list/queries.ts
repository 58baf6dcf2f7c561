import { networkingAllowListView } from '@console/shared/api';
import { query } from '@console/shared/query';

/** The networks that may reach the services. */
export const allowList = () => query(networkingAllowListView);
