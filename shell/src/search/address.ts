import { hasAddress, parseAddress } from '@console/shared/format';
import { parseMac, type Wanted } from './classify.ts';

/** An address, network or MAC address that is searched. */
export type Address = Extract<Wanted, { is: 'ip' | 'cidr' | 'mac' }>;

/** Whether a text is the address, an address of the network, or the MAC address in any format. */
export function isAddress(wanted: Address, text: string): boolean {
  if (wanted.is === 'mac') return parseMac(text) === wanted.mac;
  const address = parseAddress(text.replace(/\/\d+$/, ''));
  if (!address) return false;
  return wanted.is === 'ip'
    ? address.version === wanted.address.version && address.value === wanted.address.value
    : hasAddress(wanted.net, address);
}
