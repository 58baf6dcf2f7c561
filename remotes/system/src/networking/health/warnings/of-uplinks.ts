import { parseNet } from '@console/shared/format';
import { to } from '@console/shared/routing';
import { type AppliedPort, peersAt, portPath } from '../../rack/applied.ts';
import { nameOf, type Uplink } from '../uplinks.ts';
import { settingsPath, type Warning, type WarningFacts, works } from './facts.ts';

const PORTS = to('/system/networking/switch-ports');
const SESSIONS = to('/system/networking/bgp/sessions');
const ROUTES = to('/system/networking/bgp/routes');

function oneSide({ uplinks }: WarningFacts): Warning[] {
  const sides = new Set(uplinks.map(({ port }) => port.switchLocation));
  const working = new Set(uplinks.filter(works).map(({ port }) => port.switchLocation));
  const [only] = working;
  return sides.size > 1 && working.size === 1 && only !== undefined
    ? [{ id: 'W1', severity: 'notice', text: `All traffic goes through ${only}`, to: PORTS }]
    : [];
}

function oneLeft({ uplinks }: WarningFacts): Warning[] {
  const [only, ...others] = uplinks.filter(works);
  return only && others.length === 0
    ? [
        {
          id: 'W2',
          severity: 'notice',
          text: `Only ${nameOf(only)} works: no redundancy is left`,
          to: portPath(only.port),
        },
      ]
    : [];
}

const isDefault = (net: string): boolean => parseNet(net)?.width === 0;

/** There is no default route: neither a peer nor a static route of a working uplink has one. */
export const hasNoDefault = ({ network, uplinks }: Pick<WarningFacts, 'network' | 'uplinks'>): boolean =>
  network.imported !== undefined &&
  !network.imported.some(({ prefix }) => isDefault(prefix)) &&
  !uplinks.some((uplink) => works(uplink) && uplink.gateways.some(({ dst }) => isDefault(dst)));

const noDefault = (facts: WarningFacts): Warning[] =>
  hasNoDefault(facts)
    ? [
        {
          id: 'W3',
          severity: 'destructive',
          text: 'There is no route to external networks: no default route exists',
          to: ROUTES,
        },
      ]
    : [];

const notReported = ({ network, uplinks }: WarningFacts): Warning[] =>
  network.sessions === undefined
    ? []
    : uplinks.flatMap((uplink) =>
        uplink.peers
          .filter(({ status }) => status === undefined)
          .map(({ addr }) => ({
            id: 'W4' as const,
            severity: 'notice' as const,
            text: `${uplink.port.switchLocation} does not report the peer ${addr} of ${nameOf(uplink)}: it may not have received its settings`,
            to: portPath(uplink.port),
          })),
      );

const appliedOf = (uplinks: readonly Uplink[]): AppliedPort[] =>
  uplinks.flatMap(({ port, view }) => (view ? [{ port, view }] : []));

function leftOver({ network, uplinks }: WarningFacts): Warning[] {
  // Settings that could not be read may contain the peer
  if (uplinks.some(({ view }) => !view)) return [];
  const applied = appliedOf(uplinks);
  return (network.sessions ?? [])
    .filter((session) => peersAt(applied, session.switch, session.addr).length === 0)
    .map((session) => ({
      id: 'W5',
      severity: 'notice',
      text: `The session of ${session.switch} with ${session.addr} is not in any applied settings`,
      to: SESSIONS,
    }));
}

function twice({ uplinks }: WarningFacts): Warning[] {
  const applied = appliedOf(uplinks);
  const seen = new Set<string>();
  return uplinks.flatMap((uplink) =>
    uplink.peers.flatMap(({ addr }) => {
      const location = uplink.port.switchLocation;
      const [first] = peersAt(applied, location, addr);
      const key = `${location} ${first?.peer.addr ?? addr}`;
      if (peersAt(applied, location, addr).length < 2 || seen.has(key)) return [];
      seen.add(key);
      return [
        {
          id: 'W6' as const,
          severity: 'notice' as const,
          text: `The peer ${addr} is in two applied settings of ${location}: only one session exists, and which settings apply is undefined`,
          to: settingsPath(uplink),
        },
      ];
    }),
  );
}

const wrongNeighbor = ({ uplinks }: WarningFacts): Warning[] =>
  uplinks.flatMap((uplink) =>
    uplink.peers.flatMap(({ addr, peer, status }) => {
      const asked = peer.remoteAsn;
      // 0: the peer has not sent it yet
      if (!asked || !status || status.remoteAsn === 0 || status.remoteAsn === asked) return [];
      return [
        {
          id: 'W7' as const,
          severity: 'notice' as const,
          text: `The peer ${addr} reports AS ${status.remoteAsn}, but its settings require AS ${asked}`,
          to: settingsPath(uplink),
        },
      ];
    }),
  );

const silentPeers = ({ network, uplinks }: WarningFacts): Warning[] =>
  network.imported === undefined
    ? []
    : uplinks.flatMap((uplink) =>
        uplink.peers
          .filter(
            ({ addr, state, imported }) => state === 'ok' && imported.length === 0 && !addr.includes(':'),
          )
          .map(({ addr }) => ({
            id: 'W8' as const,
            severity: 'notice' as const,
            text: `The session with peer ${addr} is established, but no routes are imported: the peer announces none, or the filter excludes them`,
            to: settingsPath(uplink),
          })),
      );

/** The warnings about uplinks and their sessions: W1 to W8. */
export const UPLINK_RULES = [
  oneSide,
  oneLeft,
  noDefault,
  notReported,
  leftOver,
  twice,
  wrongNeighbor,
  silentPeers,
];
