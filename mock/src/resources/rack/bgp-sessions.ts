import { isSwitchLocation } from './address-lots.ts';
import { contains, parseAddress, type Address } from '../../values/addresses.ts';
import type { T } from '../../wire/api.ts';
import { checksum } from '../../values/ids.ts';
import { parseNet } from '../../values/nets.ts';
import type { BgpConfigRow, SwitchPortSettingsRow } from '../../store/rows/rack.ts';
import type { Store } from '../../store/store.ts';
import { backSince, isDown } from './modes.ts';

/** Settings that are applied to a port. */
export interface Applied {
  readonly portName: string;
  readonly switch: T.SwitchLocation;
  readonly settings: SwitchPortSettingsRow;
  /** Milliseconds since the epoch. */
  readonly since: number;
}

/** The settings applied to ports, the longest applied first. A link that was down starts again when it is back. */
export function appliedSettings(store: Store): Applied[] {
  const { tables } = store;
  const applied = [...tables.switchPorts].flatMap((port): Applied[] => {
    const settings = tables.switchPortSettings.get(port.portSettingsId);
    if (settings === undefined || !isSwitchLocation(port.switchLocation)) return [];
    const { portName, switchLocation } = port;
    const since = Math.max(
      (port.timeSettingsApplied ?? settings.timeCreated).getTime(),
      backSince(store, 'link', switchLocation, portName),
    );
    return [{ portName, switch: switchLocation, settings, since }];
  });
  return applied.sort((a, b) => a.since - b.since);
}

/** A configured peer of a switch. */
export interface PeerSession {
  readonly switch: T.SwitchLocation;
  readonly peer: T.BgpPeer;
  readonly config: BgpConfigRow;
  readonly since: number;
  /** Whether one of the interface's own addresses shares a network with the peer. */
  readonly reachable: boolean;
}

/** Whether an address of the settings, on the given interface if any, is in a network with this one. */
export function isNeighbour(
  { parts }: SwitchPortSettingsRow,
  address: Address,
  interfaceName?: string,
): boolean {
  return parts.addresses.some((row) => {
    if (interfaceName !== undefined && row.interfaceName !== interfaceName) return false;
    const net = parseNet(row.address);
    return net !== undefined && contains(net.span, address) && net.address.value !== address.value;
  });
}

function sessionsOf(store: Store, applied: Applied): PeerSession[] {
  const { switch: location, portName, settings } = applied;
  return settings.parts.bgpPeers.flatMap((peer): PeerSession[] => {
    const address = parseAddress(peer.addr);
    const config = store.tables.bgpConfigs.get(peer.bgpConfig);
    if (address === undefined || config === undefined) return [];
    const isCut = isDown(store, 'link', location, portName) || isDown(store, 'bgp', location, peer.addr);
    const reachable = !isCut && isNeighbour(settings, address, peer.interfaceName);
    const since = Math.max(applied.since, backSince(store, 'bgp', location, peer.addr));
    return [{ switch: location, peer, config, since, reachable }];
  });
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** All peers of all switches, by switch and address. A peer on two ports of one switch is one session, the older. */
export function peerSessions(store: Store): PeerSession[] {
  const sessions = new Map<string, PeerSession>();
  for (const session of appliedSettings(store).flatMap((applied) => sessionsOf(store, applied))) {
    const key = `${session.switch} ${session.peer.addr}`;
    if (!sessions.has(key)) sessions.set(key, session);
  }
  return [...sessions].sort((a, b) => order(a[0], b[0])).map(([, session]) => session);
}

/** A state and its start, in milliseconds since the epoch. */
export interface Phase {
  readonly state: T.BgpPeerState;
  readonly at: number;
}

/** Duration of each state of a session that will be established, in milliseconds. */
function phasesOf({ peer }: PeerSession): readonly (readonly [T.BgpPeerState, number])[] {
  return [
    ['idle', 1000],
    ['connect', 1000 + peer.delayOpen * 1000],
    ['open_sent', 1000],
    ['open_confirm', 1000],
    ['session_setup', 1000],
  ];
}

/** The time at which a session reaches a state; the last one is `established`. */
export function startOf(session: PeerSession, state: T.BgpPeerState): number {
  let at = session.since;
  for (const [passed, ms] of phasesOf(session)) {
    if (passed === state) return at;
    at += ms;
  }
  return at;
}

/**
 * The observable part of the state machine of RFC 4271, 8.2.2. For a peer that cannot be reached, connecting and waiting alternate
 * with the connect retry time.
 */
export function phaseOf(session: PeerSession, now: number): Phase {
  const { since, reachable, peer } = session;
  if (!reachable) {
    const calling = startOf(session, 'connect');
    if (now < calling) return { state: 'idle', at: since };
    const retry = Math.max(1, peer.connectRetry) * 1000;
    const turn = Math.floor((now - calling) / retry);
    return { state: turn % 2 === 0 ? 'connect' : 'active', at: calling + turn * retry };
  }
  let at = since;
  for (const [state, ms] of phasesOf(session)) {
    if (now < at + ms) return { state, at };
    at += ms;
  }
  return { state: 'established', at };
}

/** True once the session exchanges routes. */
export function isEstablished(session: PeerSession, now: number): boolean {
  return phaseOf(session, now).state === 'established';
}

/** A private ASN derived from the text, for a peer without a configured one. */
const PRIVATE = { first: 64_512, count: 1023 } as const;

export function remoteAsnOf({ peer }: PeerSession): number {
  return peer.remoteAsn ?? PRIVATE.first + (Number.parseInt(checksum(peer.addr), 16) % PRIVATE.count);
}
