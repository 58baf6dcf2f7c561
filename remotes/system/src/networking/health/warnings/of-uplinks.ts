import { parseNet } from '@console/shared/format';
import { to } from '@console/shared/routing';
import { type AppliedPort, peersAt, portPath } from '../../rack/applied.ts';
import { nameOf, type Uplink } from '../uplinks.ts';
import { verdictOf, works } from '../verdict.ts';
import { settingsPath, type Warning, type WarningFacts } from './facts.ts';

const PORTS = to('/system/networking/switch-ports');
const SESSIONS = to('/system/networking/bgp/sessions');
const ROUTES = to('/system/networking/bgp/routes');

/** The uplinks that work; undefined when it is not known of all of them. */
function workingOf(uplinks: readonly Uplink[]): readonly Uplink[] | undefined {
  const verdicts = uplinks.map(verdictOf);
  return verdicts.includes('unknown') ? undefined : uplinks.filter((_, index) => works(verdicts[index]));
}

function oneSide({ uplinks }: WarningFacts): Warning[] {
  const sides = new Set(uplinks.map(({ port }) => port.switchLocation));
  const working = new Set(workingOf(uplinks)?.map(({ port }) => port.switchLocation));
  const [only] = working;
  return sides.size > 1 && working.size === 1 && only !== undefined
    ? [{ id: 'W1', severity: 'notice', text: `All traffic goes through ${only}`, to: PORTS }]
    : [];
}

function oneLeft({ uplinks }: WarningFacts): Warning[] {
  const [only, ...others] = workingOf(uplinks) ?? [];
  return only && others.length === 0
    ? [
        {
          id: 'W2',
          severity: 'notice',
          text: `Only ${nameOf(only)} works. If it fails, the rack is cut off`,
          to: portPath(only.port),
        },
      ]
    : [];
}

const isDefault = (net: string): boolean => parseNet(net)?.width === 0;

/** A static default route over a link that is up, or may be. */
const hasStaticDefault = ({ link, view, gateways }: Uplink): boolean =>
  link !== 'down' &&
  link !== 'starting' &&
  (view === undefined || gateways.some(({ dst, bfd }) => bfd !== 'down' && isDefault(dst)));

/** No default route exists: no peer announces one, and no link has a static one. False when it is not known. */
export const hasNoDefault = ({ network, uplinks }: Pick<WarningFacts, 'network' | 'uplinks'>): boolean =>
  network.imported !== undefined &&
  !network.imported.some(({ prefix }) => isDefault(prefix)) &&
  !uplinks.some(hasStaticDefault);

const noDefault = (facts: WarningFacts): Warning[] =>
  hasNoDefault(facts)
    ? [
        {
          id: 'W3',
          severity: 'destructive',
          text: 'The rack has no default route, so it cannot reach external networks',
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
            text: `${uplink.port.switchLocation} does not report peer ${addr} of ${nameOf(uplink)}. It may not have received its settings`,
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
      text: `${session.switch} has a session with ${session.addr}, which is not in any applied settings`,
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
          text: `Peer ${addr} is in two applied settings of ${location}. It has one session, and which settings apply is undefined`,
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
          text: `Peer ${addr} reports AS ${status.remoteAsn}, but its settings require AS ${asked}`,
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
            ({ addr, state, imported }) => state === 'ok' && imported?.length === 0 && !addr.includes(':'),
          )
          .map(({ addr }) => ({
            id: 'W8' as const,
            severity: 'notice' as const,
            text: `Peer ${addr} is connected, but no routes are imported. It announces none, or the import filter excludes them`,
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
