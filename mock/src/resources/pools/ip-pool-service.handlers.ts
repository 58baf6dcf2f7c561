import type { Call, Handlers } from '../call.ts';
import { MockError } from '../../wire/errors.ts';
import { addRange, listRanges, removeRange } from './ip-ranges.ts';
import type { IpPoolRow } from '../../store/rows/pools.ts';

/** Every seed contains it; only a state file of an older mock may lack it. */
function servicePool(call: Call): IpPoolRow {
  const pool = call.tables.ipPools.find((row) => row.internal === true);
  if (pool === undefined) throw new MockError(404, 'ObjectNotFound', 'not found: IP pool of the services');
  return pool;
}

/** The pool from which the platform's own services get their addresses. contract operations.json, group `ip-pools-service`. */
export const ipPoolService = {
  ipPoolServiceView(_, call) {
    return servicePool(call);
  },

  ipPoolServiceRangeList({ query }, call) {
    return listRanges(call, servicePool(call), query);
  },

  ipPoolServiceRangeAdd({ body }, call) {
    return addRange(call, servicePool(call), body);
  },

  ipPoolServiceRangeRemove({ body }, call) {
    removeRange(call, servicePool(call), body);
  },
} satisfies Partial<Handlers>;
