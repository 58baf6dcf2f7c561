import { formatMoment, overlaps, parseNet } from '@console/shared/format';
import { to } from '@console/shared/routing';
import { stateLook } from '../../bgp/sessions/rows.ts';
import { isStranger } from '../../rack/applied.ts';
import { nameOf, type Uplink, type UplinkPeer } from '../uplinks.ts';
import { peerKey, type Warning, type WarningFacts } from './facts.ts';

/** Why a peer is down, as far as its settings or its state show. */
function reasonOf({ peer, status }: UplinkPeer, { view }: Uplink): string | undefined {
  if (view && isStranger(peer, view))
    return `No address of ${peer.interfaceName} shares a network with the peer`;
  return status && stateLook(status.state).help;
}

/** `198.51.100.0/26 (pool public-v4)` for each announced network that no established peer receives; undefined when not known. */
function unreached({ announced, pools, uplinks, network }: WarningFacts): readonly string[] | undefined {
  if (!announced || !network.exports || uplinks.some(({ view }) => !view)) return undefined;
  const received = new Set(
    uplinks.flatMap(({ peers }) =>
      peers.filter(({ state }) => state === 'ok').flatMap(({ exported }) => exported ?? []),
    ),
  );
  return announced.flatMap(({ networks }) =>
    networks.flatMap((one) => {
      const net = parseNet(one.network);
      if (net?.version !== 4 || received.has(one.network)) return [];
      const behind = pools?.filter(({ ranges }) => ranges.some((range) => overlaps(range, net)));
      const names = behind ? behind.map(({ name }) => name).join(', ') : 'not available';
      return names ? `${one.network} (pool ${names})` : one.network;
    }),
  );
}

/** Who is affected by a peer that is down. */
function effectOf(facts: WarningFacts): { readonly isCut: boolean; readonly text: string } {
  const lost = unreached(facts);
  if (!lost) return { isCut: false, text: '. The networks behind it are not known' };
  return lost.length > 0
    ? { isCut: true, text: `. No peer receives ${lost.join(', ')}` }
    : { isCut: false, text: '. Other peers receive every announced network' };
}

const peersDown = (facts: WarningFacts): Warning[] =>
  facts.uplinks.flatMap((uplink) => {
    // A link that is down is the reason, and the warning of the uplink covers it
    if (!uplink.view || uplink.link === 'down') return [];
    const { name } = uplink.view.settings;
    return uplink.peers
      .filter(({ state, status }) => status !== undefined && state === 'down')
      .map((one): Warning => {
        const since = facts.downSince.get(peerKey(uplink, one));
        const moment =
          since === undefined
            ? 'is down'
            : `has been down since at least ${formatMoment(new Date(since), new Date(facts.now))}`;
        const reason = reasonOf(one, uplink);
        const { isCut, text } = effectOf(facts);
        return {
          id: 'W16',
          severity: isCut ? 'destructive' : 'notice',
          text: `Peer ${one.addr} of ${nameOf(uplink)} ${moment}${reason ? `. ${reason}` : ''}${text}`,
          to: `${to('/system/networking/port-settings/:portSettings/edit', { portSettings: name })}?peer=${encodeURIComponent(one.addr)}`,
        };
      });
  });

/** The warning about peers that are down: W16. */
export const PEER_RULES = [peersDown];
