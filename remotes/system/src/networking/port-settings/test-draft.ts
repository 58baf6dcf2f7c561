import type { DraftLink, DraftPeer } from './draft.ts';
import { SILENT_LLDP } from './to-create.ts';

/** A link with required members only. */
export const LINK: DraftLink = {
  name: 'phy0',
  speed: 'speed100_g',
  fec: null,
  autoneg: false,
  mtu: 1500,
  lldp: SILENT_LLDP,
  txEq: null,
};

/** A peer on that link, without filters and without a key. */
export const PEER: DraftPeer = {
  interfaceName: 'phy0',
  addr: '172.20.15.9',
  bgpConfig: 'main',
  allowedExport: { type: 'no_filtering' },
  allowedImport: { type: 'no_filtering' },
  communities: [],
  connectRetry: 3,
  delayOpen: 0,
  enforceFirstAs: false,
  holdTime: 6,
  idleHoldTime: 3,
  keepalive: 2,
  key: { kind: 'none' },
};
