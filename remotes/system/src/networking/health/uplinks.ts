import type {
  BfdStatus,
  BgpImportedRouteIpv4,
  BgpPeerStatus,
  LldpLinkConfig,
  LldpNeighbor,
  SwitchPort,
} from '@console/shared/api';
import { entryOf, isSameAddress } from '@console/shared/format';
import { exportsTo, isOnTheWay, YOUNG } from '../bgp/sessions/rows.ts';
import { hostOf } from '../rack/applied.ts';
import type { PeerView, SettingsView } from '../rack/settings-view.ts';
import type { PortLink } from '../switch-ports/link-state.ts';

/** State of a part of an uplink. `absent`: not configured, which is no failure. */
export type PartState = 'ok' | 'starting' | 'down' | 'unknown' | 'absent';

/** Data about the rack's network; undefined where a request failed. */
export interface NetworkFacts {
  readonly ports: readonly SwitchPort[];
  /** By the id of the settings. */
  readonly views: ReadonlyMap<string, SettingsView | undefined>;
  /** By the id of the port, as are neighbors and LLDP. */
  readonly links: ReadonlyMap<string, PortLink | undefined>;
  readonly neighbors: ReadonlyMap<string, readonly LldpNeighbor[] | undefined>;
  readonly lldp: ReadonlyMap<string, LldpLinkConfig | undefined>;
  readonly sessions: readonly BgpPeerStatus[] | undefined;
  readonly bfd: readonly BfdStatus[] | undefined;
  readonly exports: Readonly<Record<string, readonly string[]>> | undefined;
  readonly imported: readonly BgpImportedRouteIpv4[] | undefined;
}

export interface UplinkPeer {
  readonly addr: string;
  readonly peer: PeerView;
  readonly state: PartState;
  readonly status: BgpPeerStatus | undefined;
  readonly bfd: PartState;
  /** Undefined when they could not be read, as are the imported routes. */
  readonly exported: readonly string[] | undefined;
  readonly imported: readonly BgpImportedRouteIpv4[] | undefined;
}

/** A static route of an uplink. */
export interface UplinkGateway {
  readonly dst: string;
  readonly gw: string;
  readonly bfd: PartState;
}

/** A port with settings, and its link, peers and routes. */
export interface Uplink {
  readonly port: SwitchPort;
  /** Undefined when the settings could not be read. */
  readonly view: SettingsView | undefined;
  readonly link: PartState;
  readonly portLink: PortLink | undefined;
  /** Undefined when they could not be read. */
  readonly neighbors: readonly LldpNeighbor[] | undefined;
  readonly peers: readonly UplinkPeer[];
  readonly gateways: readonly UplinkGateway[];
}

const LINK_STATES = { up: 'ok', training: 'starting', down: 'down', unknown: 'unknown' } as const;

const BFD_STATES = { up: 'ok', init: 'starting', down: 'down', admin_down: 'absent' } as const;

/**
 * The state of a peer. A configured peer without a reported session is down, and so is one that alternates between connect, active
 * and idle: each change restarts the duration, so only an exchange of messages shows that it is coming up
 * (docs/screens/operator.md section 9.2).
 */
export function peerState(status: BgpPeerStatus | undefined, link: PartState, isKnown: boolean): PartState {
  if (!isKnown) return 'unknown';
  if (!status) return link === 'ok' ? 'down' : 'unknown';
  if (status.state === 'established') return 'ok';
  return isOnTheWay(status) && status.stateDurationMillis <= YOUNG ? 'starting' : 'down';
}

function bfdState(facts: NetworkFacts, location: string, address: string): PartState {
  if (!facts.bfd) return 'unknown';
  const session = facts.bfd.find((one) => one.switch === location && isSameAddress(one.peer, address));
  return session ? (entryOf<PartState>(BFD_STATES, session.state) ?? 'unknown') : 'absent';
}

function peersOf(view: SettingsView, port: SwitchPort, link: PartState, facts: NetworkFacts): UplinkPeer[] {
  const { switchLocation } = port;
  return view.bgpPeers.map((peer) => {
    const { addr } = peer;
    const status = facts.sessions?.find(
      (one) => one.switch === switchLocation && isSameAddress(one.addr, addr),
    );
    return {
      addr,
      peer,
      status,
      state: peerState(status, link, facts.sessions !== undefined),
      bfd: bfdState(facts, switchLocation, addr),
      exported: facts.exports && exportsTo(facts.exports, addr),
      imported: facts.imported?.filter(
        (route) => route.switch === switchLocation && isSameAddress(route.nexthop, addr),
      ),
    };
  });
}

const order = new Intl.Collator('en', { numeric: true });

/** The uplinks sorted by switch and port: one for each port with settings. */
export function uplinksOf(facts: NetworkFacts): Uplink[] {
  const configured = facts.ports.filter(({ portSettingsId }) => portSettingsId);
  return configured
    .toSorted(
      (a, b) => order.compare(a.switchLocation, b.switchLocation) || order.compare(a.portName, b.portName),
    )
    .map((port) => {
      const view = facts.views.get(port.portSettingsId ?? '');
      const portLink = facts.links.get(port.id);
      const link = portLink ? (entryOf<PartState>(LINK_STATES, portLink.state) ?? 'unknown') : 'unknown';
      return {
        port,
        view,
        link,
        portLink,
        neighbors: facts.neighbors.get(port.id),
        peers: view ? peersOf(view, port, link, facts) : [],
        gateways: (view?.routes ?? []).map(({ dst, gw }) => ({
          dst,
          gw: hostOf(gw),
          bfd: bfdState(facts, port.switchLocation, hostOf(gw)),
        })),
      };
    });
}

/** `switch0 qsfp0`. */
export const nameOf = ({ port }: Pick<Uplink, 'port'>): string => `${port.switchLocation} ${port.portName}`;
