import type { BgpImportedRouteIpv4 } from '@console/shared/api';
import { hasAddress, parseAddress, parseNet } from '@console/shared/format';

/** Whether a route is to a prefix that begins as typed, or to an address that was typed. */
export function matchesRoute({ prefix }: Pick<BgpImportedRouteIpv4, 'prefix'>, filter: string): boolean {
  const text = filter.trim();
  if (text === '' || prefix.startsWith(text)) return true;
  const [net, address] = [parseNet(prefix), parseAddress(text)];
  return net !== undefined && address !== undefined && hasAddress(net, address);
}
