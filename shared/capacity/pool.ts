import { apiError, type IpPoolUtilization, ipPoolUtilizationView } from '@console/shared/api';
import { NOT_READABLE } from '@console/shared/format';
import { type Query, query, reporting } from '@console/shared/query';

/** Those of IPv6 are decimal strings of up to 128 bits (docs/contract/wire-rules.md "Wire conventions"). */
const isCount = (value: unknown): boolean =>
  typeof value === 'number' ? Number.isInteger(value) : /^\d+$/.test(String(value));

/**
 * The number of addresses of an IP pool, and of the allocated ones. A response whose counts are not numbers fails here, so that every
 * page treats them as unknown.
 */
export function poolUtilization(pool: string): Query<IpPoolUtilization> {
  const each = reporting(query(ipPoolUtilizationView, { path: { pool } }), 'ipv4', 'ipv6');
  return {
    ...each,
    queryFn: async (context) => {
      const use = await each.queryFn(context);
      const counts = [use.ipv4, use.ipv6].flatMap(({ allocated, capacity }) => [allocated, capacity]);
      if (!counts.every(isCount)) throw apiError({ kind: 'unreadable', message: NOT_READABLE });
      return use;
    },
  };
}
