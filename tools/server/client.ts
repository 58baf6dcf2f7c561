import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Whether an address is one of the proxies in front.
 * @param list addresses and networks, such as `10.0.0.0/8`
 * @throws Error for what is neither
 */
export function proxyList(list: readonly string[]): (address: string) => boolean {
  const known = new BlockList();
  for (const entry of list) {
    const [address = '', length] = entry.split('/');
    const bits = isIP(address) === 6 ? 128 : 32;
    const prefix = length === undefined ? bits : Number(length);
    if (isIP(address) === 0 || !Number.isInteger(prefix) || prefix > bits)
      throw new Error(`--trusted-proxy is a list of addresses and networks, not "${entry}"`);
    known.addSubnet(address, prefix, familyOf(address));
  }
  return (address) => isIP(address) !== 0 && known.check(address, familyOf(address));
}

/** The client of a request: the last address in `X-Forwarded-For` that is no proxy in front. Entries added by others are ignored. */
export function clientBehind(isProxy: (address: string) => boolean): (request: IncomingMessage) => string {
  return ({ socket, headers }) => {
    const hops = String(headers['x-forwarded-for'] ?? '').split(',');
    let client = socket.remoteAddress ?? '';
    while (isProxy(client)) {
      const hop = hops.pop()?.trim() ?? '';
      if (isIP(hop) === 0) break;
      client = hop;
    }
    return client;
  };
}
