import type { IpPoolUtilization } from '@console/shared/api';
import { formatBigNumber } from '@console/shared/format';

/** Free addresses of a pool, by family when it has both: `64 of 72 IPv4`. Numbers of IPv6 are decimal strings of up to 128 bits. */
export function remainingText({ ipv4, ipv6 }: IpPoolUtilization, locale?: string): string {
  const families = [
    ['IPv4', BigInt(ipv4.allocated), BigInt(ipv4.capacity)],
    ['IPv6', BigInt(ipv6.allocated), BigInt(ipv6.capacity)],
  ] as const;
  const text = (value: bigint) => formatBigNumber(value, locale).text;
  const present = families.filter(([, , capacity]) => capacity > 0n);
  if (present.length === 0) return 'None: the pool has no addresses';
  return present
    .map(([family, allocated, capacity]) => `${text(capacity - allocated)} of ${text(capacity)} ${family}`)
    .join(', ');
}
