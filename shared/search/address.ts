import type { SearchText } from '@console/shared/contract';
import { hasAddress, type IpRange, isWithin, overlaps, parseAddress } from '@console/shared/format';
import { parseMac } from './mac.ts';

/** An address, a network, a MAC address, or the start of one, that is searched. */
export type Address = Extract<SearchText, { is: 'ip' | 'cidr' | 'mac' | 'ip-prefix' | 'mac-prefix' }>;

const KINDS: ReadonlySet<string> = new Set<Address['is']>(['ip', 'cidr', 'mac', 'ip-prefix', 'mac-prefix']);

/** Whether addresses are searched. */
export const isOfAddress = (wanted: SearchText): wanted is Address => KINDS.has(wanted.is);

/** Whether MAC addresses are searched. */
export const isOfMac = ({ is }: SearchText): boolean => is === 'mac' || is === 'mac-prefix';

/** Whether a text is the address, an address of the network, the MAC address in any format, or begins so. */
export function isAddress(wanted: Address, text: string): boolean {
  if (wanted.is === 'mac') return parseMac(text) === wanted.mac;
  if (wanted.is === 'mac-prefix')
    return parseMac(text)?.replaceAll(':', '').startsWith(wanted.digits) ?? false;
  const address = parseAddress(text.replace(/\/\d+$/, ''));
  if (!address) return false;
  if (wanted.is === 'ip-prefix') return wanted.ranges.some((range) => hasAddress(range, address));
  return wanted.is === 'ip'
    ? address.version === wanted.address.version && address.value === wanted.address.value
    : hasAddress(wanted.net, address);
}

/**
 * Whether a range is found: it contains the address, is a part of the network, or has addresses with the start. A pool has many
 * addresses, and a network may contain several pools.
 */
export function isInRange(wanted: Address, range: IpRange | undefined): boolean {
  if (!range) return false;
  switch (wanted.is) {
    case 'ip':
      return hasAddress(range, wanted.address);
    case 'cidr':
      return isWithin(range, wanted.net);
    case 'ip-prefix':
      return wanted.ranges.some((one) => overlaps(range, one));
    default:
      return false;
  }
}

/** Whether a network can contain the address that is searched. */
export const mayHave = (wanted: Address, net: IpRange): boolean =>
  wanted.is === 'cidr' ? overlaps(net, wanted.net) : isInRange(wanted, net);

/** The range of two addresses; `undefined` when one of them is not readable. */
export const rangeOf = (first: string, last: string): IpRange | undefined => {
  const [from, until] = [parseAddress(first), parseAddress(last)];
  return from && until && { version: from.version, first: from.value, last: until.value };
};
