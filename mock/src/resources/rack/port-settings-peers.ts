import { requireAddress } from './address-lots.ts';
import { formatAddress } from '../../values/addresses.ts';
import type { T } from '../../wire/api.ts';
import type { Call } from '../call.ts';
import { toCamel } from '../../wire/codec.ts';
import { asInvalid, invalid } from '../../wire/errors.ts';
import { pick } from '../find.ts';
import { formatNet, parseNet, type Net } from '../../values/nets.ts';

/** @throws MockError 400 for a number that is not a valid VLAN id */
export function requireVlan(vid: number | null | undefined, what: string): number | null {
  if (vid === null || vid === undefined) return null;
  if (vid < 1 || vid > 4094) throw invalid(`the VLAN ${vid} of ${what} must be from 1 to 4094`);
  return vid;
}

/** @throws MockError 400 for text that is not a network; `what` names the field in the message */
export function requireNet(text: string, what: string): Net {
  const net = parseNet(text);
  if (net === undefined) throw invalid(`the ${what} ${text} is not a network`);
  return net;
}

function policyOf(policy: T.ImportExportPolicy): T.ImportExportPolicy {
  if (policy.type === 'no_filtering') return policy;
  return { type: 'allow', value: policy.value.map((text) => formatNet(requireNet(text, 'allowed network'))) };
}

/** Maximum characters. corrections "Users, quotas, system"; RFC 2385. */
const MD5_KEY_MAX = 80;

/** Seconds. A session may have no keepalives, but it must not end between two of them. RFC 4271, 4.2. */
function requireTimers({ addr, holdTime, keepalive }: T.BgpPeer): void {
  if (holdTime === 1 || holdTime === 2)
    throw invalid(`the hold time of the peer ${addr} must be 0 or at least 3 seconds`);
  if (holdTime > 0 && keepalive >= holdTime)
    throw invalid(`the keepalive of the peer ${addr} must be shorter than its hold time`);
}

function peerOf(call: Call, interfaceName: string, peer: T.BgpPeer): T.BgpPeer {
  // Keys of maps are converted between wire and TypeScript, so the name is compared in its converted form.
  if (toCamel(peer.interfaceName) !== interfaceName)
    throw invalid(
      `the peer ${peer.addr} of "${interfaceName}" names the other interface "${peer.interfaceName}"`,
    );
  if (peer.remoteAsn === 0) throw invalid(`the ASN 0 of the peer ${peer.addr} is reserved`);
  requireTimers(peer);
  if ((peer.md5AuthKey?.length ?? 0) > MD5_KEY_MAX)
    throw invalid(`the MD5 key of the peer ${peer.addr} has more than ${MD5_KEY_MAX} characters`);
  return {
    ...peer,
    interfaceName,
    addr: formatAddress(requireAddress(peer.addr)),
    bgpConfig: asInvalid(() => pick('bgp-config', call.tables.bgpConfigs, peer.bgpConfig)).id,
    allowedExport: policyOf(peer.allowedExport),
    allowedImport: policyOf(peer.allowedImport),
    vlanId: requireVlan(peer.vlanId, `the peer ${peer.addr}`),
  };
}

/**
 * Validates the BGP peers of new port settings, and replaces the name of a config by its id.
 * @throws MockError 400, also for an unknown config
 */
export function peersOf(call: Call, body: T.SwitchPortSettingsCreate): T.BgpPeer[] {
  const peers = Object.entries(body.bgpPeers).flatMap(([interfaceName, config]) =>
    config.peers.map((peer) => peerOf(call, interfaceName, peer)),
  );
  const seen = new Set<string>();
  for (const { addr } of peers) {
    if (seen.has(addr)) throw invalid(`the peer ${addr} is given twice`);
    seen.add(addr);
  }
  return peers;
}
