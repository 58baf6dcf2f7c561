import type { ApiRequest } from '@console/shared/api';
import { fetchPart } from '@console/shared/runtime';
import type { Finding } from './findings.ts';

/**
 * Checks whether the server executed a write whose response never arrived. The write is not sent again. The code of the check is
 * fetched only now, because a check needs a reachable server anyway.
 * @throws ApiError when a read of the check fails; the outcome is still unknown then
 */
export async function checkLost(lost: ApiRequest): Promise<Finding> {
  const { look } = await fetchPart(() => import(/* webpackChunkName: "outcome" */ './look.ts'));
  return look(lost);
}
