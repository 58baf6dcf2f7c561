import type { BgpConfig, BgpPeerStatus } from '@console/shared/api';

/** The ASNs of the rack, sorted and without duplicates. */
export const asnsOf = (
  sessions: readonly Pick<BgpPeerStatus, 'localAsn'>[],
  configs: readonly Pick<BgpConfig, 'asn'>[],
): number[] =>
  [...new Set([...configs.map(({ asn }) => asn), ...sessions.map(({ localAsn }) => localAsn)])].toSorted(
    (a, b) => a - b,
  );
