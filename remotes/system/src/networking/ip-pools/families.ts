import type { IpPoolUtilization } from '@console/shared/api';
import { formatBigNumber } from '@console/shared/format';

/** Addresses of one family in a pool. */
export interface Family {
  readonly label: 'IPv4' | 'IPv6';
  /** Text of its tag. */
  readonly short: 'v4' | 'v6';
  readonly allocated: bigint;
  readonly capacity: bigint;
}

const family = (
  label: Family['label'],
  short: Family['short'],
  { allocated, capacity }: { readonly allocated: number | string; readonly capacity: number | string },
): Family => ({ label, short, allocated: BigInt(allocated), capacity: BigInt(capacity) });

/** Both families of a pool. IPv6 numbers are decimal strings of up to 128 bits (docs/contract/wire-rules.md "Wire conventions"). */
export const familiesOf = ({ ipv4, ipv6 }: IpPoolUtilization): readonly [Family, Family] => [
  family('IPv4', 'v4', ipv4),
  family('IPv6', 'v6', ipv6),
];

/** The IP versions of a pool's addresses: those that have a capacity bar. */
export const presentFamilies = (utilization: IpPoolUtilization): Family[] =>
  familiesOf(utilization).filter(({ capacity }) => capacity > 0n);

/** A tenth of the addresses or fewer are free. */
export const isScarce = ({ allocated, capacity }: Pick<Family, 'allocated' | 'capacity'>): boolean =>
  (capacity - allocated) * 10n <= capacity;

/** The free addresses of a pool by version: `12 IPv4, 0 IPv6`. */
export function freeAddresses(utilization: IpPoolUtilization): string {
  const families = presentFamilies(utilization);
  if (families.length === 0) return 'no addresses';
  return families
    .map(({ label, allocated, capacity }) => `${formatBigNumber(capacity - allocated).text} ${label}`)
    .join(', ');
}
