import type { BgpAnnounceSet, BgpAnnouncement } from '@console/shared/api';
import type { EachOf } from '../../rack/each-of.ts';
import { exportedTo } from '../announce-sets/networks.ts';

/** A network and the set that announces it. */
export interface NamedNetwork {
  readonly network: string;
  readonly set: string;
}

/** The networks of announce sets that no peer receives; IPv4 only, because the API does not return it for IPv6. */
export function unexported(
  sets: readonly Pick<BgpAnnounceSet, 'id' | 'name'>[],
  networks: EachOf<readonly BgpAnnouncement[]>,
  exports: Readonly<Record<string, readonly string[]>>,
): { readonly missing: readonly NamedNetwork[]; readonly unverified: readonly NamedNetwork[] } {
  const missing: NamedNetwork[] = [];
  const unverified: NamedNetwork[] = [];
  for (const { id, name } of sets) {
    for (const { network } of networks.get(id) ?? []) {
      const peers = exportedTo(network, exports);
      if (peers === 'unknown') unverified.push({ network, set: name });
      else if (peers.length === 0) missing.push({ network, set: name });
    }
  }
  return { missing, unverified };
}
