import type { BgpImportedRouteIpv4 } from '@console/shared/api';
import { hasAddress, parseAddress, parseNet } from '@console/shared/format';

/** Whether the prefix of a route starts with the typed text or contains the typed address. */
export function matchesRoute({ prefix }: Pick<BgpImportedRouteIpv4, 'prefix'>, filter: string): boolean {
  const text = filter.trim();
  if (text === '' || prefix.startsWith(text)) return true;
  const [net, address] = [parseNet(prefix), parseAddress(text)];
  return net !== undefined && address !== undefined && hasAddress(net, address);
}
